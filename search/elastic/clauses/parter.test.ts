import { describe, expect, it } from 'vitest';
import { buildGate, buildQuery, has, hasNot, word } from '#tests/support/search-query.ts';
import { fields } from './fields.ts';
import { freeText } from './free-text.ts';
import { parterFilter } from './parter.ts';

const now = new Date('2026-03-10T11:00:00.000Z');
const shown = { range: { parterSkjulesFra: { gt: '2026-03-10T11:00:00.000Z' } } };
const named = { term: { 'tekst.parter.segments': 'vik' } };

describe('a name of a party', () => {
  it('counts only while it may be shown', () => {
    expect(parterFilter(word('vik'), buildGate({ now }))).toEqual({
      bool: { filter: [named, shown] },
    });
  });

  it('does not count in the cases about which the index is behind', () => {
    expect(parterFilter(word('vik'), buildGate({ now, parter: ['a'] }))).toEqual({
      bool: { filter: [named, shown, { bool: { must_not: [{ terms: { sakId: ['a'] } }] } }] },
    });
    expect(parterFilter(word('vik'), buildGate({ now, parter: 'all' }))).toEqual({
      bool: { filter: [named, shown, { match_none: {} }] },
    });
  });

  it('is behind its gate for free words too, inside the negation', () => {
    const query = buildQuery({ free: [hasNot(word('vik'))] });
    const gated = { bool: { filter: [named, shown] } };
    const anywhere = {
      bool: { should: [{ term: { 'fritekst.segments': 'vik' } }, gated], minimum_should_match: 1 },
    };
    expect(freeText({ query, gate: buildGate({ now }) })).toEqual([
      { bool: { must_not: [anywhere] } },
    ]);
  });

  it('is behind its gate in the advanced field', () => {
    const query = buildQuery({ fields: [{ field: 'parter', clauses: [has(word('vik'))] }] });
    expect(fields({ query, gate: buildGate({ now }) })).toEqual([
      { bool: { filter: [named, shown] } },
    ]);
  });
});
