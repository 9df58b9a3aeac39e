import type { Knex } from 'knex';
import { enqueueSaker, raiseTombstones } from '#db/queues/sak-outbox.ts';
import { run, sql } from '#db/sql.ts';
import type { IndexEntry } from '#search/port.ts';
import type { Difference } from './compare.ts';

/**
 * Makes the version of Postgres newer than the one in the index, so that the next write is not superseded: a case
 * that Postgres does not have gets a tombstone, and a case whose version in the index is ahead (Postgres was restored
 * from a backup) catches up.
 */
export async function raiseVersions(db: Knex, differences: readonly Difference[]): Promise<void> {
  const indexedOf = (kind: 'orphaned' | 'stale') =>
    differences.flatMap((one) => (one.kind === kind ? [one.indexed] : []));
  await raiseTombstones(db, indexedOf('orphaned'));
  // A hidden case is in Postgres, and its delete must not be superseded either.
  await catchUp(db, [...indexedOf('stale'), ...indexedOf('orphaned')]);
}

async function catchUp(db: Knex, indexed: readonly IndexEntry[]): Promise<void> {
  await run(
    db,
    sql`update sak set versjon = foran.versjon + 1
     from unnest(${indexed.map(({ sakId }) => sakId)}::text[],
       ${indexed.map(({ versjon }) => versjon)}::bigint[]) as foran (sak_id, versjon)
     where sak.sak_id = foran.sak_id and sak.versjon < foran.versjon`,
  );
}

/** Has the follower put these cases right. */
export async function enqueueRepair(db: Knex, differences: readonly Difference[]): Promise<void> {
  if (differences.length === 0) return;
  await raiseVersions(db, differences);
  await enqueueSaker(
    db,
    differences.map((difference) => difference.sakId),
  );
}
