import { beforeEach, describe, expect, it } from 'vitest';
import { readDays, readInnlesinger } from '#db/domstol/innlesinger.ts';
import { linje, liste, treff, useImport } from '#tests/support/cases/import.ts';

const { files } = useImport();
const SOS = '26-071352MED-TSOS/TSAR';
const OSLO = '26-071353MED-TOSL';
const MONDAY = new Date('2026-03-02T06:00:00Z');
const TUESDAY = new Date('2026-03-03T06:00:00Z');

beforeEach(async () => {
  await files.db('innlesing').delete();
  await files.db('innlesing_dag').delete();
});
const recorded = () => readInnlesinger(files.db);

describe('what is known of imports', () => {
  it('is for each court when its cases came last, and how many', async () => {
    const cases = [
      linje('A', { saksnummer: SOS }),
      linje('B', { saksnummer: OSLO }),
      linje('C', { saksnummer: OSLO.replace('353', '354') }),
    ];
    await files.importText(cases.join('\n'), { complete: true }, MONDAY);
    expect(await recorded()).toEqual([
      { domstolId: 'TOSL', sist: MONDAY, saker: 2 },
      { domstolId: 'TSOS', sist: MONDAY, saker: 1 },
    ]);
    // The next day one court sends the same again.
    await files.importText(cases.slice(1).join('\n'), { complete: true }, TUESDAY);
    expect(await recorded()).toEqual([
      { domstolId: 'TOSL', sist: TUESDAY, saker: 2 },
      { domstolId: 'TSOS', sist: MONDAY, saker: 1 },
    ]);
  });

  it('is of lists: lines of single cases move no time of their court', async () => {
    await files.importText(linje('A', { saksnummer: OSLO }), {}, MONDAY);
    expect(await recorded()).toEqual([]);
    await files.importText(
      liste(treff('A', ['2026-03-10'], { saksnummer: OSLO, domstol: 'Oslo tingrett' })),
      {},
      MONDAY,
    );
    const received = [{ domstolId: 'TOSL', sist: MONDAY, saker: 1 }];
    expect(await recorded()).toEqual(received);
    await files.importText(linje('B', { saksnummer: OSLO }), {}, TUESDAY);
    expect(await recorded()).toEqual(received);
    expect(await readDays(files.db, '2026-01-01')).toEqual([
      { domstolId: 'TOSL', dager: ['2026-03-02'] },
    ]);
  });

  it('counts the batches of a file together', async () => {
    const many = Array.from({ length: 501 }, (_, i) => linje(`M-${i}`, { saksnummer: OSLO }));
    await files.importText(many.join('\n'), { complete: true }, MONDAY);
    expect(await recorded()).toEqual([{ domstolId: 'TOSL', sist: MONDAY, saker: 501 }]);
  });

  it('is of public lists as well, and not of a list that was refused', async () => {
    await files.importText(liste(treff('A', ['2026-03-10'])), {}, MONDAY);
    const before = await recorded();
    expect(before.map(({ saker }) => saker)).toEqual([1]);
    const { rejected } = await files.importText(
      linje('A', { saksnummer: 'no number' }),
      {},
      TUESDAY,
    );
    expect(rejected).toBe(1);
    expect(await recorded()).toEqual(before);
  });
});
