import type { Knex } from 'knex';
import { type KeyRing, isNewest, seal, unseal } from '#bff/session/key-ring.ts';
import { rowsOf, run, sql } from '#db/sql.ts';

interface SessionRow {
  readonly token_hash: Buffer;
  readonly data: Readonly<Record<string, unknown>>;
}

/**
 * Seals with the newest key what sessions hold under the older one. Whatever opens is sealed, so that a new field of a
 * session is not forgotten. Gives how many sessions.
 */
export async function moveSessions(db: Knex, ring: KeyRing, dryRun: boolean): Promise<number> {
  return db.transaction(async (transaction: Knex) => {
    const rows = await rowsOf<SessionRow>(
      transaction,
      sql`select token_hash, data from sesjon order by token_hash for update`,
    );
    let moved = 0;
    for (const { token_hash, data } of rows) {
      const fresh = sealAgain(ring, data);
      if (Object.keys(fresh).length === 0) continue;
      moved += 1;
      if (!dryRun)
        await run(
          transaction,
          sql`update sesjon set data = data || ${JSON.stringify(fresh)}::jsonb where token_hash = ${token_hash}`,
        );
    }
    return moved;
  });
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
