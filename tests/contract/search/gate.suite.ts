import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Sak } from '#domain/sak.ts';
import { EngineUnavailable, NOTHING_STALE, type Gate, type StaleMask } from '#search/port.ts';
import { SEARCH_FIELDS } from '#search/query.ts';
import { buildDokument, buildRettsmoete, buildSak } from '#tests/support/cases/build-sak.ts';
import { referenceSearch } from '#tests/support/search/reference-engine.ts';
import { DESIGNED, NOW } from './designed-cases.ts';
import { generateCases } from './generated-cases.ts';
import type { Params } from './query-lists.ts';
import { ask, documentsOf, putsOf, searchOver, type Start, type Started } from './suite.ts';

/** The index was built here, and has not been touched since. */
export const BUILT = new Date('2026-02-20T12:00:00+01:00');
const NAMES_HIDDEN = new Date('2026-03-10T15:30:00+01:00');
const INDICTMENT_HIDDEN = new Date('2026-05-24T15:30:00+02:00');
const DECISION_HIDDEN = new Date('2026-05-10T00:00:00+02:00');

const hearing = [buildRettsmoete('2026-02-24T09:00:00+01:00')];
export const GATE_CASES: readonly Sak[] = [
  buildSak({
    sakId: 'z-navn',
    parter: 'Påtalemyndigheten mot Quentinius Zorbakk',
    begrensninger: [{ type: 'fotoforbud', tekst: null, gjelderTil: null }],
    rettsmoeter: hearing,
    dokumenter: [
      buildDokument({ publiseringsdato: '2026-02-01' }),
      buildDokument({ avgivelsesdato: '2026-02-10' }),
    ],
  }),
  buildSak({ sakId: 'b-annen', parter: 'Påtalemyndigheten mot Ola Annen', rettsmoeter: hearing }),
];

const around = (instant: Date) =>
  [
    [-1, true],
    [0, false],
    [1, false],
  ].map(([ms, open]) => ({
    now: new Date(instant.getTime() + Number(ms)),
    when: `${String(ms)} ms`,
    open: Boolean(open),
  }));

export function gateSuite(start: Start): void {
  describe('the gate, on an index that knows what is hidden by now', () => {
    let started: Started;
    const search = async (
      params: Params,
      gate: { now?: Date; stale?: Partial<StaleMask> } = {},
    ) => {
      const { query, page } = ask({ fraDato: '2026-02-01', tilDato: '2026-05-31', ...params });
      const { now = NOW, stale } = gate;
      const full: Gate = { now, stale: { ...NOTHING_STALE, ...stale } };
      const { sakIds, totalHits } = await started.adapter.engine.search(query, page, full);
      expect(totalHits).toBe(sakIds.length);
      return sakIds.join(' ');
    };
    beforeAll(async () => {
      started = await start();
      await searchOver(started.adapter, putsOf(GATE_CASES, BUILT));
    });
    afterAll(() => started.close());

    describe.each(around(NAMES_HIDDEN))('$when from when names are hidden', ({ now, open }) => {
      test.each([
        { query: 'zorbakk' },
        { query: '"quentinius zorbakk"' },
        { query: 'zorb*' },
        { query: 'zorbakk ELLER finnesikke' },
        { query: 'zorbakk tyveri MED' },
        { isAdvancedSearch: 'true', parter: 'zorbakk' },
        { isAdvancedSearch: 'true', parter: '"mot quentinius"' },
      ])('%j finds it only before', async (params) => {
        expect(await search(params, { now })).toBe(open ? 'z-navn' : '');
      });

      test.each([
        { query: '-zorbakk' },
        { query: '-"quentinius zorbakk"' },
        { query: '-zor*' },
        { isAdvancedSearch: 'true', parter: '-zorbakk' },
      ])('%j keeps it out only before', async (params) => {
        expect(await search(params, { now })).toBe(open ? 'b-annen' : 'b-annen z-navn');
      });

      test('the other words of the case find it all the time', async () => {
        expect(await search({ query: '"grovt tyveri" TSAR' }, { now })).toBe('b-annen z-navn');
      });
    });

    test.each(around(INDICTMENT_HIDDEN))(
      '$when from when the indictment is hidden',
      async ({ now, open }) => {
        expect(await search({ soekeKategori: 'tiltaler' }, { now })).toBe(open ? 'z-navn' : '');
        // Without its file a case has no date: it comes last, ordered by sakId.
        const byDate = { sortField: 'publiseringsdatoTiltale', sortAscending: 'false' };
        expect(await search(byDate, { now })).toBe(open ? 'z-navn b-annen' : 'b-annen z-navn');
      },
    );

    test.each(around(DECISION_HIDDEN))(
      '$when from when the decision is hidden',
      async ({ now, open }) => {
        expect(await search({ soekeKategori: 'avgjorelser' }, { now })).toBe(open ? 'z-navn' : '');
      },
    );

    describe('where the index is behind Postgres', () => {
      test.each([[['z-navn']], ['all']] as const)('names of %j are not seen', async (parter) => {
        expect(await search({ query: 'zorbakk' }, { stale: { parter } })).toBe('');
        expect(await search({ query: '-zorbakk' }, { stale: { parter } })).toBe('b-annen z-navn');
        expect(
          await search({ isAdvancedSearch: 'true', parter: 'zorb*' }, { stale: { parter } }),
        ).toBe('');
        expect(await search({ query: 'tyveri' }, { stale: { parter } })).toBe('b-annen z-navn');
      });

      test('names of the others are', async () => {
        const stale = { parter: ['b-annen', 'x'] };
        expect(await search({ query: 'zorbakk' }, { stale })).toBe('z-navn');
        expect(await search({ query: 'annen' }, { stale })).toBe('');
      });

      test.each([[['z-navn']], ['all']] as const)('files of %j are not there', async (mask) => {
        const tiltaler = { soekeKategori: 'tiltaler' };
        const avgjorelser = { soekeKategori: 'avgjorelser' };
        expect(await search(tiltaler)).toBe('z-navn');
        expect(await search(tiltaler, { stale: { tiltaler: mask } })).toBe('');
        expect(await search(tiltaler, { stale: { avgjoerelser: mask } })).toBe('z-navn');
        expect(await search(avgjorelser)).toBe('z-navn');
        expect(await search(avgjorelser, { stale: { avgjoerelser: mask } })).toBe('');
        expect(await search(avgjorelser, { stale: { tiltaler: mask } })).toBe('z-navn');
      });

      test('a deleted case is not found by anything', async () => {
        const stale = { saker: ['z-navn'] };
        expect(await search({}, { stale })).toBe('b-annen');
        expect(await search({ query: '-annen' }, { stale })).toBe('');
        expect(await search({ soekeKategori: 'tiltaler' }, { stale })).toBe('');
        expect(await search({ soekeKategori: 'avgjorelser' }, { stale })).toBe('');
      });

      describe('a case that has lost text', () => {
        const stale = { tekst: ['z-navn'] };

        test.each([
          { query: 'tyveri' },
          { query: '"grovt tyveri"' },
          { query: 'zorb*' },
          { query: 'TSAR' },
          { isAdvancedSearch: 'true', saksnummer: '187797' },
          { isAdvancedSearch: 'true', rettsmotetype: 'hovedforhandling' },
          { fasettsakstype: 'Meddomsrettssak' },
          { fasettkode: 'MED' },
          { fasettbegrensning: 'fotoforbud' },
          { fasettrettsmoetetype: 'Hovedforhandling' },
        ])('is not found by %j', async (params) => {
          expect(await search(params)).toContain('z-navn');
          expect(await search(params, { stale })).not.toContain('z-navn');
        });

        test.each([
          {},
          { query: '-tyveri' },
          { query: '-"quentinius zorbakk"' },
          { isAdvancedSearch: 'true', parter: '-zorbakk', rettsmotetype: '-hovedforhandling' },
          { domstolid: 'TSOS' },
          { fasettdomstol: 'TSOS' },
          { soekeKategori: 'tiltaler' },
          { soekeKategori: 'avgjorelser' },
        ])('is listed by %j', async (params) => {
          expect(await search(params, { stale })).toContain('z-navn');
        });
      });

      test('too many cases that have lost text: nobody guesses, and lists go on', async () => {
        const stale = { tekst: 'all' } as const;
        expect(await search({}, { stale })).toBe('b-annen z-navn');
        expect(await search({ domstolid: 'TSOS' }, { stale })).toBe('b-annen z-navn');
        expect(await search({ soekeKategori: 'tiltaler' }, { stale })).toBe('z-navn');
        const gate = { now: NOW, stale: { ...NOTHING_STALE, ...stale } };
        const { engine } = started.adapter;
        const { query, page } = ask({});
        const { facets } = await engine.search(query, page, gate, { facets: true });
        expect(facets).toMatchObject({ sakstype: [], kode: [], rettsmoetetype: [] });
        expect(facets!.domstol).toHaveLength(1);
        for (const params of [
          { query: 'zorbakk' },
          { query: '-tyveri' },
          { isAdvancedSearch: 'true', advokat: 'x' },
          { fasettkode: 'MED' },
        ])
          await expect(search(params, { stale })).rejects.toThrow(EngineUnavailable);
        const condition = { match: 'all', clauses: [], fields: SEARCH_FIELDS } as const;
        await expect(engine.find({ condition, limit: 1 }, gate)).rejects.toThrow(EngineUnavailable);
      });

      test('thousands of ids are no trouble', async () => {
        const many = Array.from({ length: 5000 }, (_, i) => `id-${i}`);
        const all = { saker: many, parter: many, tiltaler: many, avgjoerelser: many };
        const stale = { ...all, tekst: many, dokumenttekst: many };
        expect(await search({ query: 'zorbakk' }, { stale })).toBe('z-navn');
        expect(await search({ soekeKategori: 'tiltaler' }, { stale })).toBe('z-navn');
      });
    });
  });

  manyGates(start);
}

const GATED: readonly Params[] = ['berammede', 'tiltaler', 'avgjorelser'].flatMap(
  (soekeKategori) => [
    { soekeKategori, query: 'bakkerud ELLER vold' },
    { soekeKategori, query: '-bakkerud -"åse sæther"' },
    { soekeKategori, isAdvancedSearch: 'true', parter: '-myrland' },
    { soekeKategori, sortField: 'publiseringsdatoTiltale', pageSize: '500' },
    { soekeKategori, sortField: 'avgivelsesdato', sortAscending: 'true', pageSize: '500' },
    { soekeKategori, sortField: 'publiseringsdatoAvgjoerelse', pageSize: '500' },
  ],
);

/** The same comparison while names and files expire one after the other. */
function manyGates(start: Start): void {
  describe('at other times and with other masks', () => {
    const saker = [...DESIGNED, ...generateCases(120, 7)];
    const documents = documentsOf(saker, BUILT);
    const some = saker.filter((_, i) => i % 3 === 0).map(({ sakId }) => sakId);
    const gates: Gate[] = [
      { now: NOW, stale: NOTHING_STALE },
      { now: new Date('2026-04-15T08:00:00Z'), stale: NOTHING_STALE },
      {
        now: NOW,
        stale: {
          ...NOTHING_STALE,
          saker: some.slice(0, 9),
          tekst: some.slice(20),
          parter: some,
          tiltaler: some,
          avgjoerelser: some,
          dokumenttekst: some,
        },
      },
      {
        now: NOW,
        stale: {
          ...NOTHING_STALE,
          tekst: some.slice(0, 20),
          parter: 'all',
          tiltaler: 'all',
          avgjoerelser: 'all',
          dokumenttekst: 'all',
        },
      },
    ];
    let started: Started;
    beforeAll(async () => {
      started = await start();
      await searchOver(started.adapter, putsOf(saker, BUILT));
    });
    afterAll(() => started.close());

    test.each(GATED)('%j', async (params) => {
      const { query, page } = ask(params);
      for (const gate of gates)
        expect(await started.adapter.engine.search(query, page, gate)).toEqual(
          referenceSearch(documents, query, page, gate),
        );
    });
  });
}
