import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openFolderStore } from '#db/dokumentlager/folder.ts';
import { importFile } from '#import/import-file.ts';
import { readSaker } from '#db/sak/saker.ts';
import { useImport, IMPORTED_AT, linje, liste, treff } from '#tests/support/cases/import.ts';
import { dokument } from '#tests/support/cases/rows.ts';

const { files, ids, versions } = useImport();

describe('the public list', () => {
  it('of a real court gives 273 cases and 288 hearings, and changes nothing the second time', async () => {
    const file = join(files.dir, 'liste.json');
    const lager = openFolderStore(join(files.dir, 'lager'));
    await copyFile('tests/fixtures/hearings-sarpsborg-2026.json', file);
    const first = await importFile({ db: files.db, lager, now: IMPORTED_AT }, file);
    expect(first).toMatchObject({ created: 273, changed: 0, unchanged: 0, rejected: 0 });
    expect(await files.db('rettsmoete').pluck('id')).toHaveLength(288);
    const before = await versions();
    await files.db('sak_utboks').delete();
    const again = await importFile({ db: files.db, lager, now: new Date() }, file, {
      complete: true,
    });
    expect(again).toMatchObject({ created: 0, changed: 0, unchanged: 273, removedHearings: 0 });
    expect(await versions()).toEqual(before);
    expect(await files.db('sak_utboks').pluck('id')).toEqual([]);
  });

  it('fills in what it has, and leaves other fields alone', async () => {
    await files.importText(
      linje('A', { advokat: 'Tone Åsmyr', rettensAdministrator: 'Gro Øverli' }),
    );
    await files.importText(
      liste(treff('A', ['2026-03-10', '2026-03-11'], { sakenGjelder: 'Tyveri' })),
    );
    const [sak] = await readSaker(files.db, ['A']);
    expect(sak).toMatchObject({
      saksTema: 'Tyveri',
      sakstype: 'Meddomsrettssak',
      advokat: 'Tone Åsmyr',
      // The list gives no names any more: they are gone.
      parter: null,
      foerstSett: IMPORTED_AT,
    });
    expect(sak!.rettsmoeter.map(({ start, sal }) => [start.toISOString(), sal])).toEqual([
      ['2026-03-10T08:00:00.000Z', 'Sal 1'],
      ['2026-03-11T08:00:00.000Z', null],
    ]);
  });

  it('replaces hearings that moved', async () => {
    await files.importText(liste(treff('A', ['2026-03-10', '2026-03-11'])));
    await files.importText(liste(treff('A', ['2026-03-12', '2026-03-11'])));
    const [sak] = await readSaker(files.db, ['A']);
    expect(sak!.rettsmoeter.map(({ start }) => start.toISOString().slice(0, 10))).toEqual([
      '2026-03-11',
      '2026-03-12',
    ]);
  });

  it('refuses a hearing that ends before it begins, and names the place', async () => {
    const backwards = { start: '2026-03-10T15:30:00', end: '2026-03-10T09:00:00' };
    const result = await files.importText(
      liste(treff('A', ['2026-03-10']), treff('B', [], { rettsmoeteIntervaller: [backwards] })),
    );
    expect(await ids()).toEqual(['A']);
    expect(result.rejects).toMatchObject([
      { field: 'rettsmoeteIntervaller.0.end', reason: 'is not after start' },
    ]);
  });

  it.each([
    ['2026-03-10T09:00:00', '2027-03-10T15:30:00', 'end', 'is more than 183 days after start'],
    ['2062-03-10T09:00:00', '2062-03-10T15:30:00', 'start', 'is more than 5 years ahead'],
  ])('refuses a hearing in a wrong year (%s – %s)', async (start, end, field, reason) => {
    const wrong = { rettsmoeteIntervaller: [{ start, end }] };
    const result = await files.importText(liste(treff('B', [], wrong)));
    expect(result.rejects).toMatchObject([{ field: `rettsmoeteIntervaller.0.${field}`, reason }]);
  });

  it('skips only the broken element of a list', async () => {
    const text = liste(
      treff('A', ['2026-03-10']),
      treff('B', ['2026-03-10']),
      treff('C', ['2026-03-10']),
    );
    const result = await files.importText(text.replace('"sakId": "B"', '"sakId": "B'));
    expect(await ids()).toEqual(['A', 'C']);
    expect(result.rejects).toEqual([
      { line: 20, field: null, reason: expect.stringContaining('is not JSON') as string },
    ]);
  });
});

describe('--complete', () => {
  const all = ['2026-03-10', '2026-03-20'];
  const three = () =>
    liste(treff('A', all), treff('B', ['2026-03-15']), treff('C', ['2026-04-15']));

  it('removes cases of its courts that are missing, from its first day to its last', async () => {
    await files.importText(three());
    await files.importText(linje('OSLO', { saksnummer: '26-000001TVI-TOSL/04' }));
    const result = await files.importText(liste(treff('A', all)), { complete: true, yes: true });
    expect(result).toMatchObject({ removedHearings: 1, removedCases: 1 });
    expect(await ids()).toEqual(['A', 'C', 'OSLO']);
  });

  it('keeps a case that other rows refer to, without hearings', async () => {
    await files.importText(three());
    await files.db('dokument').insert(dokument('B'));
    const result = await files.importText(liste(treff('A', all)), { complete: true, yes: true });
    expect(result).toMatchObject({ removedHearings: 1, removedCases: 0 });
    expect((await readSaker(files.db, ['B']))[0]!.rettsmoeter).toEqual([]);
  });

  it('does not take a refused row for an absent case', async () => {
    await files.importText(three());
    const refused = treff('B', ['2026-03-15'], { parter: 'a\u0000b' });
    const result = await files.importText(liste(treff('A', all), refused), { complete: true });
    expect(result).toMatchObject({ rejected: 1, removedHearings: 0 });
  });

  it('removes nothing when a row could not be read at all', async () => {
    await files.importText(three());
    const result = await files.importText(liste(treff('A', all)).replace('"A"', '"A'), {
      complete: true,
    });
    expect(result).toMatchObject({
      rejected: 1,
      removedHearings: 0,
      completeRefused: { reason: 'unreadable' },
    });
  });

  it.each([
    [
      'after a hit',
      (text: string) => text.slice(0, text.lastIndexOf('}', text.lastIndexOf(']')) + 1),
    ],
    ['after a comma', (text: string) => `${text.slice(0, text.lastIndexOf(']'))},`],
    ['in a hit', (text: string) => text.slice(0, text.lastIndexOf('rettsmoeteIntervaller'))],
    ['with fewer rows than it counts', (text: string) => text.replace('"count": 1', '"count": 4')],
    [
      'with fewer rows than it counts behind them',
      (text: string) => text.replace(/"count": 1,\s*/, '').replace(/\}\s*$/, ', "count": 2}'),
    ],
  ])('removes nothing when the list is cut off %s', async (_where, cut) => {
    await files.importText(three());
    const result = await files.importText(cut(liste(treff('A', all))), {
      complete: true,
      yes: true,
    });
    expect(result).toMatchObject({
      removedHearings: 0,
      removedCases: 0,
      completeRefused: { reason: 'unreadable' },
    });
    expect(await ids()).toEqual(['A', 'B', 'C']);
  });

  it('accepts a list with the right count', async () => {
    await files.importText(three());
    const text = liste(treff('A', all));
    expect(text).toContain('"count": 1');
    const result = await files.importText(text, { complete: true, yes: true });
    expect(result).toMatchObject({ rejected: 0, removedHearings: 1, completeRefused: null });
  });

  it('asks first when more than a fifth of the known hearings would be removed', async () => {
    const days = (n: number) => Array.from({ length: n }, (_, at) => `2026-03-${10 + at}`);
    await files.importText(liste(treff('A', days(4)), treff('B', ['2026-03-11'])));
    await files.importText(liste(treff('C', days(4)), treff('D', ['2026-03-12'])));
    const kept = liste(treff('A', days(4)), treff('C', days(4)));
    // 2 of 10 is a fifth.
    expect(await files.importText(kept, { complete: true })).toMatchObject({
      removedHearings: 2,
      completeRefused: null,
    });
    const less = liste(treff('A', days(4)));
    expect(await files.importText(less, { complete: true })).toMatchObject({
      removedHearings: 0,
      completeRefused: { reason: 'too many', hearings: 4, of: 8 },
    });
    expect(await ids()).toEqual(['A', 'C']);
    expect(await files.importText(less, { complete: true, yes: true })).toMatchObject({
      removedHearings: 4,
    });
  });
});
