import { describe, expect, it } from 'vitest';
import { defaultSort, KATEGORIER, SORT_FIELDS } from '#domain/search-rules.ts';
import type { Condition, SearchQuery } from '#search/query.ts';
import { buildGate, buildQuery, has, word } from '#tests/support/search/builders.ts';
import { body, sort } from './body.ts';

describe('the request', () => {
  const search = body({ query: buildQuery({ domstolId: 'TSOS' }), gate: buildGate() });

  it('fetches no documents and only filters, so that no score reveals what was matched', () => {
    expect(search).toMatchObject({ _source: false, stored_fields: '_none_' });
    expect(Object.keys(search.query ?? {})).toEqual(['bool']);
    expect(Object.keys(search.query?.bool ?? {})).toEqual(['filter']);
  });
});

describe('relevance', () => {
  const tier = (token: string): Condition => ({
    match: 'all',
    clauses: [has(word(token))],
    fields: ['sakenGjelder'],
  });
  const scored = (token: string, boost: number) => ({
    constant_score: { filter: { term: { 'tekst.sakenGjelder.segments': token } }, boost },
  });

  it('is a whole number: the first tier, or the points of what matches none', () => {
    const points = [{ condition: tier('c'), weight: 7 }];
    const query = buildQuery({ sortField: 'relevans', tiers: [tier('a'), tier('b')], points });
    expect(body({ query, gate: buildGate() }).query?.bool).toMatchObject({
      should: [
        {
          dis_max: {
            queries: [scored('a', 200_000), scored('b', 100_000), scored('c', 7)],
            tie_breaker: 0,
          },
        },
      ],
      minimum_should_match: 0,
    });
  });
});

describe('facets', () => {
  const query = buildQuery({ facets: { domstol: ['TOSL'], kode: ['MED'] } });
  const court = { terms: { domstolId: ['TOSL'] } };
  const code = { terms: { kode: ['MED'] } };

  it('are counted under the choices in the others, and the hits are under all', () => {
    const { aggs, post_filter } = body({ query, gate: buildGate() }, { facets: true });
    expect(aggs).toMatchObject({
      domstol: { filter: code },
      kode: { filter: court },
      sakstype: { filter: { bool: { filter: [court, code] } } },
    });
    expect(post_filter).toEqual({ bool: { filter: [court, code] } });
  });

  it('that are not counted only narrow', () => {
    const search = body({ query, gate: buildGate() });
    expect(search).not.toHaveProperty('aggs');
    expect(search).not.toHaveProperty('post_filter');
    expect(JSON.stringify(search.query)).toContain(JSON.stringify(court));
  });
});

describe('the order', () => {
  const dates = SORT_FIELDS.filter((field) => field !== 'relevans');
  it.each(dates)('by %s is followed by sakId, ascending in both directions', (sortField) => {
    for (const sortAscending of [true, false]) {
      const keys = sort({ query: buildQuery({ sortField, sortAscending }), gate: buildGate() });
      expect(keys).toHaveLength(2);
      expect(keys[1]).toEqual({ sakId: { order: 'asc' } });
    }
  });

  it.each(KATEGORIER)('by relevance is the tier, the usual order of %s, sakId', (kategori) => {
    const usual = sort({
      query: buildQuery({ kategori, ...defaultSort(kategori) }),
      gate: buildGate(),
    });
    const query = buildQuery({ kategori, sortField: 'relevans', sortAscending: true });
    expect(sort({ query, gate: buildGate() })).toEqual([{ _score: { order: 'desc' } }, ...usual]);
  });

  it('by hearing takes the first in the range ascending, the last descending, and puts missing ones last', () => {
    const [ascending] = sort({ query: buildQuery(), gate: buildGate() });
    const [descending] = sort({ query: buildQuery({ sortAscending: false }), gate: buildGate() });
    expect(ascending).toMatchObject({
      'rettsmoeter.start': { order: 'asc', mode: 'min', missing: Number.MAX_SAFE_INTEGER },
    });
    expect(descending).toMatchObject({
      'rettsmoeter.start': { order: 'desc', mode: 'max', missing: Number.MIN_SAFE_INTEGER },
    });
  });

  it('by hearing uses the hearings that count, which for decisions are all of them', () => {
    const fields = [{ field: 'rettsmoetetype' as const, clauses: [has(word('fengsling'))] }];
    const type = { term: { 'rettsmoeter.type.segments': 'fengsling' } };
    const filterOf = (query: SearchQuery) =>
      sort({ query: { ...query, sortField: 'rettsmoete' }, gate: buildGate() })[0];
    expect(filterOf(buildQuery({ fields }))).toMatchObject({
      'rettsmoeter.start': { nested: { filter: { bool: { filter: [{}, {}, type] } } } },
    });
    expect(filterOf(buildQuery({ kategori: 'avgjorelser', fields }))).toMatchObject({
      'rettsmoeter.start': { nested: { filter: type } },
    });
    expect(filterOf(buildQuery({ kategori: 'avgjorelser' }))).toMatchObject({
      'rettsmoeter.start': { nested: { filter: { bool: { filter: [] } } } },
    });
  });

  it('by a file leaves out files that are hidden or known to be stale', () => {
    const query = buildQuery({ sortField: 'avgivelsesdato' });
    const available = { range: { 'avgjoerelser.skjulesFra': { gt: '2026-03-10T11:00:00.000Z' } } };
    expect(sort({ query, gate: buildGate({ avgjoerelser: ['a'] }) })[0]).toMatchObject({
      'avgjoerelser.avgivelsesdato': {
        nested: {
          filter: {
            bool: { filter: [available, { bool: { must_not: [{ ids: { values: ['a'] } }] } }] },
          },
        },
      },
    });
    expect(sort({ query, gate: buildGate({ avgjoerelser: 'all' }) })[0]).toMatchObject({
      'avgjoerelser.avgivelsesdato': { nested: { filter: { match_none: {} } } },
    });
  });
});
