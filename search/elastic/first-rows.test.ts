import { describe, expect, it } from 'vitest';
import { buildGate, buildQuery, has, word } from '#tests/support/search/builders.ts';
import type { SearchQuery } from '#search/query.ts';
import { firstSpans } from './first-rows.ts';

const input = (query: Partial<SearchQuery> = {}) => ({
  query: buildQuery(query),
  gate: buildGate(),
});
// March 2026 in Oslo: begins in winter time, ends in summer time.
const [from, to] = [new Date('2026-02-28T23:00:00Z'), new Date('2026-03-31T22:00:00Z')];
const day = 24 * 60 * 60 * 1000;

describe('the parts for the first hits', () => {
  const ends = (query: Partial<SearchQuery>) =>
    firstSpans(input(query)).map(
      ({ from: begin, to: end }) => Math.round((+end! - +from) / day) || begin,
    );

  it('grow, and end before half of the range', () => {
    expect(ends({})).toEqual([4]);
    expect(ends({ tilDato: '2026-12-31' })).toEqual([4, 32]);
    expect(ends({ tilDato: '2026-03-06' })).toEqual([]);
  });

  it('are at the end when the last hearings come first', () => {
    expect(firstSpans(input({ sortAscending: false }))).toEqual([
      { from: new Date(+to - 4 * day) },
    ]);
  });

  it.each<Partial<SearchQuery>>([
    { sortField: 'sisteSak' },
    { sortField: 'relevans' },
    { kategori: 'avgjorelser' },
    { fraDato: '2026-04-01' },
    { free: [has(word('tyveri'))] },
  ])('are none with words, and where the order is not of hearings in the range: %o', (query) => {
    expect(firstSpans(input(query))).toEqual([]);
  });
});
