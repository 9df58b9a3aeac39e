import type { Knex } from 'knex';
import { type KeyRing, isNewest, seal, unseal } from '#bff/session/key-ring.ts';
import { rowsOf, run, sql } from '#db/sql.ts';

interface SessionRow {
  readonly token_hash: Buffer;
  readonly data: Readonly<Record<string, unknown>>;
}

/** Sessions at a time, so that no request waits long for the lock on its own. */
const BATCH = 100;

/**
 * Seals with the newest key what sessions hold under the older one. Whatever opens is sealed, so that a new field of a
 * session is not forgotten. Gives how many sessions.
 */
export async function moveSessions(db: Knex, ring: KeyRing, dryRun: boolean): Promise<number> {
  let moved = 0;
  let after: Buffer = Buffer.alloc(0);
  for (;;) {
    const rows = await db.transaction((transaction: Knex) =>
      moveBatch(transaction, ring, { after, dryRun }),
    );
    moved += rows.filter(({ isOlder }) => isOlder).length;
    if (rows.length < BATCH) return moved;
    after = rows.at(-1)!.token_hash;
  }
}

async function moveBatch(
  db: Knex,
  ring: KeyRing,
  { after, dryRun }: { readonly after: Buffer; readonly dryRun: boolean },
): Promise<{ token_hash: Buffer; isOlder: boolean }[]> {
  const rows = await rowsOf<SessionRow>(
    db,
    sql`select token_hash, data from sesjon where token_hash > ${after}
      order by token_hash limit ${BATCH} for update`,
  );
  const done = [];
  for (const { token_hash, data } of rows) {
    const fresh = sealAgain(ring, data);
    const isOlder = Object.keys(fresh).length > 0;
    if (isOlder && !dryRun)
      await run(
        db,
        sql`update sesjon set data = data || ${JSON.stringify(fresh)}::jsonb where token_hash = ${token_hash}`,
      );
    done.push({ token_hash, isOlder });
  }
  return done;
}

/** The fields that are sealed, but not with the newest key. */
function sealAgain(ring: KeyRing, data: SessionRow['data']): Record<string, string> {
  const entries = Object.entries(data).flatMap(([field, value]) => {
    if (typeof value !== 'string' || isNewest(ring, value)) return [];
    const text = unseal(ring, value);
    return text === null ? [] : [[field, seal(ring, text)] as const];
  });
  return Object.fromEntries(entries);
}
