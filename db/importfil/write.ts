import type { Knex } from 'knex';
import { firstRowOf, run, sql } from '#db/sql.ts';
import {
  type AvvistGrunn,
  type Funn,
  type ImportInnhold,
  type ImportSlutt,
  MAX_AVVIST,
  type Tegnsett,
  cleanFileName,
  safeFelt,
} from '#domain/importer.ts';
import { IMPORTFIL_LOCK } from './running.ts';

/** `importfil`: what became of each file that was imported; `importfil_avvist`: why rows of it were refused. */

/** A fault of a row: never what stands there. */
export interface AvvistFeil {
  /** From 1. */
  readonly linje: number;
  /** The path of the field in its row; null: the row as a whole. One that no row can have becomes null. */
  readonly felt: string | null;
  readonly grunn: AvvistGrunn;
  /** The character, from 1, where that is known. */
  readonly posisjon?: number | null | undefined;
}

/** What was found in a row: never the word itself. */
interface ImportFunn {
  /** From 1. */
  readonly linje: number;
  readonly felt: string | null;
  readonly slag: Funn;
}

/** What an import has done so far, in rows. */
interface ImportTall {
  readonly nye: number;
  readonly endret: number;
  readonly uendret: number;
  readonly gjentatt: number;
  readonly avvist: number;
  /** Faults of the refused rows: a row can have several. */
  readonly feil: number;
  /** Rows with each kind of finding. */
  readonly funn?: Readonly<Record<Funn, number>>;
}
export interface ImportFremdrift extends ImportTall {
  readonly innhold: readonly ImportInnhold[];
  /** Ids that are no courts are left out. */
  readonly domstolIds: readonly string[];
}

export interface ImportBegun {
  /** Its path; only the name is kept. */
  readonly file: string;
  readonly tegnsett: Tegnsett;
  readonly begynt: Date;
  /** The pseudonym of the administrator who has uploaded it; null: it came by the command. */
  readonly lastetOppAv?: Buffer;
}

/** Notes that the import of a file begins, and gives its number. */
export async function noteBegun(
  trx: Knex,
  { file, tegnsett, begynt, lastetOppAv }: ImportBegun,
): Promise<number> {
  const row = await firstRowOf<{ id: number }>(
    trx,
    sql`insert into importfil (fil, tegnsett, begynt, lastet_opp_av)
      values (${cleanFileName(file)}, ${tegnsett}, ${begynt}, ${lastetOppAv ?? null}) returning id`,
  );
  return row!.id;
}

/**
 * Notes that the import of a file begins, and gives its number. The session of `trx` holds a lock from now on, by which others see that
 * it is under way: `letGo` ends it, and so does the end of the program, however it comes.
 */
export async function beginImport(trx: Knex, begun: ImportBegun): Promise<number> {
  const id = await noteBegun(trx, begun);
  await run(trx, sql`select pg_advisory_lock(${IMPORTFIL_LOCK}, ${id})`);
  return id;
}

/** To be called by the session that began the import. */
export async function letGo(trx: Knex, id: number): Promise<void> {
  await run(trx, sql`select pg_advisory_unlock(${IMPORTFIL_LOCK}, ${id})`);
}

const NO_FUNN: Readonly<Record<Funn, number>> = { navn: 0, gradert: 0, ulest: 0 };

/** Stores what the import has done so far: all of its numbers, and the faults that are new; `kept` of them are stored already. */
export async function noteImport(
  trx: Knex,
  id: number,
  fremdrift: ImportFremdrift,
  faults: readonly AvvistFeil[],
  kept: number,
): Promise<void> {
  const { nye, endret, uendret, gjentatt, avvist, feil, innhold, domstolIds } = fremdrift;
  const { navn, gradert, ulest } = fremdrift.funn ?? NO_FUNN;
  await run(
    trx,
    sql`update importfil set nye = ${nye}, endret = ${endret}, uendret = ${uendret}, gjentatt = ${gjentatt},
        avvist = ${avvist}, feil = ${feil}, innhold = ${[...innhold]}::text[],
        funn_navn = ${navn}, funn_gradert = ${gradert}, funn_ulest = ${ulest}
      where id = ${id}`,
  );
  await run(
    trx,
    sql`insert into importfil_domstol (importfil_id, domstol_id)
      select ${id}, id from domstol where id = any(${[...domstolIds]}::text[])
      on conflict do nothing`,
  );
  const fits = faults.slice(0, Math.max(0, MAX_AVVIST - kept));
  if (fits.length === 0) return;
  await run(
    trx,
    sql`insert into importfil_avvist (importfil_id, nr, linje, felt, grunn, posisjon)
      select ${id}, ${kept}::int + nr, linje, felt, grunn, posisjon from unnest(
        ${fits.map(({ linje }) => linje)}::bigint[], ${fits.map(({ felt }) => safeFelt(felt))}::text[],
        ${fits.map(({ grunn }) => grunn)}::text[], ${fits.map(({ posisjon }) => posisjon ?? null)}::int[])
        with ordinality as feil (linje, felt, grunn, posisjon, nr)`,
  );
}

/** Stores the findings that are new; `kept` of them are stored already. As many are kept as faults. */
export async function noteFunn(
  trx: Knex,
  id: number,
  funn: readonly ImportFunn[],
  kept: number,
): Promise<void> {
  const fits = funn.slice(0, Math.max(0, MAX_AVVIST - kept));
  if (fits.length === 0) return;
  await run(
    trx,
    sql`insert into importfil_funn (importfil_id, nr, linje, felt, slag)
      select ${id}, ${kept}::int + nr, linje, felt, slag from unnest(
        ${fits.map(({ linje }) => linje)}::bigint[], ${fits.map(({ felt }) => safeFelt(felt))}::text[],
        ${fits.map(({ slag }) => slag)}::text[]) with ordinality as funn (linje, felt, slag, nr)`,
  );
}

interface ImportSluttet {
  readonly ferdig: Date;
  readonly resultat: ImportSlutt;
  readonly borteSaker: number;
  readonly borteMoeter: number;
}

/** The import is over. */
export async function endImport(
  trx: Knex,
  id: number,
  { ferdig, resultat, borteSaker, borteMoeter }: ImportSluttet,
): Promise<void> {
  await run(
    trx,
    sql`update importfil set ferdig = greatest(begynt, ${ferdig}::timestamptz(3)), resultat = ${resultat},
        borte_saker = ${borteSaker}, borte_moeter = ${borteMoeter}
      where id = ${id}`,
  );
}

/** Notes that an uploaded list has been taken back, and by whom. */
export async function noteTakenBack(
  trx: Knex,
  id: number,
  { av, now }: { readonly av: Buffer; readonly now: Date },
): Promise<void> {
  await run(
    trx,
    sql`update importfil set tatt_tilbake = ${now}, tatt_tilbake_av = ${av} where id = ${id}`,
  );
}

/** Writes the record of an import that has ended, all at once; gives its number. For invented data. */
export async function addImportfil(
  db: Knex,
  record: {
    readonly fil: string;
    readonly tegnsett?: Tegnsett | undefined;
    readonly begynt: Date;
    /** Null: it was killed. */
    readonly slutt: ImportSluttet | null;
    readonly fremdrift: ImportFremdrift;
    readonly faults?: readonly AvvistFeil[];
    readonly funn?: readonly ImportFunn[];
  },
): Promise<number> {
  return db.transaction(async (trx: Knex) => {
    const id = await beginImport(trx, {
      file: record.fil,
      tegnsett: record.tegnsett ?? 'utf-8',
      begynt: record.begynt,
    });
    await noteImport(trx, id, record.fremdrift, record.faults ?? [], 0);
    await noteFunn(trx, id, record.funn ?? [], 0);
    if (record.slutt) await endImport(trx, id, record.slutt);
    await letGo(trx, id);
    return id;
  });
}
