import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type Condition,
  DOCUMENT_TEXT,
  SEARCH_FIELDS,
  type SearchField,
  type SearchQuery,
  type Term,
} from '#search/query.ts';
import type { FacetCounts } from '#search/port.ts';
import { indexWord } from '#search/text/words.ts';
import { buildQuery, has, hasNot, phrase, prefix, word } from '#tests/support/search/builders.ts';
import { CHANNEL_CASES } from './channel-cases.ts';
import { OPEN, putsOf, searchOver, type Start, type Started } from './suite.ts';

const condition = (fields: readonly SearchField[], ...terms: Term[]): Condition => ({
  match: 'all',
  clauses: terms.map((term) => has(term)),
  fields,
});
const tyveri = word('tyveri', 'tyveri');
const brekkjern = word('brekkjern', 'brekkjern');

/** Written by hand, so that reference and engines cannot share a mistake. */
export function channelsSuite(start: Start): void {
  describe('documents, tiers, facets and look-ups', () => {
    let started: Started;
    const search = (query: Partial<SearchQuery>, facets = false) =>
      started.adapter.engine.search(
        buildQuery({ fraDato: '2026-03-10', ...query }),
        { page: 1, pageSize: 50 },
        OPEN,
        { facets },
      );
    const ids = async (query: Partial<SearchQuery>) => (await search(query)).sakIds.join(' ');
    const find = async (asked: Condition, limit = 10) =>
      (await started.adapter.engine.find({ condition: asked, limit }, OPEN)).join(' ');
    beforeAll(async () => {
      started = await start();
      await searchOver(started.adapter, putsOf(CHANNEL_CASES));
    });
    afterAll(() => started.close());

    describe('the text of documents', () => {
      const inText = (...terms: Term[]): SearchQuery['fields'] => [
        { field: DOCUMENT_TEXT, clauses: terms.map((term) => has(term)) },
      ];

      test('is a part of the free text', async () => {
        expect(await ids({ free: [has(brekkjern)] })).toBe('b');
        expect(await ids({ free: [has(tyveri)] })).toBe('c b a');
        expect(await ids({ free: [hasNot(brekkjern)] })).toBe('c d a');
      });

      test('and the other words make one hit together', async () => {
        expect(await ids({ free: [has(brekkjern), has(word('heleri')), has(word('kari'))] })).toBe(
          'b',
        );
        expect(await ids({ free: [has({ kind: 'all', terms: [brekkjern, word('kari')] })] })).toBe(
          'b',
        );
        expect(await ids({ free: [has({ kind: 'all', terms: [brekkjern, word('ola')] })] })).toBe(
          '',
        );
        const either = ['ola', 'kari'].map((name): Term => {
          return { kind: 'all', terms: [brekkjern, word(name)] };
        });
        expect(await ids({ free: [has(...either)] })).toBe('b');
        expect(await ids({ free: [hasNot(...either)] })).toBe('c d a');
      });

      test('is a field of its own, for all files of the case together', async () => {
        expect(await ids({ fields: inText(tyveri) })).toBe('b');
        expect(await ids({ fields: inText(prefix('brekk'), word('retten')) })).toBe('b');
        expect(await ids({ fields: inText(word('kari')) })).toBe('');
        expect(
          await ids({ fields: [{ field: DOCUMENT_TEXT, clauses: [hasNot(brekkjern)] }] }),
        ).toBe('c d a');
      });

      test('has phrases, which do not reach from one line or file into the next', async () => {
        expect(await ids({ fields: inText(phrase('grovt', 'tyveri')) })).toBe('b');
        expect(await ids({ fields: inText(phrase('brekkjern', 'grovt')) })).toBe('');
        expect(await ids({ fields: inText(phrase('brekkjern', 'retten')) })).toBe('');
      });
    });

    test('a phrase finds the words themselves or their lemmas, in order', async () => {
      const lemmas = ['grovt', 'tyveri'].map((written) => indexWord(written).lemma);
      const other: Term = { kind: 'phrase', tokens: ['grove', 'tyverier'], lemmas };
      const subject = (term: Term) =>
        ids({ fields: [{ field: 'sakenGjelder', clauses: [has(term)] }] });
      expect(await subject(other)).toBe('a');
      expect(await subject(phrase('grove', 'tyverier'))).toBe('');
      expect(await subject({ ...other, lemmas: lemmas.toReversed() })).toBe('c');
    });

    describe('by relevance', () => {
      const tiers = [
        condition(['sakenGjelder'], phrase('grovt', 'tyveri')),
        condition(['sakenGjelder'], tyveri),
        condition(['parter'], word('sykkel')),
        condition([DOCUMENT_TEXT], brekkjern),
      ];

      test('the first tier that a case matches decides, then the usual order', async () => {
        expect(await ids({ sortField: 'relevans', tiers })).toBe('a c b d');
        expect(await ids({ sortField: 'relevans', tiers: tiers.slice(1) })).toBe('c a b d');
        expect(await ids({ sortField: 'relevans', tiers: tiers.slice(3) })).toBe('b c d a');
        expect(await ids({ sortField: 'relevans', tiers: [] })).toBe('c b d a');
      });

      test('a tier can ask for all clauses or for any', async () => {
        const clauses = [has(word('prisavslag')), has(word('heleri'))];
        const tier = { clauses, fields: ['sakenGjelder'] } as const;
        expect(await ids({ sortField: 'relevans', tiers: [{ ...tier, match: 'any' }] })).toBe(
          'b d c a',
        );
        expect(await ids({ sortField: 'relevans', tiers: [{ ...tier, match: 'all' }] })).toBe(
          'c b d a',
        );
      });

      test('many words do not lift a case over a better tier', async () => {
        const weak = condition(
          SEARCH_FIELDS,
          word('heleri', 'heleri', 'brekkjern', 'sykkel', 'tyveri'),
        );
        expect(
          await ids({
            sortField: 'relevans',
            tiers: [condition(['sakenGjelder'], word('prisavslag')), weak],
          }),
        ).toBe('d c b a');
      });
    });

    describe('facets', () => {
      const counted = async (query: Partial<SearchQuery>) =>
        brief((await search(query, true)).facets);

      test('count cases, most first, then by value', async () => {
        expect(await counted({})).toEqual({
          domstol: 'TOSL 2, TSOS 2',
          sakstype: 'Meddomsrettssak 2, Enedommersak 1, Tvistesak 1',
          rettsmoetetype: 'Hovedforhandling 2, Planmøte 2',
          kode: 'MED 2, ENE 1, TVI 1',
          begrensning: 'lukkedeDoerer 2, fotoforbud 1',
        });
      });

      test('are not counted when nobody asks', async () => {
        expect((await search({})).facets).toBeNull();
      });

      test('a choice narrows the hits and the other facets, and leaves its own values', async () => {
        const facets = { domstol: ['TOSL'] };
        expect(await ids({ facets })).toBe('c d');
        expect(await search({ facets }, true)).toMatchObject({ sakIds: ['c', 'd'], totalHits: 2 });
        expect(await counted({ facets })).toEqual({
          domstol: 'TOSL 2, TSOS 2',
          sakstype: 'Enedommersak 1, Tvistesak 1',
          rettsmoetetype: 'Planmøte 1',
          kode: 'ENE 1, TVI 1',
          begrensning: 'fotoforbud 1, lukkedeDoerer 1',
        });
      });

      test('two values of a facet are either, two facets are both', async () => {
        expect(await ids({ facets: { kode: ['ENE', 'TVI'] } })).toBe('c d');
        expect(await ids({ facets: { kode: ['ENE', 'MED'], domstol: ['TSOS'] } })).toBe('b a');
        expect(await ids({ facets: { kode: ['ENE'], domstol: ['TSOS'] } })).toBe('');
        expect(await ids({ facets: { kode: [] } })).toBe('c b d a');
      });

      test('a restriction is one on the case, on any of its hearings, or on a file', async () => {
        expect(await ids({ facets: { begrensning: ['lukkedeDoerer'] } })).toBe('c b');
        expect(await ids({ facets: { begrensning: ['fotoforbud', 'referatforbud'] } })).toBe('c');
        expect(await ids({ facets: { begrensning: ['referatforbud'] } })).toBe('');
        expect(await counted({ facets: { begrensning: ['fotoforbud'] } })).toMatchObject({
          begrensning: 'lukkedeDoerer 2, fotoforbud 1',
          kode: 'ENE 1',
        });
      });

      test('a hearing type is one of a hearing in the range, and decides the order', async () => {
        const facets = { rettsmoetetype: ['Hovedforhandling'] };
        expect(await ids({ facets })).toBe('a b');
        expect(await ids({ facets, fraDato: '2026-03-22' })).toBe('b');
        expect(await counted({ fraDato: '2026-03-22' })).toMatchObject({
          rettsmoetetype: 'Hovedforhandling 1',
        });
        expect(await counted({ facets })).toMatchObject({
          rettsmoetetype: 'Hovedforhandling 2, Planmøte 2',
          kode: 'MED 2',
        });
      });

      test('hearings of decisions count whatever their date', async () => {
        const query = {
          kategori: 'avgjorelser',
          fraDato: '2026-03-01',
          tilDato: '2026-03-09',
        } as const;
        expect(await counted(query)).toMatchObject({
          rettsmoetetype: 'Hovedforhandling 1, Planmøte 1',
        });
      });
    });

    describe('a look-up', () => {
      test('finds the newest first, whatever dates, court and category', async () => {
        expect(await find(condition(SEARCH_FIELDS))).toBe('b c d a');
        expect(await find(condition(SEARCH_FIELDS), 2)).toBe('b c');
        expect(await find(condition(['domstol'], word('tosl')))).toBe('c d');
        expect(await find({ match: 'any', clauses: [], fields: SEARCH_FIELDS })).toBe('');
      });

      test('searches only the fields that are named', async () => {
        expect(await find(condition(['parter', 'sakenGjelder'], prefix('syk')))).toBe('b a');
        expect(await find(condition(['sakenGjelder'], prefix('syk')))).toBe('a');
        expect(await find(condition([DOCUMENT_TEXT], prefix('syk')))).toBe('b');
      });

      test('takes a thousand alternatives', async () => {
        const many = Array.from({ length: 1_000 }, (_, i) => word(`ord${i}`, `stamme${i}`));
        const asked = {
          match: 'any',
          clauses: [has(...many, tyveri)],
          fields: ['parter', 'sakenGjelder'],
        } as const;
        expect(await find(asked)).toBe('c a');
      });

      test('leaves out what is deleted', async () => {
        const gate = { ...OPEN, stale: { ...OPEN.stale, saker: ['b'] } };
        const lookup = { condition: condition(SEARCH_FIELDS), limit: 10 };
        expect(await started.adapter.engine.find(lookup, gate)).toEqual(['c', 'd', 'a']);
      });
    });
  });
}

function brief(facets: FacetCounts | null): Record<string, string> {
  return Object.fromEntries(
    Object.entries(facets ?? {}).map(([facet, counts]) => [
      facet,
      counts.map(({ value, count }) => `${value} ${count}`).join(', '),
    ]),
  );
}
