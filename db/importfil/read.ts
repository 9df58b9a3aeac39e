import type { Knex } from 'knex';
import { type Sql, allOf, firstRowOf, rowsOf, sql } from '#db/sql.ts';
import type { ImportInnhold, ImportResultat, Tegnsett } from '#domain/importer.ts';
import { RESULTAT } from './running.ts';

/** What became of a file. Counts are rows of the file, `borte…` what a complete list did not have. */
export interface Importfil {
  readonly id: number;
  readonly fil: string;
  /** How it was read as text. */
  readonly tegnsett: Tegnsett;
  readonly innhold: readonly ImportInnhold[];
  readonly begynt: Date;
  /** Null while it is under way, and when it was killed. */
  readonly ferdig: Date | null;
  readonly resultat: ImportResultat;
  readonly nye: number;
  readonly endret: number;
  readonly uendret: number;
  readonly gjentatt: number;
  readonly avvist: number;
  readonly borteSaker: number;
  readonly borteMoeter: number;
  /** Faults of the refused rows, and how many of them are kept. */
  readonly feil: number;
  /** Rows with each kind of finding. */
  readonly funnNavn: number;
  readonly funnGradert: number;
  readonly funnUlest: number;
  /** An administrator has uploaded it: who, as far as the name is known. */
  readonly erLastetOpp: boolean;
  readonly lastetOppAv: string | null;
  readonly tattTilbake: Date | null;
  readonly tattTilbakeAv: string | null;
  readonly domstoler: number;
  /** The first courts, by name. */
  readonly domstolNavn: readonly string[];
}

/** Which files: of a court, with refused rows, and imported before the one with this number; null: all. */
interface WhichImporter {
  readonly domstolId: string | null;
  readonly medAvviste: boolean;
  readonly foerId: number | null;
}

/** Uploads of a day that are listed. */
const MOST_UPLOADS = 100;
/** Names of courts that are given of one file. */
const MOST_NAMES = 3;

const navnPaa = (hash: Sql) =>
  sql`(select a.navn from administrator a where a.identitet_hash = ${hash})`;

const COLUMNS = sql`i.id, i.fil, i.tegnsett, i.innhold, i.begynt, i.ferdig, ${RESULTAT} as resultat, i.nye, i.endret, i.uendret,
  i.gjentatt, i.avvist, i.borte_saker as "borteSaker", i.borte_moeter as "borteMoeter", i.feil,
  i.lastet_opp_av is not null as "erLastetOpp", ${navnPaa(sql`i.lastet_opp_av`)} as "lastetOppAv",
  i.tatt_tilbake as "tattTilbake", ${navnPaa(sql`i.tatt_tilbake_av`)} as "tattTilbakeAv",
  i.funn_navn as "funnNavn", i.funn_gradert as "funnGradert", i.funn_ulest as "funnUlest",
  (select count(*) from importfil_domstol d where d.importfil_id = i.id) as domstoler,
  array(select d.navn from importfil_domstol f join domstol d on d.id = f.domstol_id where f.importfil_id = i.id
    order by d.navn collate "nb-NO-x-icu", d.id limit ${MOST_NAMES}) as "domstolNavn"`;

/** The files that were imported last, the newest first. */
export async function readImporter(
  db: Knex,
  { domstolId, medAvviste, foerId }: WhichImporter,
  limit: number,
): Promise<Importfil[]> {
  const conditions: Sql[] = [
    ...(foerId === null ? [] : [sql`i.id < ${foerId}`]),
    ...(medAvviste ? [sql`i.avvist > 0`] : []),
    ...(domstolId === null
      ? []
      : [
          sql`exists (select from importfil_domstol d where d.importfil_id = i.id and d.domstol_id = ${domstolId})`,
        ]),
  ];
  return rowsOf<Importfil>(
    db,
    sql`select ${COLUMNS} from importfil i where ${allOf(conditions)} order by i.id desc limit ${limit}`,
  );
}

/** Those that were uploaded after `since`, the newest first. */
export async function readOpplastinger(db: Knex, since: Date): Promise<Importfil[]> {
  return rowsOf<Importfil>(
    db,
    sql`select ${COLUMNS} from importfil i
      where i.lastet_opp_av is not null and i.begynt > ${since} order by i.id desc limit ${MOST_UPLOADS}`,
  );
}

/** Null when there is no such file, or no more. */
export async function readImportfil(db: Knex, id: number): Promise<Importfil | null> {
  const row = await firstRowOf<Importfil>(
    db,
    sql`select ${COLUMNS} from importfil i where i.id = ${id}`,
  );
  return row ?? null;
}

interface AvvistRad {
  readonly linje: number;
  readonly felt: string | null;
  readonly grunn: string;
  readonly posisjon: number | null;
}

/** The faults of a file that are kept, in the order in which they were found. */
export async function readAvvist(db: Knex, id: number): Promise<AvvistRad[]> {
  return rowsOf<AvvistRad>(
    db,
    sql`select linje, felt, grunn, posisjon from importfil_avvist where importfil_id = ${id} order by nr`,
  );
}

interface FunnRad {
  readonly linje: number;
  readonly felt: string | null;
  readonly slag: string;
}

/** The findings of a file that are kept, in the order in which they were made. */
export async function readFunn(db: Knex, id: number): Promise<FunnRad[]> {
  return rowsOf<FunnRad>(
    db,
    sql`select linje, felt, slag from importfil_funn where importfil_id = ${id} order by nr`,
  );
}

/** The files that began after `since` and until `now`, by how they ended, and the rows of them that were refused. */
export async function countImporter(
  db: Knex,
  since: Date,
  now: Date,
): Promise<
  { readonly resultat: ImportResultat; readonly filer: number; readonly avvist: number }[]
> {
  return rowsOf(
    db,
    sql`select ${RESULTAT} as resultat, count(*) as filer, sum(i.avvist)::int as avvist
      from importfil i where i.begynt > ${since} and i.begynt <= ${now} group by 1 order by 1`,
  );
}
