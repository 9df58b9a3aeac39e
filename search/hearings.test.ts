import { describe, expect, it } from 'vitest';
import { readSearchParams, writeSearchParams, type SearchParams } from '#contract/search.ts';
import type { Rettsmoete } from '#domain/sak.ts';
import { generateCases } from '#tests/contract/search/generated-cases.ts';
import { generateQueries } from '#tests/contract/search/generated-queries.ts';
import { documentsOf } from '#tests/contract/search/suite.ts';
import { buildRettsmoete } from '#tests/support/cases/build-sak.ts';
import { buildQuery } from '#tests/support/search/builders.ts';
import { referenceHearings } from '#tests/support/search/reference-engine.ts';
import { hearingsThatCount } from './hearings.ts';
import { toSearchQuery } from './parse-query.ts';
import { NOTHING_STALE } from './port.ts';
import type { SearchQuery } from './query.ts';

const moeter: readonly Rettsmoete[] = [
  { ...buildRettsmoete('2026-03-09T09:00:00+01:00'), rettsmoetetype: 'Planmøte' },
  { ...buildRettsmoete('2026-03-10T09:00:00+01:00'), rettsmoetetype: 'Hovedforhandling' },
  { ...buildRettsmoete('2026-03-11T09:00:00+01:00'), rettsmoetetype: 'Hovedforhandling ' },
  { ...buildRettsmoete('2026-04-20T09:00:00+02:00'), rettsmoetetype: null },
];

/** The days of the hearings that count. */
function counted(search: Partial<SearchParams>): string[] {
  const range = { domstolid: 'alle', fraDato: '2026-03-10', tilDato: '2026-04-30' };
  const read = readSearchParams(writeSearchParams(search));
  const query = toSearchQuery({ ...read, ...range, tilDato: read.tilDato ?? range.tilDato });
  return moeter
    .filter(hearingsThatCount(query))
    .map(({ start }) => start.toISOString().slice(5, 10));
}

describe('the hearings that count', () => {
  it('are those in the range, for hearings and indictments', () => {
    expect(counted({})).toEqual(['03-10', '03-11', '04-20']);
    expect(counted({ soekeKategori: 'tiltaler', tilDato: '2026-03-10' })).toEqual(['03-10']);
  });

  it('are all of the case for decisions', () => {
    expect(counted({ soekeKategori: 'avgjorelser' })).toHaveLength(4);
  });

  it("are narrowed by 'Rettsmøtetype', while 'Utvidet søk' is on", () => {
    const typed = { rettsmotetype: 'hovedforhandlingen' };
    expect(counted({ ...typed, isAdvancedSearch: true })).toEqual(['03-10', '03-11']);
    expect(counted(typed)).toHaveLength(3);
    expect(counted({ rettsmotetype: '-planmøte', isAdvancedSearch: true })).toHaveLength(3);
  });

  it('are narrowed by a phrase in any form', () => {
    const type = buildRettsmoete('2026-03-10T09:00:00+01:00', {
      rettsmoetetype: 'Muntlige forhandlinger',
    });
    const typed = (text: string) => {
      const advanced = { isAdvancedSearch: true, rettsmotetype: text };
      const read = readSearchParams(writeSearchParams(advanced));
      const range = { domstolid: 'alle', fraDato: '2026-03-10', tilDato: '2026-03-10' };
      return hearingsThatCount(toSearchQuery({ ...read, ...range }))(type);
    };
    expect(typed('"muntlig forhandling"')).toBe(true);
    expect(typed('"forhandling muntlig"')).toBe(false);
  });

  it('are narrowed by a chosen type', () => {
    expect(counted({ fasettrettsmoetetype: ['Hovedforhandling'] })).toEqual(['03-10', '03-11']);
    expect(counted({ fasettrettsmoetetype: ['Planmøte'] })).toEqual([]);
  });

  it('are not narrowed by words of the free text', () => {
    expect(counted({ query: 'planmøte' })).toHaveLength(3);
  });

  it('end before the range begins, and begin before it ends', () => {
    const at = (start: string, slutt: string) => ({
      ...{ start: new Date(start), slutt: new Date(slutt), rettsmoetetype: null },
    });
    const counts = hearingsThatCount(buildQuery({ fraDato: '2026-03-10', tilDato: '2026-03-10' }));
    expect(counts(at('2026-03-09T09:00:00+01:00', '2026-03-10T00:00:00+01:00'))).toBe(false);
    expect(counts(at('2026-03-09T09:00:00+01:00', '2026-03-10T00:00:00.001+01:00'))).toBe(true);
    expect(counts(at('2026-03-10T23:59:59+01:00', '2026-03-11T02:00:00+01:00'))).toBe(true);
    expect(counts(at('2026-03-11T00:00:00+01:00', '2026-03-11T02:00:00+01:00'))).toBe(false);
  });

  it('are none in a range that ends before it begins', () => {
    expect(moeter.filter(hearingsThatCount(buildQuery({ fraDato: '2026-04-01' })))).toEqual([]);
  });
});

describe('whatever is asked', () => {
  const now = new Date('2026-02-20T12:00:00+01:00');
  const cases = generateCases(120, 21);
  const documents = documentsOf(cases, now);
  const gate = { now, stale: NOTHING_STALE };
  const key = (start: string, slutt: string, type: string | null) => `${start} ${slutt} ${type}`;

  it.each(Array.from({ length: 10 }, (_, i) => i + 1))(
    'the same hearings count as in the reference (%i)',
    (seed) => {
      const { query } = generateQueries(documents, seed);
      let counting = 0;
      for (let i = 0; i < 12; i += 1) {
        const asked = aboutTypes(query(), i);
        const counts = hearingsThatCount(asked);
        for (const [at, { rettsmoeter }] of cases.entries()) {
          const own = rettsmoeter.filter(counts);
          counting += own.length;
          expect(
            own
              .map((moete) =>
                key(
                  moete.start.toISOString(),
                  moete.slutt.toISOString(),
                  moete.rettsmoetetype?.trim() ?? null,
                ),
              )
              .sort(),
            JSON.stringify(asked),
          ).toEqual(
            referenceHearings(documents[at]!, asked, gate)
              .map(({ start, slutt, typeNavn }) => key(start, slutt, typeNavn))
              .sort(),
          );
        }
      }
      expect(counting).toBeGreaterThan(0);
    },
  );

  /** Every other query has its first words in the hearing type as well, where few would be otherwise. */
  function aboutTypes(query: SearchQuery, i: number): SearchQuery {
    if (i % 2 === 0) return query;
    return { ...query, fields: [{ field: 'rettsmoetetype', clauses: query.free.slice(0, 1) }] };
  }
});
