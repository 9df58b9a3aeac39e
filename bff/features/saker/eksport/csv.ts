import { BOM, csvLine } from '#bff/csv.ts';
import type { Kolonne, Rad, Tabell } from './table.ts';

/** The table as CSV. */
export async function* csvOf({ hode, kolonner, rader }: Tabell): AsyncGenerator<string> {
  const head = [...hode, [], kolonner.map(({ navn }) => navn)];
  yield BOM + head.map(textLine).join('');
  for await (const batch of rader())
    yield batch.map((rad) => csvLine(rad.map((value, at) => cell(value, kolonner[at])))).join('');
}

const textLine = (rad: Rad) => csvLine(rad.map((value) => value ?? ''));

/** Oslo time, in a form that spreadsheets recognise. */
function cell(value: string | null, kolonne: Kolonne | undefined): string {
  if (value === null) return '';
  return kolonne?.innhold === 'tidspunkt' ? value.slice(0, 16).replace('T', ' ') : value;
}
