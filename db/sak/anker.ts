import type { Knex } from 'knex';
import { rowsOf, sql } from '#db/sql.ts';

/** A case as the import has it. `ankeFra` is the number of the case that is appealed; null: this is no appeal. */
interface Written {
  readonly sak: { readonly sak_id: string };
  readonly ankeFra: string | null;
}

/** Writes which cases these come from, and gives those where that has changed. A list does not say: what is known stays. */
export async function writeAnker(
  trx: Knex,
  kind: 'sak' | 'liste',
  cases: readonly Written[],
): Promise<{ readonly sak_id: string }[]> {
  if (kind === 'liste') return [];
  const rows = cases.map(({ sak: { sak_id }, ankeFra }) => ({ sak_id, fra: ankeFra }));
  return rowsOf(
    trx,
    sql`with ny as materialized (
        select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as n (sak_id text, fra text)
      ), borte as (
        delete from sak_anke a using ny where a.sak_id = ny.sak_id and ny.fra is null returning a.sak_id
      ), skrevet as (
        insert into sak_anke (sak_id, anke_fra) select sak_id, fra from ny where fra is not null order by sak_id collate "C"
        on conflict (sak_id) do update set anke_fra = excluded.anke_fra where sak_anke.anke_fra <> excluded.anke_fra
        returning sak_id
      )
      select sak_id from borte union all select sak_id from skrevet`,
  );
}
