import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { NOTHING_STALE, type Gate } from '#search/port.ts';
import type { Clause, SearchQuery } from '#search/query.ts';
import { isFull } from '#tests/support/full.ts';
import { referenceFind, referenceSearch } from '#tests/support/search/reference-engine.ts';
import { withoutTexts } from '#tests/support/search/reference-terms.ts';
import { NOW } from './designed-cases.ts';
import { generateCases } from './generated-cases.ts';
import { generateQueries } from './generated-queries.ts';
import { documentsOf, putsOf, searchOver, type Start, type Started } from './suite.ts';

/** The index was built here; more is hidden later. */
const BUILT = new Date('2026-02-20T12:00:00+01:00');
const CASES = generateCases(250, 11);
const DOCUMENTS = documentsOf(CASES, BUILT);

const some = CASES.filter((_, i) => i % 4 === 0).map(({ sakId }) => sakId);
const others = CASES.filter((_, i) => i % 5 === 0).map(({ sakId }) => sakId);
const SILENT = DOCUMENTS.map((document) =>
  some.includes(document.sakId) ? withoutTexts(document) : document,
);
const GATES: readonly Gate[] = [
  { now: BUILT, stale: NOTHING_STALE },
  { now: NOW, stale: NOTHING_STALE },
  { now: new Date('2026-04-01T08:00:00Z'), stale: NOTHING_STALE },
  { now: BUILT, stale: { ...NOTHING_STALE, saker: some.slice(0, 20), parter: some } },
  { now: BUILT, stale: { ...NOTHING_STALE, dokumenttekst: some, tiltaler: others } },
  { now: BUILT, stale: { ...NOTHING_STALE, parter: 'all', avgjoerelser: others } },
  { now: BUILT, stale: { ...NOTHING_STALE, dokumenttekst: 'all', tiltaler: 'all' } },
  { now: BUILT, stale: { ...NOTHING_STALE, tekst: some } },
  { now: NOW, stale: { ...NOTHING_STALE, tekst: others, parter: some, saker: some.slice(0, 9) } },
];

const PER_ROUND = 8;
/** `RANDOM_SEARCHES=3000`: so many of each kind. */
const SEARCHES = Number(process.env['RANDOM_SEARCHES'] ?? (isFull ? 200 : 64));
const ROUNDS = Array.from({ length: SEARCHES / PER_ROUND }, (_, round) => round + 1);
const seenOf = (at: number) => CASES[at % CASES.length]!.foerstSett;

/** Queries that nobody thought of: any terms, conditions, tiers and choices, behind each gate. */
export function generatedSuite(start: Start): void {
  describe('whatever is asked, behind whatever gate', () => {
    let started: Started;
    beforeAll(async () => {
      started = await start();
      await searchOver(started.adapter, putsOf(CASES, BUILT));
    });
    afterAll(() => started.close());

    test.each(ROUNDS)(
      'hits, order, total and counts are those of the reference (%i)',
      async (round) => {
        const { query } = generateQueries(DOCUMENTS, round);
        for (let i = 0; i < PER_ROUND; i += 1) {
          const asked = query();
          const gate = GATES[(round + i) % GATES.length]!;
          const page = { page: 1 + (i % 2), pageSize: 50 };
          const newSince = i % 3 > 0 ? seenOf(round * PER_ROUND + i) : null;
          const options = { facets: i % 4 > 0, newSince };
          expect(
            await started.adapter.engine.search(asked, page, gate, options),
            JSON.stringify(asked),
          ).toEqual(referenceSearch(DOCUMENTS, asked, page, gate, options));
        }
      },
    );

    test.each(ROUNDS)(
      'a case that has lost text is like one that never said anything (%i)',
      async (round) => {
        const { query } = generateQueries(DOCUMENTS, 2000 + round);
        const gate = { now: BUILT, stale: { ...NOTHING_STALE, tekst: some } };
        for (let i = 0; i < PER_ROUND; i += 1) {
          // Only a query without any word that must be there finds such a case.
          const asked = i % 2 === 0 ? query() : negated(query());
          const page = { page: 1, pageSize: 300 };
          const options = { facets: true };
          expect(
            await started.adapter.engine.search(asked, page, gate, options),
            JSON.stringify(asked),
          ).toEqual(referenceSearch(SILENT, asked, page, GATES[0]!, options));
        }
      },
    );

    test.each(ROUNDS)(
      'of the cases that have lost text, those whose number was typed are hits (%i)',
      async (round) => {
        const { query } = generateQueries(DOCUMENTS, 3000 + round);
        const gate = { now: BUILT, stale: { ...NOTHING_STALE, tekst: some } };
        for (let i = 0; i < PER_ROUND; i += 1) {
          const words = query();
          const numbered = some.filter((_, at) => at % 3 === i % 3);
          const asked = {
            ...words,
            free: [...words.free, i % 3 > 0 ? NUMBERS : NOWHERE],
            numbered,
          };
          const page = { page: 1 + (i % 2), pageSize: 20 };
          const options = { facets: i % 2 === 0, newSince: seenOf(round) };
          expect(
            await started.adapter.engine.search(asked, page, gate, options),
            JSON.stringify(asked),
          ).toEqual(referenceSearch(DOCUMENTS, asked, page, gate, options));
        }
      },
    );

    test.each(ROUNDS)('what is looked up is what the reference finds (%i)', async (round) => {
      const { condition } = generateQueries(DOCUMENTS, 1000 + round);
      for (let i = 0; i < PER_ROUND; i += 1) {
        const lookup = { condition: condition(), limit: 1 + (i % 3) * 10 };
        const gate = GATES[(round + i) % GATES.length]!;
        expect(await started.adapter.engine.find(lookup, gate), JSON.stringify(lookup)).toEqual(
          referenceFind(DOCUMENTS, lookup, gate),
        );
      }
    });

    test('the queries find something and not everything, in several tiers', () => {
      const { query } = generateQueries(DOCUMENTS, 1);
      const page = { page: 1, pageSize: 50 };
      const totals = Array.from({ length: 200 }, () =>
        referenceSearch(DOCUMENTS, query(), page, GATES[0]!),
      ).map(({ totalHits }) => totalHits);
      expect(totals.filter((total) => total > 0).length).toBeGreaterThan(80);
      expect(totals.filter((total) => total > 0 && total < 100).length).toBeGreaterThan(40);
    });
  });
}

/** Words that must be there: in nearly all cases, and in none. */
const NUMBERS: Clause = {
  anyOf: [{ kind: 'saksnummer', prefix: 'nr:2', all: [] }],
  negated: false,
};
const NOWHERE: Clause = { anyOf: [{ kind: 'prefix', token: 'qqqq' }], negated: false };

/** The same query, in which nothing must be there. */
function negated({ free, fields, ...query }: SearchQuery): SearchQuery {
  const not = (clauses: readonly Clause[]) => clauses.map((one) => ({ ...one, negated: true }));
  return {
    ...query,
    free: not(free),
    fields: fields.map(({ field, clauses }) => ({ field, clauses: not(clauses) })),
  };
}
