import type { Knex } from 'knex';
import { rowsOf, sql } from '#db/sql.ts';
import { isSakWithdrawn } from '#db/tilbaketrekking/hidden.ts';
import type { Navngitt } from '#domain/revisjon-felt.ts';

export interface Named {
  readonly slag: Navngitt;
  readonly id: string;
  /** Of a case its number, of a question to an employer the contact person's name. */
  readonly navn: string;
  /** Of a question: whose need it is about. */
  readonly gjelder: string | null;
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * The names of what has these ids, in one statement. Who has left has none any more, as nobody has whose name is erased, and a case
 * that is hidden has no number here.
 */
export async function readNames(
  db: Knex,
  asked: readonly Pick<Named, 'slag' | 'id'>[],
): Promise<Named[]> {
  if (asked.length === 0) return [];
  const idsOf = (slag: Navngitt) => [
    ...new Set(asked.filter((one) => one.slag === slag).map(({ id }) => id)),
  ];
  const uuidsOf = (slag: Navngitt) => idsOf(slag).filter((id) => UUID.test(id));
  return rowsOf<Named>(
    db,
    sql`select 'domstol' as slag, id, navn, null::text as gjelder from domstol
        where id = any(${idsOf('domstol')}::text[])
      union all
      select 'sak', sak_id, saksnummer, null from sak
        where sak_id = any(${idsOf('sak')}::text[]) and not ${isSakWithdrawn(sql`sak.sak_id`)}
      union all
      select 'soeknad', id::text, fornavn || ' ' || etternavn, null from soeknad
        where id = any(${uuidsOf('soeknad')}::uuid[]) and slettet is null
      union all
      select 'bruker', id::text, fornavn || ' ' || etternavn, null from pressebruker
        where id = any(${uuidsOf('bruker')}::uuid[])
      union all
      select 'redaksjon', id::text, navn, null from redaksjon
        where id = any(${uuidsOf('redaksjon')}::uuid[])
      union all
      select 'spoersmaal', id::text, kontaktperson_navn, navn from arbeidsgiver_bekreftelse
        where id = any(${uuidsOf('spoersmaal')}::uuid[]) and slettet is null`,
  );
}
