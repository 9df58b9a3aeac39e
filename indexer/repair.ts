import type { Knex } from 'knex';
import { enqueue } from './outbox.ts';
import type { Difference } from './verify/compare-page.ts';

/**
 * Makes sure that what Postgres will say of these cases wins over what the index has: an orphan gets a tombstone
 * above its version, and a case whose version the index has outrun (Postgres came back from a backup) catches up.
 */
export async function outrank(db: Knex, differences: readonly Difference[]): Promise<void> {
  const orphans = differences.filter((difference) => difference.kind === 'orphaned');
  await db.raw(
    `insert into sak_gravstein (sak_id, versjon)
       select sak_id, versjon + 1 from unnest(?::text[], ?::bigint[]) as foreldreloes (sak_id, versjon)
       where not exists (select from sak where sak.sak_id = foreldreloes.sak_id)
     on conflict (sak_id) do update set versjon = greatest(sak_gravstein.versjon, excluded.versjon)`,
    columns(orphans),
  );
  const stale = differences.filter((difference) => difference.kind === 'stale');
  await db.raw(
    `update sak set versjon = foran.versjon + 1
       from unnest(?::text[], ?::bigint[]) as foran (sak_id, versjon)
       where sak.sak_id = foran.sak_id and sak.versjon < foran.versjon`,
    columns(stale),
  );
}

function columns(differences: readonly Extract<Difference, { indexed: object }>[]) {
  return [
    differences.map((difference) => difference.sakId),
    differences.map((difference) => difference.indexed.versjon),
  ];
}

/** Lets the follower bring these cases in order. */
export async function enqueueRepair(db: Knex, differences: readonly Difference[]): Promise<void> {
  if (differences.length === 0) return;
  await outrank(db, differences);
  await enqueue(
    db,
    differences.map((difference) => difference.sakId),
  );
}
