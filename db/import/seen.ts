import type { Knex } from 'knex';
import type { ParsedRow } from './parse-row.ts';

/**
 * What the file has told so far, in a temporary table: memory stays flat however many rows there are.
 * The first row with a key counts; a repeated one is left out, one that says something else is refused.
 */
export async function createSeen(trx: Knex): Promise<void> {
  await trx.raw('drop table if exists pg_temp.import_sett');
  await trx.raw(
    `create temporary table import_sett (
       noekkel text collate "C" primary key, linje bigint not null, avtrykk text)`,
  );
}

export interface Claimed {
  readonly fresh: readonly ParsedRow[];
  readonly repeated: number;
  readonly conflicts: readonly { readonly row: ParsedRow; readonly firstLine: number }[];
}

export async function claim(trx: Knex, rows: readonly ParsedRow[]): Promise<Claimed> {
  const keys = rows.map((row) => row.key);
  await trx.raw(
    `insert into import_sett select * from unnest(?::text[], ?::bigint[], ?::text[])
     on conflict do nothing`,
    [keys, rows.map((row) => row.line), rows.map((row) => row.fingerprint)],
  );
  const owners = await trx<{ noekkel: string; linje: number; avtrykk: string }>('import_sett')
    .select()
    .whereRaw('noekkel = any (?)', [keys]);
  const byKey = new Map(owners.map((owner) => [owner.noekkel, owner]));
  const ownerOf = (row: ParsedRow) => byKey.get(row.key)!;
  const later = rows.filter((row) => ownerOf(row).linje !== row.line);
  const differs = later.filter((row) => ownerOf(row).avtrykk !== row.fingerprint);
  return {
    fresh: rows.filter((row) => ownerOf(row).linje === row.line),
    repeated: later.length - differs.length,
    conflicts: differs.map((row) => ({ row, firstLine: ownerOf(row).linje })),
  };
}

/** A case that the file names but whose row was refused: `--complete` must not take it for absent. */
export async function protect(trx: Knex, ids: readonly string[]): Promise<void> {
  await trx.raw(
    'insert into import_sett (noekkel, linje) select unnest(?::text[]), 0 on conflict do nothing',
    [[...ids]],
  );
}
