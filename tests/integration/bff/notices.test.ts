import { describe, expect, it } from 'vitest';
import { MOST_NOTICES } from '#domain/notices.ts';
import { giveAccess, hashOf } from '#tests/support/access/persons.ts';
import { brief, CANCELLED, useNotices } from '#tests/support/bff/use-notices.ts';
import { dokument } from '#tests/support/cases/rows.ts';

const { bff, ask, ago, found, namesOf, changed, thousandChanges, nytt, lines, uleste, mark } =
  useNotices();

describe('what is new', () => {
  it('is a list, the newest first: hits of one search and day together, changes each', async () => {
    await changed(CANCELLED, { hours: 30 });
    await found({ sakId: 'A', hours: 3 });
    await changed({ slag: 'dommer', fra: null, til: 'Gro Øverli' }, { sakId: 'B', hours: 2 });
    await found({ sakId: 'B', hours: 1 });
    await found({ sakId: 'C', hours: 40 });
    expect((await lines()).map(brief)).toEqual([
      ['Tyverier', 2, 'B', 'A'],
      ['dommer', 'B'],
      ['avlyst', 'A'],
      ['Tyverier', 1, 'C'],
    ]);
    expect(await nytt()).toMatchObject({ flere: false });
  });

  it('says what, where, and how to find it again, without a name', async () => {
    await found();
    await changed(CANCELLED, { hours: 5 });
    const [hit, change] = await lines();
    const told = {
      ...{ sakId: 'A', saksnummer: '26-000001MED-TSOS/TSAR', sakstype: 'Meddomsrettssak' },
      domstolNavn: 'Søndre Østfold tingrett',
    };
    expect(hit).toMatchObject({ lest: false, saker: [told] });
    expect(hit).toMatchObject({
      soek: { adresse: expect.stringContaining('query=tyveri') as string },
    });
    expect(change).toMatchObject({
      sak: told,
      endring: { slag: 'avlyst', fra: { start: '2026-05-05T09:00:00+02:00', sal: 'Sal 1' } },
    });
    expect((await ask('/api/presse/nytt')).text).not.toContain('Bakkerud');
  });

  it('is the reader’s own', async () => {
    const identitetHash = hashOf('autentisert');
    const names = { fornavn: 'Kari', etternavn: 'Ny' };
    const theirs = await giveAccess(bff.db, { ...names, identitetHash, from: ago(9), to: ago(-9) });
    await found();
    const own = await namesOf('A');
    await bff.db('nyhet').update({ pressebruker_id: theirs });
    expect([await lines(), await uleste()]).toEqual([[], 0]);
    expect((await mark(own)).status).toBe(204);
    expect(await bff.db('nyhet').pluck('lest')).toEqual([null]);
  });

  it('is named by what it is, and not by its row, which would tell how much else is told', async () => {
    await found();
    await changed(CANCELLED, { hours: 2 });
    const before = await lines();
    expect(new Set(before.flatMap(({ ider }) => ider)).size).toBe(2);
    const rows = (await bff.db('nyhet').orderBy('id')) as { id: number }[];
    await bff.db('nyhet').delete();
    await bff.db('nyhet').insert(rows.map(({ id: _, ...row }) => row));
    expect(
      await bff.db('nyhet').whereIn(
        'id',
        rows.map(({ id }) => id),
      ),
    ).toEqual([]);
    expect(await lines()).toEqual(before);
  });

  it('is there for thirty days', async () => {
    await found({ sakId: 'A', hours: 30 * 24 - 2 });
    await found({ sakId: 'B', hours: 31 * 24 });
    expect((await lines()).map(brief)).toEqual([['Tyverier', 1, 'A']]);
    expect(await uleste()).toBe(1);
  });

  it('is nothing without rows, and nothing of a search that is deleted', async () => {
    expect(await nytt()).toEqual({ linjer: [], flere: false });
    await found();
    await bff.db('lagret_soek').delete();
    expect([await lines(), await uleste()]).toEqual([[], 0]);
  });

  it('is in the audit log by the cases that were told of; a count tells of none', async () => {
    await found({ sakId: 'B' });
    const before = await bff.db('revisjon').max<{ id: number }[]>({ id: 'id' });
    await uleste();
    await nytt();
    const rows = await bff
      .db('revisjon')
      .where('id', '>', before[0]!.id)
      .select('handling', 'detaljer');
    expect(rows).toEqual([{ handling: 'nytt', detaljer: { sakIds: ['B'] } }]);
  });

  it('says when there is more than it lists', async () => {
    await thousandChanges(MOST_NOTICES + 1);
    const { linjer, flere } = await nytt();
    expect([linjer.length, flere]).toEqual([MOST_NOTICES, true]);
    expect((await mark(linjer.flatMap(({ ider }) => ider))).status).toBe(204);
    expect(await uleste()).toBe(1);
  });

  it('says that there is more only of what may be told', async () => {
    const fil = { filtype: 'tiltale', domstolInitialer: 'TSOS', filNavn: 'tiltale.pdf' } as const;
    await bff.db('dokument').insert({ ...dokument('A'), tittel: 'Tiltale', fil_navn: fil.filNavn });
    await changed({ slag: 'dokument', fil });
    await bff.db('dokument').where({ sak_id: 'A' }).delete();
    await thousandChanges(MOST_NOTICES - 1, { sakId: 'B', hours: 2 });
    await found({ sakId: 'C', hours: 3 });
    const { linjer, flere } = await nytt();
    expect([linjer.length, flere, await uleste()]).toEqual([MOST_NOTICES, false, MOST_NOTICES]);
    expect(linjer.at(-1)).toMatchObject({ slag: 'treff' });
    await found({ sakId: 'A', hours: 40 });
    expect(await nytt()).toMatchObject({ flere: true });
  });
});

describe('what may not be told any more', () => {
  const nothing = async () => expect([await lines(), await uleste()]).toEqual([[], 0]);

  it('is neither listed nor counted when the case is hidden', async () => {
    await found();
    await changed(CANCELLED);
    expect(await uleste()).toBe(2);
    const why = {
      grunn: 'feil',
      forklaring: 'Feil sak.',
      skjult: bff.time.now,
      operatoer: 'drift',
    };
    await bff.db('tilbaketrekking').insert({ sak_id: 'A', omfang: 'sak', ...why });
    await nothing();
  });

  it('is not told by a name that is hidden', async () => {
    await found({ more: { ved_navn: true } });
    expect(await uleste()).toBe(1);
    await bff.db('sak').where({ sak_id: 'A' }).update({ parter_anonymisert: true });
    await bff.db('sak_utboks').delete();
    await nothing();
  });

  it('is not told while the index has not caught up with words that are gone', async () => {
    await found();
    await bff.db('sak').where({ sak_id: 'A' }).update({ saks_tema: 'Ran' });
    await nothing();
    await bff.db('sak_utboks').delete();
    expect(await uleste()).toBe(1);
  });

  it('is not told of a document that is hidden, or gone', async () => {
    const fil = { filtype: 'tiltale', domstolInitialer: 'TSOS', filNavn: 'tiltale.pdf' } as const;
    await bff.db('dokument').insert({ ...dokument('A'), tittel: 'Tiltale', fil_navn: fil.filNavn });
    await changed({ slag: 'dokument', fil });
    expect((await lines()).map(brief)).toEqual([['tiltale', 'A']]);
    await bff.db('dokument').where({ sak_id: 'A' }).delete();
    await nothing();
  });
});
