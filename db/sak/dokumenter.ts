import type { Knex } from 'knex';
import { raw, sql, toRaw } from '#db/sql.ts';
import type { Dokument, Filtype, Sak } from '#domain/sak.ts';
import type { Day } from '#domain/time.ts';
import { readSaker } from './saker.ts';

/** The address of a file; unique among the files of all cases. */
export interface DokumentAddress {
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
}

/** The file at this address with its case, expired or not; null when there is none. */
export async function findDokument(
  db: Knex,
  { filtype, domstolInitialer, filNavn }: DokumentAddress,
): Promise<FoundDokument | null> {
  const row = await db<DokumentRow>('dokument')
    .where({ filtype, domstol_initialer: domstolInitialer, fil_navn: filNavn })
    .first('sak_id', 'lagernoekkel', 'bytes');
  const [sak] = row ? await readSaker(db, [row.sak_id]) : [];
  const dokument = sak?.dokumenter.find(
    (candidate) =>
      candidate.filtype === filtype &&
      candidate.domstolInitialer === domstolInitialer &&
      candidate.filNavn === filNavn,
  );
  return row && sak && dokument
    ? { dokument, sak, noekkel: row.lagernoekkel, bytes: row.bytes }
    : null;
}

/** The id of the case that has a file at this address, also when the case is hidden; '' when there is none. */
export async function findSakIdOf(
  db: Knex,
  { filtype, domstolInitialer, filNavn }: DokumentAddress,
): Promise<string> {
  const row = await db<DokumentRow>('dokument')
    .where({ filtype, domstol_initialer: domstolInitialer, fil_navn: filNavn })
    .first('sak_id');
  return row?.sak_id ?? '';
}

/** What can change of the document at an address: everything but its case. */
const CHANGING = [
  'tittel',
  'publiseringsdato',
  'avgivelsesdato',
  'lagernoekkel',
  'bytes',
  'sha256',
] as const satisfies readonly (keyof DokumentRow)[];
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
      .insert(rows.slice(from, from + ROWS_PER_STATEMENT))
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
