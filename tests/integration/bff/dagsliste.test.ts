import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Dagsliste } from '#contract/dagsliste.ts';
import { addEndringer } from '#db/endring/write.ts';
import { dagslisteMessages } from '#domain/dagsliste.ts';
import type { MoeteEndring } from '#domain/endringer.ts';
import { buildRettsmoete, buildSak } from '#tests/support/cases/build-sak.ts';
import { indexAll, storeSak } from '#tests/support/cases/store-sak.ts';
import { NOON, type TestBff } from '#tests/support/bff/test-bff.ts';
import { useBff } from '#tests/support/bff/use-bff.ts';

/** Noon on Tuesday 10 March 2026. */
const DAY = '2026-03-10';
const oslo = { domstolId: 'TOSL', domstolNavn: 'Oslo tingrett', domstolSoekenavn: ['TOSL'] };
const saker = [
  buildSak({
    sakId: 'TODAY',
    rettsmoeter: [
      buildRettsmoete('2026-03-09T09:00:00+01:00', { sal: 'Sal 1' }),
      buildRettsmoete('2026-03-10T09:00:00+01:00', { hours: 2, sal: 'Sal 2' }),
      buildRettsmoete('2026-03-10T12:00:00+01:00', {
        ...{ hours: 2, sal: null, begrensninger: ['lukkedeDoerer'] },
      }),
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
    ...{ sakId: 'ANON', parterAnonymisert: true },
    rettsmoeter: [buildRettsmoete('2026-03-10T08:00:00+01:00')],
  }),
  buildSak({ sakId: 'ELSEWHERE', ...oslo }),
];

const { bff, ask, signInAgain } = useBff('presse', async ({ db, documents, search }: TestBff) => {
  for (const sak of saker) await storeSak(db, documents, sak);
  await indexAll(search, db, NOON);
});

const call = (params: Record<string, string>) =>
  ask(`/api/presse/dagsliste?${new URLSearchParams(params)}`);
async function list(dag = DAY, domstolid = 'TSOS') {
  const answer = await call({ domstolid, dag });
  expect(answer.status).toBe(200);
  return (answer.json as Dagsliste).saker;
}
const ids = (all: Dagsliste['saker']) => all.map(({ sakId }) => sakId).sort();

describe('GET dagsliste', () => {
  it('has the cases of one court with a part of a hearing on the day', async () => {
    expect(ids(await list())).toEqual(['ANON', 'LONG', 'TODAY']);
    expect(ids(await list('2026-03-09'))).toEqual(['EVENING', 'LONG', 'TODAY']);
    expect(ids(await list(DAY, 'TOSL'))).toEqual(['ELSEWHERE']);
    expect(await list('2026-03-14')).toEqual([]);
  });

  it('has of each case the hearings of the day, with room, type, judge and restrictions', async () => {
    const today = (await list()).find(({ sakId }) => sakId === 'TODAY');
    expect(today).toMatchObject({
      parter: 'Påtalemyndigheten mot Even Bakkerud',
      rettensAdministrator: 'Gro Øverli',
      moeter: [
        {
          start: '2026-03-10T09:00:00+01:00',
          slutt: '2026-03-10T11:00:00+01:00',
          sal: 'Sal 2',
          rettsmøteType: 'Hovedforhandling',
          begrensninger: [],
        },
        { sal: null, begrensninger: ['lukkedeDoerer'] },
      ],
    });
    expect(today?.rettsmoeteIntervaller.map(({ gjelder }) => gjelder)).toEqual([false, true, true]);
  });

  it('is refused when the engine does not give all of its cases, and says what to do', async () => {
    const some = {
      sakIds: ['TODAY'],
      totalHits: 10_001,
      facets: null,
      newHits: null,
      nearly: null,
    };
    const engine = vi.spyOn(bff.search.engine, 'search').mockResolvedValue(some);
    expect(await call({ domstolid: 'TSOS', dag: DAY })).toMatchObject({
      ...{ status: 400, json: { errors: { dag: [dagslisteMessages.tooMany] } } },
    });
    engine.mockRestore();
  });

  it('hides names as every other list', async () => {
    const anon = (await list()).find(({ sakId }) => sakId === 'ANON');
    expect(anon).toMatchObject({ parter: null, parterStatus: 1 });
    bff.time.now = new Date('2026-03-24T14:00:00+01:00');
    await signInAgain();
    const shown = (await list()).find(({ sakId }) => sakId === 'TODAY');
    expect(shown).toMatchObject({ parter: null, parterStatus: 2 });
  });

  it('follows Postgres, not an index that is behind: what is moved or hidden is gone at once', async () => {
    const ofLong = () => bff.db('rettsmoete').where({ sak_id: 'LONG' });
    const at = await ofLong().first<{ start: Date; slutt: Date }>('start', 'slutt');
    await ofLong().update({ slutt: '2026-03-17T16:00:00Z', start: '2026-03-17T08:00:00Z' });
    const why = { grunn: 'feil', forklaring: 'Saken skal ikke vises.', skjult: NOON };
    await bff.db('tilbaketrekking').insert({ sak_id: 'ANON', omfang: 'sak', ...why });
    try {
      expect(ids(await list())).toEqual(['TODAY']);
      const row = await bff.db('revisjon').orderBy('id', 'desc').first<{ detaljer: unknown }>();
      expect(row.detaljer).toEqual({ domstolid: 'TSOS', dag: DAY, sakIds: ['TODAY'] });
    } finally {
      await ofLong().update(at);
      await bff.db('tilbaketrekking').delete();
    }
  });

  describe('a hearing that has gone', () => {
    const time = (start: string, hours = 2) => ({
      ...{ start: new Date(start), slutt: new Date(Date.parse(start) + hours * 3_600_000) },
      ...{ sal: 'Sal 9', rettsalAdresse: null },
    });
    const now = time('2026-03-10T09:00:00+01:00');
    const happened = (sakId: string, ...endringer: MoeteEndring[]) =>
      addEndringer(
        bff.db,
        endringer.map((endring) => ({ sakId, endring })),
        NOON,
      );
    const linesOf = async (sakId: string, ...asked: [dag?: string, domstolid?: string]) =>
      (await list(...asked)).find((sak) => sak.sakId === sakId)?.moeter;
    afterEach(async () => {
      for (const table of ['sak_endring', 'rettsmoete_borte', 'tilbaketrekking'])
        await bff.db(table).delete();
    });

    it('stays in the list of its day and court, as cancelled or moved', async () => {
      const [eighth, ninth] = [
        time('2026-03-18T09:00:00+01:00'),
        time('2026-03-19T09:00:00+01:00'),
      ];
      await happened(
        'ELSEWHERE',
        { slag: 'avlyst', fra: eighth, til: null },
        { slag: 'flyttet', fra: ninth, til: time('2026-03-20T09:00:00+01:00') },
      );
      expect(await linesOf('ELSEWHERE', '2026-03-18', 'TOSL')).toMatchObject([
        { start: '2026-03-18T09:00:00+01:00', sal: 'Sal 9', utgaar: 'avlyst', flyttetTil: null },
      ]);
      expect(await linesOf('ELSEWHERE', '2026-03-19', 'TOSL')).toMatchObject([
        { utgaar: 'flyttet', flyttetTil: { start: '2026-03-20T09:00:00+01:00' } },
      ]);
      expect(await list('2026-03-18')).toEqual([]);
      const row = await bff
        .db('revisjon')
        .orderBy('id', 'desc')
        .offset(1)
        .first<{ detaljer: unknown }>();
      expect(row.detaljer).toMatchObject({ dag: '2026-03-19', sakIds: ['ELSEWHERE'] });
    });

    it('of the days across midnight is on both lists, and on no third', async () => {
      const night = time('2026-03-16T22:00:00+01:00', 4);
      await happened('LONG', { slag: 'avlyst', fra: night, til: null });
      const days = ['15', '16', '17', '18'].map((of) => linesOf('LONG', `2026-03-${of}`));
      expect((await Promise.all(days)).map((lines) => lines?.length)).toEqual([
        ...[undefined, 1, 1, undefined],
      ]);
    });

    it('is told of where the others of its case are, and says where they were', async () => {
      await happened(
        'TODAY',
        { slag: 'sal', fra: { ...now, sal: 'Sal 1' }, til: { ...now, sal: 'Sal 2' } },
        { slag: 'avlyst', fra: time('2026-03-10T15:00:00+01:00'), til: null },
      );
      const lines = await linesOf('TODAY');
      expect(lines?.map(({ utgaar }) => utgaar)).toEqual([null, null, 'avlyst']);
      expect(lines?.map(({ flyttetFra }) => flyttetFra?.sal)).toEqual([
        ...['Sal 1', undefined, undefined],
      ]);
    });

    it('without a reason yet is in the list too', async () => {
      const missing = time('2026-03-25T09:00:00+01:00');
      const { start, slutt } = missing;
      await bff.db('rettsmoete_borte').insert({ sak_id: 'LONG', start, slutt, sal: 'Sal 9' });
      expect(await linesOf('LONG', '2026-03-25')).toMatchObject([{ utgaar: 'borte' }]);
    });

    it('shows of its case what may be shown: no names without a hearing, nothing of a hidden one', async () => {
      await bff.db('rettsmoete').where({ sak_id: 'EVENING' }).delete();
      await happened('EVENING', {
        ...{ slag: 'avlyst', fra: time('2026-03-26T09:00:00+01:00'), til: null },
      });
      expect(await list('2026-03-26')).toMatchObject([
        { sakId: 'EVENING', parter: null, moeter: [{ utgaar: 'avlyst' }] },
      ]);
      const why = { grunn: 'feil', forklaring: 'Saken skal ikke vises.', skjult: NOON };
      await bff.db('tilbaketrekking').insert({ sak_id: 'EVENING', omfang: 'sak', ...why });
      expect(await list('2026-03-26')).toEqual([]);
    });
  });

  it('marks the favourites', async () => {
    await ask('/api/presse/legg-til-favoritt/TODAY', { method: 'POST' });
    const marked = (await list()).filter(({ isFavoritt }) => isFavoritt);
    expect(ids(marked)).toEqual(['TODAY']);
  });

  it.each([
    [{}, ['domstolid', 'dag']],
    [{ domstolid: 'Oslo', dag: DAY }, ['domstolid']],
    [{ domstolid: 'TSOS', dag: '2026-02-30' }, ['dag']],
    [{ domstolid: 'TSOS', dag: '2025-12-09' }, ['dag']],
    [{ domstolid: 'TSOS', dag: '2028-03-11' }, ['dag']],
  ])('refuses %j by field', async (params, fields) => {
    const { status, json } = await call(params);
    expect(status).toBe(400);
    expect(Object.keys((json as { errors: object }).errors)).toEqual(fields);
  });
});
