import type { Knex } from 'knex';
import { type RevisjonCondition, type RevisjonRow, readRowsAfter } from '#db/revisjon/rows.ts';
import { AUDIT_ROLES, describeDetaljer, auditActionName } from '#domain/revisjon.ts';
import { presentRevisjon } from './revisjon.ts';

/** Rows read at a time. No more than one batch is held in memory. */
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

/** The log as CSV, newest first. A batch is read when the client has received the one before. */
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
    // Oslo time, in a form that spreadsheets recognise.
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

/** Excel reads a file as UTF-8 only when it begins with this. */
const BOM = '\uFEFF';

/** A spreadsheet would calculate a cell that begins with one of these. */
const FORMULA = /^[=+\-@\t\r]/;
const NEEDS_QUOTES = /[";\r\n]/;

/**
 * One line for a Norwegian Excel, which separates cells by semicolons because the comma is the decimal sign. A cell
 * that looks like a formula gets an apostrophe in front, so that it is shown as text.
 */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(cell).join(';')}\r\n`;
}

function cell(text: string): string {
  const harmless = FORMULA.test(text) ? `'${text}` : text;
  return NEEDS_QUOTES.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
