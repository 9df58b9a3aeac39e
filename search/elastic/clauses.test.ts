import { describe, expect, it } from 'vitest';
import { buildGate, buildQuery, has, word } from '#tests/support/search/builders.ts';
import { chosen, hearingsThatCount, kategori, rettsmoetetype } from './clauses.ts';

const gate = buildGate();
// March 2026 in Oslo: begins in winter time, ends in summer time.
const overlap = [
  { range: { 'rettsmoeter.start': { lt: '2026-03-31T22:00:00.000Z' } } },
  { range: { 'rettsmoeter.slutt': { gt: '2026-02-28T23:00:00.000Z' } } },
];

describe('the category', () => {
  it('berammede needs a hearing in the Oslo days, or the day of a case without hearings', () => {
    expect(kategori({ query: buildQuery(), gate })).toEqual([
      {
        bool: {
          should: [
            {
              range: {
                moetetid: {
                  gte: '2026-02-28T23:00:00.000Z',
                  lt: '2026-03-31T22:00:00.000Z',
                  relation: 'intersects',
                },
              },
            },
            { range: { berammetDag: { gte: '2026-03-01', lte: '2026-03-31' } } },
          ],
          minimum_should_match: 1,
        },
      },
    ]);
  });

  it('avgjorelser needs one decision that is both available and in the range', () => {
    const query = buildQuery({ kategori: 'avgjorelser' });
    const available = { range: { 'avgjoerelser.skjulesFra': { gt: gate.now.toISOString() } } };
    const delivered = {
      range: { 'avgjoerelser.avgivelsesdato': { gte: '2026-03-01', lte: '2026-03-31' } },
    };
    expect(kategori({ query, gate })).toEqual([
      {
        nested: {
          path: 'avgjoerelser',
          query: { bool: { filter: [available, delivered] } },
          score_mode: 'none',
        },
      },
    ]);
  });

  it.each(['tiltaler', 'avgjorelser'] as const)(
    '%s finds nothing when all its files are stale',
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

  it('belongs to any hearing when decisions are searched', () => {
    expect(asks('avgjorelser')).toMatchObject([{ nested: { query: type } }]);
  });
});

describe('the chosen facets', () => {
  const facets = { domstol: ['TOSL', 'TSOS'], kode: [], rettsmoetetype: ['Planmøte'] };
  const query = buildQuery({ facets });
  const court = { terms: { domstolId: ['TOSL', 'TSOS'] } };
  const type = { terms: { 'rettsmoeter.typeNavn': ['Planmøte'] } };

  it('are one of the values each; one without values asks for nothing', () => {
    expect(chosen({ query, gate })).toMatchObject([
      court,
      { nested: { path: 'rettsmoeter', query: { bool: { filter: [...overlap, type] } } } },
    ]);
    expect(chosen({ query, gate }, 'rettsmoetetype')).toEqual([court]);
    expect(chosen({ query: buildQuery(), gate })).toEqual([]);
  });

  it('of the type narrow the hearings that count', () => {
    expect(hearingsThatCount({ query, gate })).toEqual([...overlap, type]);
  });
});
