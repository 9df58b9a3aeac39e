import { Readable } from 'node:stream';
import { texts } from '#domain/texts.ts';
import type { Kolonne, Tabell } from './table.ts';
import { type Cell, type Row, STYLE, workbookOf } from './workbook.ts';

const t = texts({
  hits: { nb: 'Treff', nn: 'Treff' },
  about: { nb: 'Om søket', nn: 'Om søket' },
});

/** The table as an Excel workbook, made while it is read: the rows under their head, and what was searched for on a sheet of its own. */
export function xlsxOf({ hode, kolonner, rader }: Tabell): Readable {
  async function* rows(): AsyncGenerator<readonly Row[]> {
    yield [kolonner.map(({ navn }) => ({ value: navn, style: STYLE.head }))];
    for await (const batch of rader())
      yield batch.map((rad) => rad.map((value, at) => cell(value, kolonner[at])));
  }
  const [hits, about] = [t.hits, t.about];
  return Readable.from(
    workbookOf([
      ...[
        {
          name: hits,
          widths: kolonner.map(({ bredde }) => bredde),
          isHeadFrozen: true,
          rows: rows(),
        },
      ],
      {
        ...{ name: about, widths: [26, 100], isHeadFrozen: false },
        rows: [hode.map((rad) => rad.map((value) => ({ value, style: STYLE.wrapped })))],
      },
    ]),
  );
}

function cell(value: string | null, kolonne: Kolonne | undefined): Cell {
  const innhold = kolonne?.innhold ?? 'tekst';
  const style = STYLE[innhold];
  if (value === null || innhold === 'tekst') return { value, style };
  // A workbook knows no time zones: the clock in Oslo is written as if it were UTC.
  const local = innhold === 'dag' ? `${value}T00:00` : value.slice(0, 16);
  return { value: new Date(`${local}Z`), style };
}
