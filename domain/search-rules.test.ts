import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { messages } from './messages.ts';
import { sakMessages } from './sak-messages.ts';
import {
  defaultRange,
  defaultSort,
  KATEGORIER,
  LAST_ROW,
  lastPageOf,
  PAGE_SIZES,
  searchableRange,
  validateSearch,
} from './search-rules.ts';
import { anyInstant } from './testing/arbitrary-sak.ts';

const now = new Date('2026-11-21T12:00:00+01:00');
const form = { domstolid: 'alle', fraDato: '2026-11-21', tilDato: '2026-12-21' };

describe('the last page', () => {
  it.each([
    [0, 50, 1],
    [50, 50, 1],
    [51, 50, 2],
    [10_000, 50, 200],
    [287_489, 50, 200],
    [287_489, 2_000, 5],
  ])('of %i hits, %i on each, is %i', (totalHits, pageSize, last) => {
    expect(lastPageOf(totalHits, pageSize)).toBe(last);
  });

  it('ends at the row that the sentence names, whatever the page size', () => {
    expect(sakMessages.treff.lastRow).toContain(` ${LAST_ROW / 1_000} 000 `);
    for (const size of PAGE_SIZES) expect(LAST_ROW % size).toBe(0);
  });
});

describe('the defaults of a search', () => {
  it('look a month ahead for hearings and indictments, a month back for decisions', () => {
    expect(defaultRange('berammede', now)).toEqual({
      fraDato: '2026-11-21',
      tilDato: '2026-12-21',
    });
    expect(defaultRange('tiltaler', now)).toEqual({ fraDato: '2026-11-21', tilDato: '2026-12-21' });
    expect(defaultRange('avgjorelser', now)).toEqual({
      fraDato: '2026-10-21',
      tilDato: '2026-11-21',
    });
  });

  it("use the day in Oslo, not the server's", () => {
    const justAfterMidnight = new Date('2026-06-30T22:30:00Z');
    expect(defaultRange('berammede', justAfterMidnight).fraDato).toBe('2026-07-01');
  });

  it('sort by first hearing, and decisions newest first', () => {
    expect(defaultSort('berammede')).toEqual({ sortField: 'rettsmoete', sortAscending: true });
    expect(defaultSort('avgjorelser')).toEqual({
      sortField: 'avgivelsesdato',
      sortAscending: false,
    });
  });

  it('always pass the rules of the form', () => {
    fc.assert(
      fc.property(anyInstant, fc.constantFrom(...KATEGORIER), (at, kategori) => {
        expect(validateSearch({ domstolid: 'alle', ...defaultRange(kategori, at) }, at)).toEqual(
          {},
        );
      }),
    );
  });
});

describe('the rules of the search form', () => {
  it('accept a complete form', () => expect(validateSearch(form, now)).toEqual({}));

  it('require court and dates', () => {
    expect(validateSearch({}, now)).toEqual({
      domstolid: ['Domstol er påkrevd.'],
      fraDato: ['Fra dato er påkrevd.'],
      tilDato: ['Til dato er påkrevd.'],
    });
  });

  it('allow three months back, that day included', () => {
    expect(searchableRange(now)).toEqual({ fraDato: '2026-08-21', tilDato: '2028-11-21' });
    expect(validateSearch({ ...form, fraDato: '2026-08-21' }, now)).toEqual({});
    expect(validateSearch({ ...form, fraDato: '2026-08-20' }, now)).toEqual({
      fraDato: [messages.search.fraTooEarly],
    });
  });

  it('refuse a range that ends before it begins', () => {
    expect(validateSearch({ ...form, fraDato: '2026-12-22' }, now)).toEqual({
      fraDato: [messages.search.fraAfterTil],
    });
  });

  it('allow 24 months ahead', () => {
    expect(validateSearch({ ...form, tilDato: '2028-11-21' }, now)).toEqual({});
    expect(validateSearch({ ...form, tilDato: '2028-11-22' }, now)).toEqual({
      tilDato: [messages.search.tilTooLate],
    });
  });
});
