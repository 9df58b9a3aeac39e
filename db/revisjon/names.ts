import type { Knex } from 'knex';
import { rowsOf, sql } from '#db/sql.ts';

interface Named {
  readonly id: string;
  readonly navn: string;
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * The names of the courts, applicants, users and employers' contact persons with these ids. Who has left has none any more, as
 * nobody has whose name is erased.
 */
export async function readNames(
  db: Knex,
  ids: readonly string[],
): Promise<Readonly<Record<string, string>>> {
  const uuids = ids.filter((id) => UUID.test(id));
  const courts = ids.filter((id) => !UUID.test(id));
  if (ids.length === 0) return {};
  const rows = await rowsOf<Named>(
    db,
    sql`select id, navn from domstol where id = any(${courts}::text[])
      union all
      select id::text, fornavn || ' ' || etternavn from soeknad
        where id = any(${uuids}::uuid[]) and slettet is null
      union all
      select id::text, fornavn || ' ' || etternavn from pressebruker where id = any(${uuids}::uuid[])
      union all
      select id::text, kontaktperson_navn from arbeidsgiver_bekreftelse
        where id = any(${uuids}::uuid[]) and kontaktperson_navn is not null`,
  );
  return Object.fromEntries(rows.map(({ id, navn }) => [id, navn]));
}
