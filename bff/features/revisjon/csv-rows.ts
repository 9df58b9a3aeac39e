import type { Knex } from 'knex';
import type { RevisjonCondition } from '#db/revisjon/condition.ts';
import { readRowsAfter, type RevisjonRow } from '#db/revisjon/read-rows.ts';
import { describeDetaljer } from '#domain/revisjon-detaljer.ts';
import { handlingName, ROLLER } from '#domain/revisjon.ts';
import { presentRevisjon } from '#bff/presenters/revisjon.ts';
import { BOM, csvLine } from './csv.ts';

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
    ROLLER[rolle],
    navn ?? '',
    pseudonym,
    handlingName(handling),
    handling,
    rest.sakId ?? '',
    rest.saksnummer ?? '',
    detaljer.join('\n'),
    row.requestId ?? '',
  ];
}
