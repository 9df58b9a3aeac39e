import type { Knex } from 'knex';
import { takeCancelled } from '#db/endring/borte.ts';
import { addEndringer } from '#db/endring/write.ts';
import { firstRowOf, sql } from '#db/sql.ts';
import { type Coverage, isCovered } from './coverage.ts';
import { noteChanged } from './shown-changes.ts';

/**
 * Notes the hearings that are cancelled after a complete list: it is the second one, after each other, that does not have them. One
 * list alone may be cut off where nobody can tell. `refused` are the ids and numbers of rows that could not be imported.
 */
export async function noteCancelled(
  trx: Knex,
  coverage: Coverage,
  refused: readonly string[],
  now: Date,
): Promise<void> {
  const list = { covers: isCovered(coverage), print: await printOfList(trx), refused };
  const cancelled = await takeCancelled(trx, list, now);
  await addEndringer(trx, cancelled, now);
  await noteChanged(
    trx,
    cancelled.map(({ sakId }) => sakId),
    now,
  );
}

/** Tells one list from another by its rows: the same file imported again has the same. */
async function printOfList(trx: Knex): Promise<Buffer> {
  const row = await firstRowOf<{ print: Buffer }>(
    trx,
    sql`select sha256(coalesce(string_agg(noekkel || ' ' || coalesce(avtrykk, ''), ',' order by noekkel), '')::bytea)
      as print from import_sett`,
  );
  return row!.print;
}
