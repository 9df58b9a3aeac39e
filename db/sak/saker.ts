import type { Knex } from 'knex';
import { MOETE_UTFALL, type Sak } from '#domain/sak.ts';
import { isDokumentGone, isSakWithdrawn, areParterWithdrawn } from '#db/tilbaketrekking/hidden.ts';
import { empty, firstRowOf, plannedRowsOf, rowsOf, sql, type Sql } from '#db/sql.ts';
import { textColumns } from './names-in-fields.ts';
import { type SakRow, toSak } from './sak-row.ts';

/** Ms since 1970, which a double holds exactly. `extract` would reckon in decimal numbers, for each of the hearings. */
const inMs = (instant: Sql) => sql`(date_part('epoch', ${instant}) * 1000)::bigint`;

/**
 * Everything of a case in one row, whatever is hidden of it; `from` gives the cases as `s` and their courts as `d`, in order.
 * `also` are more columns.
 */
const selectSaker = (from: Sql, also: Sql = empty) => sql`
  select s.sak_id, s.saksnummer, s.domstol_id, s.saks_tema, s.saks_tema_uten_navn, s.uten_navn, s.navneleser, s.parter,
    (select array_agg(f.parter) from parter_foer f where f.sak_id = s.sak_id) as parter_foer,
    ${textColumns}, s.parter_anonymisert, s.begrensninger, ${areParterWithdrawn(sql`s.sak_id`)} as parter_skjult,
    s.er_hentet_fra_sak_api, s.foerst_sett, s.endret, s.versjon,
    d.navn as domstol_navn, d.andre_navn || d.tidligere_navn as domstol_navneformer, d.seter,
    case when strpos(s.saksnummer, '/') > 0 then
      (select t.sete from domstol_sete t where t.domstol_id = s.domstol_id
        and t.suffiks = nullif(split_part(s.saksnummer, '/', 2), '')) end as sete,
    case when strpos(s.saksnummer, '/') > 0 then
      array(select seat from unnest(d.seter) seat where not exists
        (select from domstol_sete t where t.domstol_id = d.id and t.sete = seat)) end as seter_uten_suffiks,
    (select json_agg(json_build_array(${inMs(sql`r.start`)}, ${inMs(sql`r.slutt`)},
        r.sal, r.rettsal_adresse, r.rettsmoetetype, r.begrensninger, r.uten_navn)
        order by r.start, r.slutt, r.id)
      from rettsmoete r where r.sak_id = s.sak_id) as moeter,
    (select json_agg(json_build_array(k.filtype, k.tittel, k.fil_navn, k.domstol_initialer,
        k.publiseringsdato, k.avgivelsesdato, k.begrensninger, ${isDokumentGone()},
        k.tittel_uten_navn, k.fil_navn_uten_navn, k.id, k.navneleser)
        order by k.publiseringsdato, k.domstol_initialer, k.id)
      from dokument k where k.sak_id = s.sak_id) as dokumenter,
    (select json_agg(json_build_array(b.type, b.tekst, b.gjelder_til, b.tekst_uten_navn) order by b.satt, b.id)
      from begrensning b where b.sak_id = s.sak_id and b.opphevet is null) as satte_begrensninger,
    array(select distinct e.slag from sak_endring e
      where e.sak_id = s.sak_id and e.slag = any(${MOETE_UTFALL}::text[]) order by e.slag) as moete_utfall${also}
  ${from}`;

/**
 * The cases in the order of `sakIds`, with hearings and documents, in one query. Unknown ids are left out, and so are
 * cases that an administrator has hidden.
 */
export async function readSaker(db: Knex, sakIds: readonly string[]): Promise<Sak[]> {
  if (sakIds.length === 0) return [];
  const rows = await rowsOf<SakRow>(db, selectSaker(wantedWithCourts(sakIds)));
  return rows.map(toSak);
}

/** A case for a reader. */
export interface ReadSak {
  readonly sak: Sak;
  readonly erFavoritt: boolean;
  /** Another one after every change of the case, and of its court, hearings, documents and what hides it (`tilstand`). */
  readonly tilstand: string;
}

/** The same, and of each whether it is a favourite of this press user (null: nobody's). */
export async function readSakerFor(
  db: Knex,
  pressebrukerId: string | null,
  sakIds: readonly string[],
): Promise<ReadSak[]> {
  if (sakIds.length === 0) return [];
  const also = sql`, ${tilstand} as tilstand, ${isFavoritt(pressebrukerId)} as er_favoritt`;
  const statement = selectSaker(wantedWithCourts(sakIds), also);
  const rows = await plannedRowsOf<SakRow & StateRow>(db, statement);
  return rows.map((row) => ({
    sak: toSak(row),
    erFavoritt: row.er_favoritt,
    tilstand: row.tilstand,
  }));
}

interface StateRow {
  readonly sak_id: string;
  readonly tilstand: string;
  readonly er_favoritt: boolean;
}

/** What `readSakerFor` says beside the case, in the same order. */
export async function readStates(
  db: Knex,
  pressebrukerId: string | null,
  sakIds: readonly string[],
): Promise<StateRow[]> {
  return plannedRowsOf<StateRow>(
    db,
    sql`select s.sak_id, ${tilstand} as tilstand, ${isFavoritt(pressebrukerId)} as er_favoritt
      ${wanted(sakIds)}
      order by oensket.nr`,
  );
}

/** The version counts the changes; xmin is another one where a database was put back and counts again. */
const tilstand = sql`s.versjon || '.' || s.xmin::text`;

const isFavoritt = (pressebrukerId: string | null) =>
  pressebrukerId === null
    ? sql`false`
    : sql`exists (select from favoritt f
        where f.pressebruker_id = ${pressebrukerId} and f.sak_id = s.sak_id)`;

/** Those cases that are not hidden. */
const wanted = (sakIds: readonly string[]) => sql`
  from unnest(${sakIds}::text[]) with ordinality as oensket (sak_id, nr)
  join sak s on s.sak_id = oensket.sak_id and not ${isSakWithdrawn(sql`s.sak_id`)}`;

const wantedWithCourts = (sakIds: readonly string[]) => sql`
  ${wanted(sakIds)}
  join domstol d on d.id = s.domstol_id
  order by oensket.nr`;

/** The case as it is stored, hidden or not, for an administrator; null when there is none. */
export async function readSakAsStored(db: Knex, sakId: string): Promise<Sak | null> {
  const row = await firstRowOf<SakRow>(
    db,
    selectSaker(sql`from sak s join domstol d on d.id = s.domstol_id where s.sak_id = ${sakId}`),
  );
  return row ? toSak(row) : null;
}

/**
 * The next page of all cases that are not hidden, in byte order of sakId; null begins with the first. A page with
 * fewer than `limit` cases is the last one.
 */
export async function readSakerAfter(
  db: Knex,
  afterSakId: string | null,
  limit: number,
): Promise<Sak[]> {
  const rows = await rowsOf<SakRow>(
    db,
    selectSaker(sql`
      from (select * from sak where sak_id > ${afterSakId ?? ''}
        and not ${isSakWithdrawn(sql`sak.sak_id`)} order by sak_id limit ${limit}) s
      join domstol d on d.id = s.domstol_id
      order by s.sak_id`),
  );
  return rows.map(toSak);
}
