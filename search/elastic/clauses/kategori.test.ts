import { describe, expect, it } from 'vitest';
import { buildGate, buildQuery, has, word } from '#tests/support/search-query.ts';
import { kategori } from './kategori.ts';
import { rettsmoetetype } from './rettsmoeter.ts';

const gate = buildGate();
// March 2026 in Oslo: begins in winter time, ends in summer time.
const overlap = [
  { range: { 'rettsmoeter.start': { lt: '2026-03-31T22:00:00.000Z' } } },
  { range: { 'rettsmoeter.slutt': { gt: '2026-02-28T23:00:00.000Z' } } },
];

describe('the category', () => {
  it('berammede asks for a hearing in the Oslo days, or for the day of a case without hearings', () => {
    expect(kategori({ query: buildQuery(), gate })).toEqual([
      {
        bool: {
          should: [
            {
              nested: {
                path: 'rettsmoeter',
                query: { bool: { filter: overlap } },
                score_mode: 'none',
              },
            },
            { range: { berammetDag: { gte: '2026-03-01', lte: '2026-03-31' } } },
          ],
          minimum_should_match: 1,
        },
      },
    ]);
  });

  it('avgjorelser asks for one decision that is both there and in the range', () => {
    const query = buildQuery({ kategori: 'avgjorelser' });
    const there = { range: { 'avgjoerelser.skjulesFra': { gt: gate.now.toISOString() } } };
    const delivered = {
      range: { 'avgjoerelser.avgivelsesdato': { gte: '2026-03-01', lte: '2026-03-31' } },
    };
    expect(kategori({ query, gate })).toEqual([
      {
        nested: {
          path: 'avgjoerelser',
          query: { bool: { filter: [there, delivered] } },
          score_mode: 'none',
        },
      },
    ]);
  });

  it.each(['tiltaler', 'avgjorelser'] as const)(
    '%s finds nothing when all of it is stale',
    (name) => {
      const stale = buildGate({ tiltaler: 'all', avgjoerelser: 'all' });
      expect(kategori({ query: buildQuery({ kategori: name }), gate: stale })[0]).toEqual({
        match_none: {},
      });
    },
  );
});

describe('the hearing type', () => {
  const asks = (name: 'berammede' | 'avgjorelser') =>
    rettsmoetetype({
      query: buildQuery({
        kategori: name,
        fields: [{ field: 'rettsmoetetype', clauses: [has(word('hovedforhandling'))] }],
      }),
      gate,
    });
  const type = { term: { 'rettsmoeter.type.segments': 'hovedforhandling' } };

  it('belongs to a hearing in the range', () => {
    expect(asks('berammede')).toMatchObject([
      { nested: { query: { bool: { filter: [...overlap, type] } } } },
    ]);
  });

  it('belongs to any hearing when decisions are asked for', () => {
    expect(asks('avgjorelser')).toMatchObject([{ nested: { query: type } }]);
  });
});
