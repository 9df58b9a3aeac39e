import type { Knex } from 'knex';
import { rowsOf, sql } from '#db/sql.ts';
import { type PartyName, partyNames } from '#domain/names/party-names.ts';

/** The names of the parties of these cases, by case. */
export type KnownNames = (sakId: string) => readonly PartyName[];

/** Those that the cases have now, and those that they had: a court that leaves a name out may leave it in other texts. */
export async function readKnownNames(trx: Knex, sakIds: readonly string[]): Promise<KnownNames> {
  const rows = await rowsOf<{ sak_id: string; parter: string[] }>(
    trx,
    sql`select sak_id, array_agg(parter) as parter from (
        select sak_id, parter from sak where sak_id = any(${sakIds}) and parter is not null
        union all select sak_id, parter from parter_foer where sak_id = any(${sakIds})) alle
      group by sak_id`,
  );
  const known = new Map(rows.map(({ sak_id, parter }) => [sak_id, namesOf(parter)]));
  return (sakId) => known.get(sakId) ?? [];
}

/** The names in these texts. */
export const namesOf = (parter: readonly (string | null)[]): readonly PartyName[] =>
  parter.flatMap(partyNames);
