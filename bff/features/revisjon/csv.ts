import type { Knex } from 'knex';
import { type RevisjonCondition, type RevisjonRow, readRowsAfter } from '#db/revisjon/rows.ts';
import { AUDIT_ROLES, describeDetaljer, auditActionName } from '#domain/revisjon.ts';
import { presentRevisjon } from './revisjon.ts';

/** Rows that are read at once, and all that is held in memory. */
const BATCH = 1_000;

const COLUMNS = [
  'Tidspunkt',
  'Rolle',
  'Navn',
  'Pseudonym',
  'Handling',
  'Handlingskode',
  'SakId',
  'Saksnummer',
  'Detaljer',
  'Forespørsel',
];

/** The log as CSV, newest first, a batch at a time: the next one is read when the reader has taken the last. */
export async function* csvOf(db: Knex, condition: RevisjonCondition): AsyncGenerator<string> {
  yield BOM + csvLine(COLUMNS);
  let rows: RevisjonRow[];
  let last: RevisjonRow | null = null;
  do {
    rows = await readRowsAfter(db, condition, last, BATCH);
    if (rows.length > 0) yield rows.map((row) => csvLine(cellsOf(row))).join('');
    last = rows.at(-1) ?? null;
  } while (rows.length === BATCH);
}

function cellsOf(row: RevisjonRow): string[] {
  const { tidspunkt, rolle, navn, pseudonym, handling, ...rest } = presentRevisjon(row);
  const detaljer = describeDetaljer(rest.detaljer).map(
    ({ navn: key, verdi }) => `${key}: ${verdi}`,
  );
  return [
    // Oslo's time in the form that every spreadsheet takes for a time.
    tidspunkt.slice(0, 19).replace('T', ' '),
    AUDIT_ROLES[rolle],
    navn ?? '',
    pseudonym,
    auditActionName(handling),
    handling,
    rest.sakId ?? '',
    rest.saksnummer ?? '',
    detaljer.join('\n'),
    row.requestId ?? '',
  ];
}

/** Excel takes a file for UTF-8 only when it begins with this. */
const BOM = '\uFEFF';

/** What a spreadsheet would calculate instead of showing it. */
const FORMULA = /^[=+\-@\t\r]/;
const NEEDS_QUOTES = /[";\r\n]/;

/**
 * One line as a Norwegian Excel reads it: semicolons, because the comma is for decimals. A cell that looks like a
 * formula gets an apostrophe in front, and is shown as text.
 */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(cell).join(';')}\r\n`;
}

function cell(text: string): string {
  const harmless = FORMULA.test(text) ? `'${text}` : text;
  return NEEDS_QUOTES.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
