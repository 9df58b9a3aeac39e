import fc from 'fast-check';
import { readSheet } from 'read-excel-file/node';
import { describe, expect, it } from 'vitest';
import type { Kolonne, Rad } from './table.ts';
import { xlsxOf } from './xlsx.ts';

const KOLONNER: readonly Kolonne[] = [
  { navn: 'Tekst', innhold: 'tekst', bredde: 20 },
  { navn: 'Dag', innhold: 'dag', bredde: 12 },
  { navn: 'Tidspunkt', innhold: 'tidspunkt', bredde: 17 },
];

/** The cells of a workbook with these rows, read by another library. */
async function written(rader: readonly Rad[], hode: readonly Rad[] = []) {
  async function* batches() {
    yield rader.slice(0, 1);
    yield rader.slice(1);
  }
  const stream = await xlsxOf({ hode, kolonner: KOLONNER, rader: batches });
  return readSheet(Buffer.concat(await stream.toArray()), { trim: false });
}

describe('a workbook', () => {
  it('has the head, a line between, the columns and the rows', async () => {
    const cells = await written([['a', null, null]], [['Hode', 'verdi']]);
    expect(cells).toEqual([
      ['Hode', 'verdi', null],
      [null, null, null],
      ['Tekst', 'Dag', 'Tidspunkt'],
      ['a', null, null],
    ]);
  });

  it('has days and times as the clock in Oslo shows them, in winter and in summer', async () => {
    const [, , ...rows] = await written([
      [null, '2026-03-10', '2026-03-10T09:00:00+01:00'],
      ['b', '2026-07-01', '2026-07-01T00:30:00+02:00'],
    ]);
    // A workbook has times as fractions of a day.
    const seconds = rows.map((row) =>
      row.slice(1).map((time) => Math.round((time as unknown as Date).getTime() / 1000)),
    );
    expect(seconds).toEqual(
      [
        ['2026-03-10T00:00Z', '2026-03-10T09:00Z'],
        ['2026-07-01T00:00Z', '2026-07-01T00:30Z'],
      ].map((row) => row.map((time) => Date.parse(time) / 1000)),
    );
  });

  it('gives each text back as it was, also one that looks like a formula', async () => {
    const text = fc.oneof(
      fc.string({ unit: 'grapheme', minLength: 1 }),
      fc.constantFrom('=1+1', '@SUM(A1)', '+47', '<b>&"\'', '_x0041_', ' a ', 'a\u0001b', 'a\nb'),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(text, { minLength: 1 }), async (texts) => {
        const [, , ...rows] = await written(texts.map((one) => [one, null, null]));
        expect(rows.map(([first]) => first)).toEqual(texts);
      }),
      { numRuns: 50 },
    );
  });

  it('has no text that Excel would refuse', async () => {
    const [, , [cut], [odd]] = (await written([
      ['x'.repeat(40_000), null, null],
      ['a\uFFFEb\uD800', null, null],
    ])) as [unknown, unknown, string[], string[]];
    expect(cut).toHaveLength(32_767);
    expect(cut).toMatch(/x…$/);
    expect(odd).toBe('ab\uFFFD');
  });
});
