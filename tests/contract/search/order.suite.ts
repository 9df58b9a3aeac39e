import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { KATEGORIER, SORT_FIELDS } from '#domain/search-rules.ts';
import type { IndexedMoete, SakDocument } from '#search/sak-document.ts';
import { type Gate, NOTHING_STALE } from '#search/port.ts';
import type { Condition, SearchQuery } from '#search/query.ts';
import {
  buildQuery,
  buildSakDocument,
  has,
  put,
  text,
  word,
} from '#tests/support/search/builders.ts';
import { referenceSearch } from '#tests/support/search/reference-engine.ts';
import { NOW } from './designed-cases.ts';
import { random } from './generated-cases.ts';
import { OPEN, searchOver, type Start, type Started } from './suite.ts';

/*
 * Engines may look for the first rows in a part of the range. The cases lie around the edges of
 * a range of four months: hearings before it and over its beginning, several of them, of different types, or none.
 */

const COUNT = 3_200;
const RANGE = { fraDato: '2026-02-01', tilDato: '2026-05-31' };
const HOUR = 60 * 60 * 1000;
const FIRST_DAY = Date.parse('2026-01-12T08:00:00.000Z');
const TYPES = ['Hovedforhandling', 'Planmøte', 'Fengslingsmøte'];

const DOCUMENTS = documents();
const some = DOCUMENTS.filter((_, i) => i % 7 === 0).map(({ sakId }) => sakId);
const GATES: Readonly<Record<string, Gate>> = {
  open: OPEN,
  'a month later': { now: new Date('2026-04-12T08:00:00.000Z'), stale: NOTHING_STALE },
  'with stale cases': {
    now: NOW,
    stale: { ...NOTHING_STALE, saker: some.slice(0, 90), tiltaler: some, tekst: some.slice(50) },
  },
};

const typed: SearchQuery['fields'] = [
  { field: 'rettsmoetetype', clauses: [has(word('planmøte'))] },
];
const subject = (token: string): Condition => ({
  ...{ match: 'all', fields: ['sakenGjelder'] },
  clauses: [has(word(token))],
});
/** What narrows the hearings that count, or the hits. */
const NARROWED: Readonly<Record<string, Partial<SearchQuery>>> = {
  all: {},
  'of a type': { fields: typed },
  'of a chosen type': { facets: { rettsmoetetype: ['Fengslingsmøte'] } },
  'with a word': { free: [has(word('ord'))] },
  'in a court': { domstolId: 'TOSL' },
};
const ORDERS = [true, false].flatMap((sortAscending) =>
  SORT_FIELDS.filter((field) => field !== 'relevans').map((sortField) => ({
    sortField,
    sortAscending,
  })),
);

export function orderSuite(start: Start): void {
  describe('a page has the rows that belong there', () => {
    let started: Started;
    beforeAll(async () => {
      started = await start();
      await searchOver(
        started.adapter,
        DOCUMENTS.map((document) => put(document)),
      );
    });
    afterAll(() => started.close());

    const compare = async (
      asked: SearchQuery,
      rows: readonly number[],
      pageSize: number,
      gate: Gate,
    ) => {
      const all = referenceSearch(DOCUMENTS, asked, { page: 1, pageSize: COUNT }, gate);
      for (const row of rows) {
        const page = { page: 1 + Math.floor(row / pageSize), pageSize };
        const from = (page.page - 1) * pageSize;
        const sakIds = all.sakIds.slice(from, from + pageSize);
        const found = await started.adapter.engine.search(asked, page, gate);
        expect(found, `row ${row}`).toEqual({ ...all, sakIds });
      }
      return all.totalHits;
    };

    describe.each(Object.entries(GATES))('%s', (_, gate) => {
      test.each(
        KATEGORIER.flatMap((kategori) =>
          Object.keys(NARROWED).map((narrowed) => [kategori, narrowed] as const),
        ),
      )('in every order: %s, %s', async (kategori, narrowed) => {
        for (const order of ORDERS) {
          const query = buildQuery({ ...RANGE, ...NARROWED[narrowed], kategori, ...order });
          await compare(query, [0, 3, 40], 3, gate);
        }
      });

      test.each(['ord', 'sjelden', 'finnesikke'])('by relevance, best: %s', async (best) => {
        const tiers = [subject(best), subject('ord'), subject('par')];
        for (const kategori of KATEGORIER)
          for (const free of [[], [has(word('ord'), word('par'))]]) {
            const query = buildQuery({ ...RANGE, kategori, tiers, free, sortField: 'relevans' });
            await compare(query, [0, 12, 300], 4, gate);
          }
      });

      test.each([true, false])('far down (ascending: %s)', async (sortAscending) => {
        for (const [name, narrowed] of Object.entries(NARROWED)) {
          const query = buildQuery({ ...RANGE, ...narrowed, sortAscending });
          const rows = [2_001, 2_060, 2_500, 2_600];
          const total = await compare(query, rows, 20, gate);
          if (name === 'all') expect(total).toBeGreaterThan(2_620);
        }
      });
    });

    test('far down, until no row is left', async () => {
      for (const sortAscending of [true, false]) {
        const query = buildQuery({ ...RANGE, sortAscending });
        const { totalHits } = referenceSearch(DOCUMENTS, query, { page: 1, pageSize: 1 }, OPEN);
        const rows = Array.from({ length: 30 }, (_, at) => totalHits - at * 20).filter(
          (row) => row > 2_100,
        );
        await compare(query, rows, 20, OPEN);
      }
    });
  });
}

/** The same ones in every run. */
function documents(): SakDocument[] {
  const next = random(5);
  const below = (max: number) => Math.floor(next() * max);
  const one = <T>(from: readonly T[]): T => from[below(from.length)]!;
  const hearing = (day: number, hours: number): IndexedMoete => {
    const begins = FIRST_DAY + (day * 24 + one([0, 0, 0, 1, 5])) * HOUR;
    const typeNavn = one(TYPES);
    return {
      start: new Date(begins).toISOString(),
      slutt: new Date(begins + hours * HOUR).toISOString(),
      type: text(typeNavn.toLowerCase()),
      typeNavn,
    };
  };
  const hearings = (): IndexedMoete[] => {
    const day = 20 + below(119);
    switch (below(10)) {
      case 0:
        return [];
      case 1:
        return [hearing(below(20), 4), hearing(day, 4)];
      case 2:
        return [hearing(below(20), 24 * 25)];
      case 3:
        return [hearing(day, 4), hearing(day + below(60), 4), hearing(below(160), 4)];
      default:
        return [hearing(day, 4)];
    }
  };
  const day = () => `2026-0${1 + below(6)}-1${below(9)}`;
  return Array.from({ length: COUNT }, (_, i) => {
    const rettsmoeter = hearings();
    const file = () => ({
      skjulesFra: one(['2026-04-01T00:00:00.000Z', '2026-09-01T00:00:00.000Z']),
      publiseringsdato: day(),
      avgivelsesdato: day(),
      ...{ tekst: text(), begynnelse: text(), ofte: text(), tekstSkjulesFra: null },
    });
    return buildSakDocument({
      sakId: `o${String((i * 1_237) % COUNT).padStart(4, '0')}`,
      domstolId: one(['TOSL', 'TSOS']),
      domstolSortering: one(['oslo', 'soendre oestfold']),
      foerstSett: `2026-01-0${1 + below(9)}T0${below(3)}:00:00.000Z`,
      berammetDag: rettsmoeter.length === 0 ? day() : null,
      tekst: {
        sakenGjelder: text(one(['ord', 'par', 'ord par', i % 50 === 0 ? 'sjelden ord' : ''])),
      },
      rettsmoeter,
      tiltaler: below(3) === 0 ? [file()] : [],
      avgjoerelser: below(3) === 0 ? [file(), file()].slice(below(2)) : [],
    });
  });
}
