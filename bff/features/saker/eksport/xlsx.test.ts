import { crc32, inflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import readWorkbook from 'read-excel-file/node';
import { describe, expect, it } from 'vitest';
import type { Kolonne, Rad } from './table.ts';
import { xlsxOf } from './xlsx.ts';

const KOLONNER: readonly Kolonne[] = [
  { navn: 'Tekst', innhold: 'tekst', bredde: 20 },
  { navn: 'Dag', innhold: 'dag', bredde: 12 },
  { navn: 'Tidspunkt', innhold: 'tidspunkt', bredde: 17 },
];

/** A workbook with these rows. */
async function written(rader: readonly Rad[], hode: readonly Rad[] = []): Promise<Buffer> {
  async function* batches() {
    yield rader.slice(0, 1);
    yield rader.slice(1);
  }
  return Buffer.concat(await xlsxOf({ hode, kolonner: KOLONNER, rader: batches }).toArray());
}

/** The cells of the rows, read by another library. */
async function readBack(rader: readonly Rad[]) {
  const [hits] = await readWorkbook(await written(rader), { trim: false });
  return hits!.data.slice(1);
}

describe('a workbook', () => {
  it('has the rows under the names of their columns, and the head on a sheet of its own', async () => {
    const bytes = await written([['a', null, null]], [['Hode', 'verdi']]);
    expect(await readWorkbook(bytes)).toEqual([
      {
        sheet: 'Treff',
        data: [
          ['Tekst', 'Dag', 'Tidspunkt'],
          ['a', null, null],
        ],
      },
      { sheet: 'Om søket', data: [['Hode', 'verdi']] },
    ]);
  });

  it('keeps the names of the columns in sight, in bold', async () => {
    const files = filesOf(await written([['a', null, null]]));
    const sheet = files.get('xl/worksheets/sheet1.xml')!;
    expect(sheet).toContain('<pane ySplit="1"');
    const styles = [...sheet.matchAll(/<c r="\w+" s="(\d)" t="inlineStr">/g)].map(
      ([, style]) => style,
    );
    expect(styles).toEqual(['3', '3', '3', '0']);
    const looks = [...files.get('xl/styles.xml')!.matchAll(/<xf [^>]*apply[^>]*>/g)];
    expect(looks[2]![0]).toContain('fontId="1"');
    expect(files.get('xl/styles.xml')).toMatch(/<font>.*<\/font><font><b\/>/);
    expect(files.get('xl/worksheets/sheet2.xml')).not.toContain('<pane');
  });

  it('has days and times as the clock in Oslo shows them, in winter and in summer', async () => {
    const rows = await readBack([
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
        const rows = await readBack(texts.map((one) => [one, null, null]));
        expect(rows.map(([first]) => first)).toEqual(texts);
      }),
      { numRuns: 50 },
    );
  });

  it('has no text that Excel would refuse', async () => {
    const [[cut], [odd]] = (await readBack([
      ['x'.repeat(40_000), null, null],
      ['a\uFFFEb\uD800', null, null],
    ])) as [string[], string[]];
    expect(cut).toHaveLength(32_767);
    expect(cut).toMatch(/x…$/);
    expect(odd).toBe('ab\uFFFD');
  });
});

/** The files of an archive, as its directory tells of them; their sums have to be right. */
function filesOf(zip: Buffer): ReadonlyMap<string, string> {
  const end = zip.length - 22;
  const files = new Map<string, string>();
  let entry = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left--) {
    const [crc, packed, size] = [16, 20, 24].map((at) => zip.readUInt32LE(entry + at));
    const name = zip.toString('utf8', entry + 46, entry + 46 + zip.readUInt16LE(entry + 28));
    const begin = zip.readUInt32LE(entry + 42) + 30 + name.length;
    const bytes = inflateRawSync(zip.subarray(begin, begin + packed!));
    expect([name, crc32(bytes), bytes.length]).toEqual([name, crc, size]);
    files.set(name, bytes.toString());
    entry += 46 + name.length;
  }
  return files;
}
