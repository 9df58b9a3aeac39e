import { describe, expect, it } from 'vitest';
import type { SearchQuery } from '#search/query.ts';
import type { SakDocument } from '#search/sak-document.ts';
import { generateCases } from '#tests/contract/search/generated-cases.ts';
import { generateQueries } from '#tests/contract/search/generated-queries.ts';
import { documentsOf, OPEN } from '#tests/contract/search/suite.ts';
import {
  buildQuery,
  buildSakDocument,
  has,
  hasNot,
  text,
  word,
} from '#tests/support/search/builders.ts';
import { referenceSearch } from '#tests/support/search/reference-engine.ts';
import { anchorsOf } from './anchors.ts';
import { Matcher, SearchedCase } from './matcher.ts';
import { soughtBy } from './sought.ts';

const { now } = OPEN;
const DOCUMENTS = documentsOf(generateCases(60, 5));

/** By case the ids of the searches that find it. */
const matched = (matcher: Matcher, documents: readonly SakDocument[]) =>
  documents.map((document) =>
    matcher
      .match(new SearchedCase(document, now))
      .map(({ id }) => id)
      .toSorted((a, b) => a - b),
  );
const expected = (queries: readonly SearchQuery[], documents: readonly SakDocument[]) => {
  const page = { page: 1, pageSize: documents.length };
  const found = queries.map((query) => referenceSearch(documents, query, page, OPEN).sakIds);
  return documents.map(({ sakId }) =>
    found.flatMap((sakIds, id) => (sakIds.includes(sakId) ? [id] : [])),
  );
};

describe('many searches at once', () => {
  it.each([1, 2, 3])('find the cases that each of them finds alone (%i)', (seed) => {
    const { query } = generateQueries(DOCUMENTS, 100 + seed);
    // What a search finds is saved, not what has most of its words.
    const queries = Array.from({ length: 120 }, () => ({ ...query(), nearly: null }));
    const matcher = new Matcher();
    queries.forEach((one, id) => {
      matcher.put(id, one);
    });
    const all = expected(queries, DOCUMENTS);
    expect(matched(matcher, DOCUMENTS)).toEqual(all);
    expect(all.flat().length).toBeGreaterThan(0);
    // When it has seen more, it files them elsewhere.
    for (let round = 0; round < 4; round += 1) expect(matched(matcher, DOCUMENTS)).toEqual(all);
  });

  it('are replaced, removed and all put away', () => {
    const document = buildSakDocument({
      tekst: { sakenGjelder: text('tyveri konkurs') },
    });
    const of = (token: string) => buildQuery({ free: [has(word(token))] });
    const matcher = new Matcher();
    matcher.put(1, of('tyveri'));
    matcher.put(2, of('konkurs'));
    expect(matched(matcher, [document])).toEqual([[1, 2]]);
    matcher.put(1, of('ran'));
    expect(matched(matcher, [document])).toEqual([[2]]);
    matcher.remove(2);
    expect([matcher.size, matched(matcher, [document])]).toEqual([1, [[]]]);
    matcher.put(2, of('tyveri'));
    matcher.clear();
    expect([matcher.size, matched(matcher, [document])]).toEqual([0, [[]]]);
  });
});

describe('where a search is filed', () => {
  const shares = new Map([
    ['tyveri', 0.2],
    ['zorbakk', 0.0001],
    ['domstol=TOSL', 0.1],
  ]);
  const shareOf = ({ text: key }: { readonly text: string }) => shares.get(key) ?? 1;
  const filed = (query: Partial<SearchQuery>) =>
    anchorsOf(soughtBy(buildQuery(query)), shareOf)?.map(({ text: key }) => key) ?? null;

  it('is the rarest that it asks for', () => {
    expect(filed({ free: [has(word('tyveri')), has(word('zorbakk'))] })).toEqual(['zorbakk']);
    expect(filed({ free: [has(word('tyveri'))], domstolId: 'TOSL' })).toEqual(['domstol=TOSL']);
    expect(filed({ free: [has(word('zorbakk'), word('ran'))], domstolId: 'TOSL' })).toEqual([
      'domstol=TOSL',
    ]);
  });

  it('is never what must not be there', () => {
    expect(filed({ free: [hasNot(word('zorbakk')), has(word('tyveri'))] })).toEqual(['tyveri']);
    expect(filed({ free: [hasNot(word('zorbakk'))] })).toBeNull();
  });
});

describe('how a case is found', () => {
  const document = buildSakDocument({
    parterSkjulesFra: '2026-06-01T00:00:00.000Z',
    tekst: { parter: text('even bakkerud'), sakenGjelder: text('tyveri') },
  });
  const way = (query: Partial<SearchQuery>) => {
    const matcher = new Matcher();
    matcher.put(1, buildQuery(query));
    return matcher.match(new SearchedCase(document, now))[0]?.byName;
  };

  it('is by a name when nothing else would find it', () => {
    expect(way({ free: [has(word('bakkerud'))] })).toBe(true);
    expect(way({ free: [has(word('tyveri'))] })).toBe(false);
    expect(way({ free: [has(word('bakkerud'), word('tyveri'))] })).toBe(false);
    expect(way({ free: [has(word('tyveri')), has(word('even'))] })).toBe(true);
    expect(way({ free: [hasNot(word('bakkerud'))] })).toBeUndefined();
  });
});
