import type { Knex } from 'knex';
import { firstRowOf, rowsOf, sql, type Sql } from '#db/sql.ts';
import type { Dokumentadresse } from '#domain/tilbaketrekking.ts';

/*
 * Who has opened a case: by the audit log, which is kept for longer than any case is shown. A person is the same however
 * often the keys change (table `identitet`).
 */

/** The rows of press users who opened a case or one of its documents, as `r`. An index has just these. */
const isOpening = sql`r.rolle = 'presse' and r.handling in ('sak', 'dokument')`;

/** For a larger statement: whether the person has opened the case, or a document of it, before `before`. */
export function hasOpened(sakId: Sql, identitetHash: Sql, before: Sql = sql`'infinity'`): Sql {
  return sql`exists (select from revisjon r where r.sak_id = ${sakId}
    and r.identitet_hash = ${identitetHash} and ${isOpening} and r.tidspunkt < ${before})`;
}

/** For a larger statement: everybody who has opened one of the cases, or a document of it. */
export function personsWhoOpened(sakIds: readonly string[]): Sql {
  return sql`select distinct r.identitet_hash from revisjon r
    where r.sak_id = any(${sakIds}::text[]) and ${isOpening}`;
}

interface Opened {
  /** Persons. */
  readonly sak: number;
  readonly dokumenter: number;
  readonly last: Date | null;
}

/** How many persons have opened the case, and documents of it, and when that was last. */
export async function countOpened(db: Knex, sakId: string): Promise<Opened> {
  const row = await firstRowOf<Opened>(
    db,
    sql`select count(distinct r.identitet_hash) filter (where r.handling = 'sak') as sak,
       count(distinct r.identitet_hash) filter (where r.handling = 'dokument') as dokumenter,
       max(r.tidspunkt) as last
     from revisjon r where r.sak_id = ${sakId} and ${isOpening}`,
  );
  return row!;
}

interface DokumentOpened extends Dokumentadresse {
  readonly antall: number;
}

/** How many persons have opened each document of the case that anybody has opened. */
export async function countDokumentOpened(db: Knex, sakId: string): Promise<DokumentOpened[]> {
  return rowsOf<DokumentOpened>(
    db,
    sql`select r.detaljer ->> 'filtype' as filtype, r.detaljer ->> 'domstolInitialer' as "domstolInitialer",
       r.detaljer ->> 'filNavn' as "filNavn", count(distinct r.identitet_hash) as antall
     from revisjon r where r.sak_id = ${sakId} and ${isOpening} and r.handling = 'dokument'
     group by 1, 2, 3`,
  );
}
