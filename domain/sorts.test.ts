import { describe, expect, it } from 'vitest';
import { defaultSort, KATEGORIER, SORT_FIELDS } from './search-rules.ts';
import { type SortedSearch, sortChoices, sortOf, SORTS } from './sorts.ts';
import { speak } from './testing/speak.ts';

const search = (more: Partial<SortedSearch> = {}): SortedSearch => ({
  ...{ soekeKategori: 'berammede', query: '', sakengjelder: '', saksnummer: '' },
  ...more,
});
const labels = (more: Partial<SortedSearch>) => sortChoices(search(more)).map(({ label }) => label);

describe('the table of orders', () => {
  it('has every key in both directions, and relevance, which has none, once', () => {
    const orders = SORTS.map(({ sortField, sortAscending }) => `${sortField} ${sortAscending}`);
    const wanted = SORT_FIELDS.flatMap((field) =>
      field === 'relevans' ? [`${field} false`] : [`${field} true`, `${field} false`],
    );
    expect(orders.sort()).toEqual(wanted.sort());
  });

  it.each(['nb', 'nn'] as const)('gives no two orders the same name in %s', (language) => {
    speak(language);
    expect(new Set(SORTS.map(({ label }) => label)).size).toBe(SORTS.length);
    expect(new Set(SORTS.map(({ id }) => id)).size).toBe(SORTS.length);
  });
});

describe('the orders to choose between', () => {
  it('are the same three for hearings and indictments', () => {
    const usual = ['Første rettsmøte', 'Siste rettsmøte', 'Nye saker'];
    expect(labels({})).toEqual(usual);
    expect(labels({ soekeKategori: 'tiltaler' })).toEqual(usual);
  });

  it("begin with 'Mest relevante' when words are typed, in the subject or the number as well", () => {
    for (const words of [
      { query: 'ran' },
      { isAdvancedSearch: true, sakengjelder: 'ran' },
      { isAdvancedSearch: true, saksnummer: '26-000101' },
    ])
      expect(labels(words)[0]).toBe('Mest relevante');
    for (const none of [{ query: ' ' }, { sakengjelder: 'ran' }])
      expect(labels(none)[0]).toBe('Første rettsmøte');
  });

  it("let 'Avsagt dato' be chosen again among decisions", () => {
    const decisions = { soekeKategori: 'avgjorelser', sortField: 'rettsmoete' } as const;
    expect(labels(decisions)).toContain('Avsagt dato');
    expect(labels({})).not.toContain('Avsagt dato');
  });

  it('have the present order among them, also one that only an address asks for', () => {
    expect(labels({ sortField: 'domstol', sortAscending: false })).toEqual([
      'Første rettsmøte',
      'Siste rettsmøte',
      'Nye saker',
      'Domstol, Å til A',
    ]);
  });
});

describe('the order of a search', () => {
  it("is called by its name in the reader's language", () => {
    const newest = sortOf(search({ sortField: 'publiseringsdatoTiltale', sortAscending: false }));
    expect(newest.label).toBe('Nyeste tiltale');
    speak('nn');
    expect(newest.label).toBe('Nyaste tiltale');
  });

  it("is the category's own when nothing is asked for", () => {
    for (const soekeKategori of KATEGORIER)
      expect(sortOf(search({ soekeKategori }))).toMatchObject(defaultSort(soekeKategori));
  });

  it('has the direction of its key, whatever the category', () => {
    const label = (more: Partial<SortedSearch>) => sortOf(search(more)).label;
    expect(label({ soekeKategori: 'avgjorelser', sortField: 'rettsmoete' })).toBe(
      'Første rettsmøte',
    );
    expect(label({ sortField: 'sisteSak' })).toBe('Nye saker');
    expect(label({ soekeKategori: 'avgjorelser', sortAscending: true })).toBe('Avsagt dato');
  });

  it('is the usual one when there are no words to be relevant to', () => {
    const relevance = { sortField: 'relevans', sortAscending: true } as const;
    expect(sortOf(search(relevance)).label).toBe('Første rettsmøte');
    expect(sortOf(search({ ...relevance, query: 'ran' })).label).toBe('Mest relevante');
  });
});
