import { NOTHING_STALE, type Gate } from '#search/port.ts';
import type { Clause, SearchQuery, Term } from '#search/query.ts';

/** A search for everything in March 2026, first hearing first. */
export function buildQuery(overrides: Partial<SearchQuery> = {}): SearchQuery {
  return {
    kategori: 'berammede',
    domstolId: null,
    fraDato: '2026-03-01',
    tilDato: '2026-03-31',
    free: [],
    fields: [],
    sortField: 'rettsmoete',
    sortAscending: true,
    ...overrides,
  };
}

/** The gate at a moment in March 2026, with nothing stale. */
export function buildGate(overrides: Partial<Gate['stale']> & { now?: Date } = {}): Gate {
  const { now = new Date('2026-03-10T11:00:00.000Z'), ...stale } = overrides;
  return { now, stale: { ...NOTHING_STALE, ...stale } };
}

export const word = (token: string, ...stems: string[]): Term => ({ kind: 'word', token, stems });
export const phrase = (...tokens: string[]): Term => ({ kind: 'phrase', tokens });
export const prefix = (token: string): Term => ({ kind: 'prefix', token });
export const has = (...anyOf: Term[]): Clause => ({ anyOf, negated: false });
export const hasNot = (...anyOf: Term[]): Clause => ({ anyOf, negated: true });
