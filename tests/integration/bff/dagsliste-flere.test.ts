import { describe, expect, it } from 'vitest';
import type { Dagsliste } from '#contract/dagsliste.ts';
import { dagslisteMessages } from '#domain/dagsliste.ts';
import { buildRettsmoete, buildSak } from '#tests/support/cases/build-sak.ts';
import { indexAll, storeSak } from '#tests/support/cases/store-sak.ts';
import { NOON } from '#tests/support/bff/test-bff.ts';
import { useBff } from '#tests/support/bff/use-bff.ts';

/** Noon on Tuesday 10 March 2026. */
const DAY = '2026-03-10';
const oslo = { domstolId: 'TOSL', domstolNavn: 'Oslo tingrett', domstolSoekenavn: ['TOSL'] };
const saker = [
  buildSak({
    sakId: 'TODAY',
    rettsmoeter: [
      buildRettsmoete('2026-03-09T09:00:00+01:00'),
      buildRettsmoete('2026-03-10T09:00:00+01:00'),
      buildRettsmoete('2026-03-10T12:00:00+01:00'),
    ],
  }),
  buildSak({
    sakId: 'LONG',
    rettsmoeter: [buildRettsmoete('2026-03-09T22:00:00+01:00', { hours: 4 })],
  }),
  buildSak({
    sakId: 'EVENING',
    rettsmoeter: [buildRettsmoete('2026-03-09T22:00:00+01:00', { hours: 2 })],
  }),
  buildSak({
    ...{ sakId: 'ELSEWHERE', ...oslo },
    rettsmoeter: [buildRettsmoete('2026-03-10T08:00:00+01:00')],
  }),
];

const { bff, ask } = useBff('presse', async ({ db, documents, search }) => {
  for (const sak of saker) await storeSak(db, documents, sak);
  await indexAll(search, db, NOON);
});

const call = (dag: string, ...courts: string[]) => {
  const asked = new URLSearchParams([['dag', dag], ...courts.map((id) => ['domstolid', id])]);
  return ask(`/api/presse/dagsliste?${asked}`);
};
async function list(dag: string, ...courts: string[]) {
  const answer = await call(dag, ...courts);
  expect(answer.status).toBe(200);
  return answer.json as Dagsliste;
}
const ids = (all: Dagsliste['saker']) => all.map(({ sakId }) => sakId).sort();
const WITHDRAWN = { grunn: 'feil', forklaring: 'Saken skal ikke vises.', skjult: NOON };

describe('the list of several courts', () => {
  it('has the cases of each, with its court, and of all when all are asked for', async () => {
    const { saker: both } = await list(DAY, 'TSOS', 'TOSL');
    expect(ids(both)).toEqual(['ELSEWHERE', 'LONG', 'TODAY']);
    expect(both.find(({ sakId }) => sakId === 'ELSEWHERE')?.domstolId).toBe('TOSL');
    expect(ids((await list(DAY, 'TOSL', 'TOSL')).saker)).toEqual(['ELSEWHERE']);
    const all = await list(DAY, 'alle');
    expect(all.domstoler).toEqual([]);
    expect(ids(all.saker)).toEqual(['ELSEWHERE', 'LONG', 'TODAY']);
  });

  it('has hearings that have gone, of these courts alone', async () => {
    const gone = { start: '2026-03-25T09:00:00+01:00', slutt: '2026-03-25T10:00:00+01:00' };
    await bff.db('rettsmoete_borte').insert({ sak_id: 'ELSEWHERE', ...gone, sal: null });
    try {
      const asked = [['TSOS', 'TOSL'], ['alle'], ['TSOS', 'AAMO']];
      const lists = await Promise.all(asked.map((courts) => list('2026-03-25', ...courts)));
      expect(lists.map((one) => ids(one.saker))).toEqual([['ELSEWHERE'], ['ELSEWHERE'], []]);
    } finally {
      await bff.db('rettsmoete_borte').delete();
    }
  });

  it('is in the audit log with all of them', async () => {
    await list(DAY, 'TSOS', 'TOSL');
    const row = await bff.db('revisjon').orderBy('id', 'desc').first<{ detaljer: object }>();
    expect(row.detaljer).toMatchObject({ domstolid: ['TSOS', 'TOSL'], dag: DAY });
  });

  it('are ten at most', async () => {
    const codes = Array.from('ABCDEFGHIJK', (letter) => `T${letter}${letter}A`);
    const { status, json } = await call(DAY, ...codes);
    expect(status).toBe(400);
    expect(json).toMatchObject({ errors: { domstolid: [dagslisteMessages.tooManyCourts] } });
    expect((await list(DAY, ...codes.slice(1))).saker).toEqual([]);
  });
});

describe('the nearest days with hearings', () => {
  const of = async (dag: string, domstolId = 'TSOS') => {
    const [one] = (await list(dag, domstolId)).domstoler;
    return [one!.forrige, one!.neste];
  };
  const day = (dag: string, antall: number) => ({ dag, antall });

  it('are told of each court, in the order in which they were asked for', async () => {
    expect((await list('2026-03-12', 'TOSL', 'TSOS', 'AAMO')).domstoler).toEqual([
      { domstolId: 'TOSL', forrige: day(DAY, 1), neste: null },
      { domstolId: 'TSOS', forrige: day(DAY, 3), neste: null },
      { domstolId: 'AAMO', forrige: null, neste: null },
    ]);
  });

  it('have as many as the list of that day, also those across midnight', async () => {
    const lists = await Promise.all([list('2026-03-09', 'TSOS'), list(DAY, 'TSOS')]);
    const counts = lists.map((one) => one.saker.flatMap(({ moeter }) => moeter).length);
    expect(counts).toEqual([3, 3]);
    expect(await of('2026-03-07')).toEqual([null, day('2026-03-09', 3)]);
    expect(await of('2026-03-09')).toEqual([null, day(DAY, 3)]);
    expect(await of(DAY)).toEqual([day('2026-03-09', 3), null]);
  });

  it('are within what may be searched', async () => {
    const ofLong = () => bff.db('rettsmoete').where({ sak_id: 'LONG' });
    const before = await ofLong().first<{ start: Date; slutt: Date }>('start', 'slutt');
    try {
      await ofLong().update({ start: '2028-03-10T09:00:00Z', slutt: '2028-03-11T09:00:00Z' });
      expect(await of('2026-03-11')).toEqual([day(DAY, 2), day('2028-03-10', 1)]);
      expect(await of('2028-03-10')).toEqual([day(DAY, 2), null]);
      await ofLong().update({ start: '2025-12-09T09:00:00Z', slutt: '2025-12-10T09:00:00Z' });
      expect(await of('2026-01-10')).toEqual([day('2025-12-10', 1), day('2026-03-09', 2)]);
      expect(await of('2025-12-10')).toEqual([null, day('2026-03-09', 2)]);
    } finally {
      await ofLong().update(before);
    }
  });

  it('do not know of hidden cases, nor of hearings that have gone', async () => {
    expect(await of('2026-03-08', 'TOSL')).toEqual([null, day(DAY, 1)]);
    const gone = { start: '2026-03-25T09:00:00+01:00', slutt: '2026-03-25T10:00:00+01:00' };
    await bff.db('rettsmoete_borte').insert({ sak_id: 'ELSEWHERE', ...gone, sal: null });
    expect(await of('2026-03-11', 'TOSL')).toEqual([day(DAY, 1), null]);
    await bff.db('tilbaketrekking').insert({ sak_id: 'ELSEWHERE', omfang: 'sak', ...WITHDRAWN });
    try {
      expect(await of('2026-03-08', 'TOSL')).toEqual([null, null]);
      expect(await of('2026-03-11', 'TOSL')).toEqual([null, null]);
    } finally {
      for (const table of ['rettsmoete_borte', 'tilbaketrekking']) await bff.db(table).delete();
    }
  });
});
