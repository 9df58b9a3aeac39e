import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import type { Kolonne, Tabell } from './table.ts';

/**
 * The table as an Excel workbook of one sheet, made while it is read (docs/decisions/0043). Texts are stored as texts, so
 * nothing in them is calculated. The library is loaded when the first file is asked for.
 */
export async function xlsxOf({ hode, kolonner, rader }: Tabell): Promise<Readable> {
  const { writeXlsxStream } = await import('hucre/xlsx');
  async function* rows() {
    for (const rad of hode) yield rad.map(textCell);
    yield [];
    yield kolonner.map(({ navn }) => navn);
    for await (const batch of rader())
      for (const rad of batch) yield rad.map((value, at) => cell(value, kolonner[at]));
  }
  const columns = kolonner.map(({ innhold, bredde }) => ({
    width: bredde,
    ...(innhold !== 'tekst' && { numFmt: FORMATS[innhold] }),
  }));
  const stream = writeXlsxStream(rows(), { name: 'Treff', columns });
  return Readable.fromWeb(stream as ReadableStream);
}

const FORMATS = { dag: 'dd.mm.yyyy', tidspunkt: 'dd.mm.yyyy hh:mm' } as const;

function cell(value: string | null, kolonne: Kolonne | undefined): Date | string | null {
  if (value === null) return null;
  if (!kolonne || kolonne.innhold === 'tekst') return textCell(value);
  // A workbook knows no time zones: the clock in Oslo is written as if it were UTC.
  const local = kolonne.innhold === 'dag' ? `${value}T00:00` : value.slice(0, 16);
  return new Date(`${local}Z`);
}

/** Excel calls a workbook broken that has a longer text. */
const LONGEST = 32_767;

/** What may stand in XML; `_x0041_` would be read as a character, and is none here. */
function textCell(text: string | null): string | null {
  if (text === null) return null;
  const whole = text
    .replaceAll(/[\uFFFE\uFFFF]/g, '')
    .replaceAll(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_');
  return whole.length > LONGEST ? `${whole.slice(0, LONGEST - 1)}…` : whole;
}
