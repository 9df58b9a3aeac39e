import type { Knex } from 'knex';
import { firstRowOf, raw, sql } from '#db/sql.ts';
import { isSakWithdrawn } from '#db/tilbaketrekking/hidden.ts';
import { NAME_FINDER } from '#domain/names/case-texts.ts';

/** Types as the courts write them, of cases and of hearings. */
interface WrittenTypes {
  readonly sakstyper: readonly string[];
  readonly rettsmoetetyper: readonly string[];
}

/**
 * Those of the types that a case or a hearing has now that is not hidden, and that say no party's name; a handful, each looked for
 * until it is found. A case whose texts nobody has looked at yet does not count: what it says may be a name.
 */
export async function readTypesSaid(db: Knex, types: WrittenTypes): Promise<WrittenTypes> {
  if (types.sakstyper.length + types.rettsmoetetyper.length === 0) return types;
  const said = (values: readonly string[], table: string, column: string) =>
    sql`array(select verdi from unnest(${values}::text[]) verdi where
      (select true from ${raw(table)} where btrim(${raw(column)}, e' \t\r\n') = verdi
        and ${raw(table)}.uten_navn -> ${column} is null
        and exists (select from sak lest where lest.sak_id = ${raw(table)}.sak_id and lest.navneleser >= ${NAME_FINDER})
        and not ${isSakWithdrawn(sql`${raw(table)}.sak_id`)} limit 1))`;
  const row = await firstRowOf<WrittenTypes>(
    db,
    sql`select ${said(types.sakstyper, 'sak', 'sakstype')} as sakstyper,
      ${said(types.rettsmoetetyper, 'rettsmoete', 'rettsmoetetype')} as rettsmoetetyper`,
  );
  return row!;
}
