import { describe, expect, it } from 'vitest';
import { buildGate, buildQuery, has, word } from '#tests/support/search/builders.ts';
import type { SearchQuery } from '#search/query.ts';
import { before, firstSpans, wayThrough } from './spans.ts';

const input = (query: Partial<SearchQuery> = {}) => ({
  query: buildQuery(query),
  gate: buildGate(),
});
// March 2026 in Oslo: begins in winter time, ends in summer time.
const [from, to] = ['2026-02-28T23:00:00.000Z', '2026-03-31T22:00:00.000Z'].map(
  (at) => new Date(at),
);
const day = 24 * 60 * 60 * 1000;

describe('the way through the range', () => {
  it('goes with the order of the hearings', () => {
    expect(wayThrough(input())).toEqual({ first: +from!, last: +to! });
    expect(wayThrough(input({ sortAscending: false }))).toEqual({ first: +to!, last: +from! });
  });

  it.each<Partial<SearchQuery>>([
    { sortField: 'sisteSak' },
    { kategori: 'avgjorelser' },
    { fraDato: '2026-04-01' },
  ])('is none where the order is not of hearings in it: %o', (query) => {
    expect(wayThrough(input(query))).toBeNull();
    expect(firstSpans(input(query))).toEqual([]);
  });
});

it('what comes before an instant begins before it, or after it when the last come first', () => {
  expect(before(input(), +to!)).toEqual({ to });
  expect(before(input({ sortAscending: false }), +from!)).toEqual({ from });
});

describe('the parts for the first hits', () => {
  const ends = (query: Partial<SearchQuery>) =>
    firstSpans(input(query)).map(
      ({ from: begin, to: end }) => Math.round((+end! - +from!) / day) || begin,
    );

  it('grow, and end before half of the range', () => {
    expect(ends({})).toEqual([4]);
    expect(ends({ tilDato: '2026-12-31' })).toEqual([4, 32]);
    expect(ends({ tilDato: '2026-03-06' })).toEqual([]);
  });

  it('are at the end when the last hearings come first', () => {
    expect(firstSpans(input({ sortAscending: false }))).toEqual([
      { from: new Date(+to! - 4 * day) },
    ]);
  });

  it('are one with words, and none with words in one court', () => {
    const free = [has(word('tyveri'))];
    expect(ends({ free, tilDato: '2026-12-31' })).toEqual([38]);
    expect(ends({ free, domstolId: 'TOSL' })).toEqual([]);
  });
});
