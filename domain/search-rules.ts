import { messages } from './messages.ts';
import { MONTHS_AHEAD, MONTHS_BACK } from './periods.ts';
import { osloDay, shiftDay, type Day } from './time.ts';

export const KATEGORIER = ['berammede', 'avgjorelser', 'tiltaler'] as const;
export type Kategori = (typeof KATEGORIER)[number];

export const SORT_FIELDS = [
  'rettsmoete',
  'domstol',
  'publiseringsdatoTiltale',
  'publiseringsdatoAvgjoerelse',
  'avgivelsesdato',
  'sisteSak',
  'relevans',
] as const;
export type SortField = (typeof SORT_FIELDS)[number];

export interface Sort {
  readonly sortField: SortField;
  readonly sortAscending: boolean;
}

/** What of a search 'Mest relevante' goes by. */
export interface WordedSearch {
  readonly query?: string | undefined;
  readonly isAdvancedSearch?: boolean | undefined;
  readonly sakengjelder?: string | undefined;
  readonly saksnummer?: string | undefined;
}

/** Whether there are words that a subject or a number can have more or less of (search/relevance.ts). */
export function hasWords(search: WordedSearch): boolean {
  const advanced = search.isAdvancedSearch ? [search.sakengjelder, search.saksnummer] : [];
  return [search.query, ...advanced].some((text) => text?.trim());
}

export const ALL_COURTS = 'alle';
/** The value behind 'Alle': as many rows as stay quick. */
export const ALL_PAGE_SIZE = 2000;
export const PAGE_SIZES = [50, 500, 1000, ALL_PAGE_SIZE] as const;
export const DEFAULT_PAGE_SIZE = 50;
/** No page has rows beyond this one: whoever wants them narrows the search. Each page size divides it. */
export const LAST_ROW = 10_000;

/** The last page that can be shown of so many hits; 1 when there are none. */
export function lastPageOf(totalHits: number, pageSize: number): number {
  return Math.max(1, Math.ceil(Math.min(totalHits, LAST_ROW) / pageSize));
}

/** The longest text that a field of the search form takes, and the most words of a search in all its fields together. */
export const MAX_QUERY = 500;
export const MAX_WORDS = 40;
/** The most values that can be chosen in one facet. */
export const MAX_CHOSEN = 100;

export interface DayRange {
  readonly fraDato: Day;
  readonly tilDato: Day;
}

/** The first and last Oslo day that may be searched at `now` (docs/PRODUCT.md, "Searching"). */
export function searchableRange(now: Date): DayRange {
  return searchableFrom(osloDay(now));
}

/** The same on an Oslo day. */
export function searchableFrom(today: Day): DayRange {
  return {
    fraDato: shiftDay(today, { months: -MONTHS_BACK }),
    tilDato: shiftDay(today, { months: MONTHS_AHEAD }),
  };
}

/** The range of a new search: one month back for decisions, one month ahead for everything else. */
export function defaultRange(kategori: Kategori, now: Date): DayRange {
  const today = osloDay(now);
  return kategori === 'avgjorelser'
    ? { fraDato: shiftDay(today, { months: -1 }), tilDato: today }
    : { fraDato: today, tilDato: shiftDay(today, { months: 1 }) };
}

/** Scheduled cases and indictments by first hearing, decisions newest first. */
export function defaultSort(kategori: Kategori): Sort {
  return kategori === 'avgjorelser'
    ? { sortField: 'avgivelsesdato', sortAscending: false }
    : { sortField: 'rettsmoete', sortAscending: true };
}

export interface SearchFormInput {
  readonly domstolid?: string | undefined;
  readonly fraDato?: Day | undefined;
  readonly tilDato?: Day | undefined;
}
export type SearchFormErrors = Partial<Record<keyof SearchFormInput, string[]>>;

/** The rules of the search form, for browser and server: messages by field, empty when the search is valid. */
export function validateSearch(input: SearchFormInput, now: Date): SearchFormErrors {
  const { domstolid, fraDato, tilDato } = input;
  const limit = searchableRange(now);
  const fra = !fraDato
    ? messages.search.fraRequired
    : fraDato < limit.fraDato
      ? messages.search.fraTooEarly
      : tilDato && fraDato > tilDato
        ? messages.search.fraAfterTil
        : undefined;
  const til = !tilDato
    ? messages.search.tilRequired
    : tilDato > limit.tilDato
      ? messages.search.tilTooLate
      : undefined;
  return {
    ...(domstolid ? {} : { domstolid: [messages.search.domstolRequired] }),
    ...(fra ? { fraDato: [fra] } : {}),
    ...(til ? { tilDato: [til] } : {}),
  };
}
