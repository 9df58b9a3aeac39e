import type { Knex } from 'knex';
import { firstRowOf, raw, sql, toRaw, type Sql } from '#db/sql.ts';
import { idOfAlias } from '#domain/names/file-names.ts';
import { partyNames } from '#domain/names/party-names.ts';
import type { BegrensningType, Dokument, Filtype, Sak } from '#domain/sak.ts';
import type { Day } from '#domain/time.ts';
import { type TitleRow, titleWithoutNames } from './names.ts';
import { readSaker } from './saker.ts';

/** The address of a file; unique among the files of all cases. */
interface DokumentAddress {
  readonly filtype: Filtype;
  readonly domstolInitialer: string;
  readonly filNavn: string;
}

export interface FoundDokument {
  readonly dokument: Dokument;
  /** Its case: whether the file may be shown depends on the case's hearings (domain/visibility.ts). */
  readonly sak: Sak;
  readonly noekkel: string;
  readonly bytes: number;
}

/** A row of `dokument`. */
export interface DokumentRow {
  readonly sak_id: string;
  readonly filtype: Filtype;
  readonly tittel: string;
  readonly fil_navn: string;
  readonly domstol_initialer: string;
  readonly publiseringsdato: Day;
  readonly avgivelsesdato: Day | null;
  readonly lagernoekkel: string;
  readonly bytes: number;
  readonly sha256: Buffer;
  readonly begrensninger: readonly BegrensningType[];
  /** Of a new document: its texts have been replaced, because nobody knows the names of its case any more. */
  readonly navn_fjernet?: Date | null;
}

/**
 * The file at this address, or with this alias, with its case, expired or not; null when there is none. Who may use which of the
 * two is the caller's to say.
 */
export async function findDokument(
  db: Knex,
  { filtype, domstolInitialer, filNavn }: DokumentAddress,
): Promise<FoundDokument | null> {
  const row = await firstRowOf<DokumentRow>(
    db,
    sql`select sak_id, fil_navn, lagernoekkel, bytes from dokument
      where filtype = ${filtype} and domstol_initialer = ${domstolInitialer} and ${isNamed(filNavn)}`,
  );
  const [sak] = row ? await readSaker(db, [row.sak_id]) : [];
  const dokument = sak?.dokumenter.find(
    (candidate) =>
      candidate.filtype === filtype &&
      candidate.domstolInitialer === domstolInitialer &&
      candidate.filNavn === row?.fil_navn,
  );
  return row && sak && dokument
    ? { dokument, sak, noekkel: row.lagernoekkel, bytes: row.bytes }
    : null;
}

/**
 * The id of the case that has a file at this address, also when the case is hidden; '' when there is none. A file whose name says a
 * party's name has its alias alone: the answer would say that the name was guessed.
 */
export async function findSakIdOf(
  db: Knex,
  { filtype, domstolInitialer, filNavn }: DokumentAddress,
): Promise<string> {
  const row = await firstRowOf<TitleRow & Pick<DokumentRow, 'sak_id'> & { parter: string | null }>(
    db,
    sql`select k.sak_id, k.id, k.tittel, k.tittel_uten_navn, k.fil_navn, k.fil_navn_uten_navn, s.parter
      from dokument k join sak s using (sak_id)
      where filtype = ${filtype} and domstol_initialer = ${domstolInitialer} and ${isNamed(filNavn)}`,
  );
  if (!row) return '';
  const { fil_navn_uten_navn: alias } = titleWithoutNames(row, partyNames(row.parter));
  return filNavn === (alias ?? row.fil_navn) ? row.sak_id : '';
}

/** By its file name, or by the alias that it has while that says a name (domain/names/file-names.ts). */
function isNamed(filNavn: string): Sql {
  const id = idOfAlias(filNavn);
  return id === null ? sql`fil_navn = ${filNavn}` : sql`(fil_navn = ${filNavn} or id = ${id})`;
}

/** What can change of the document at an address: everything but its case. */
const CHANGING = [
  'tittel',
  'publiseringsdato',
  'avgivelsesdato',
  'lagernoekkel',
  'bytes',
  'sha256',
  'begrensninger',
  // A file that comes is there again (db/retention/files.ts).
  'fil_fjernet',
] as const satisfies readonly (keyof DokumentRow | 'fil_fjernet')[];
/** Keeps a statement below the number of values that Postgres takes. */
const ROWS_PER_STATEMENT = 1000;

/**
 * Stores documents by their address, and gives how many are new and how many have changed. A row that is the same
 * already is not written: no new version of the case, nothing in the outbox.
 */
export async function upsertDokumenter(
  db: Knex,
  rows: readonly DokumentRow[],
): Promise<{ created: number; changed: number }> {
  const columns = (table: string) => raw(CHANGING.map((name) => `${table}.${name}`).join(', '));
  const isDifferent = sql`(${columns('dokument')}) is distinct from (${columns('excluded')})`;
  let created = 0;
  let written = 0;
  for (let from = 0; from < rows.length; from += ROWS_PER_STATEMENT) {
    const stored = await db('dokument')
      .insert(
        rows.slice(from, from + ROWS_PER_STATEMENT).map((row) => ({ ...row, fil_fjernet: null })),
      )
      .onConflict(['filtype', 'domstol_initialer', 'fil_navn'])
      .merge([...CHANGING])
      .where(toRaw(db, isDifferent))
      // xmax is 0 in a row that no earlier version precedes.
      .returning<{ is_new: boolean }[]>(toRaw(db, sql`xmax = 0 as is_new`));
    created += stored.filter((row) => row.is_new).length;
    written += stored.length;
  }
  return { created, changed: written - created };
}
