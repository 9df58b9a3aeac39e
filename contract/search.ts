import * as z from 'zod/mini';
import { DEFAULT_PAGE_SIZE, KATEGORIER, PAGE_SIZES, SORT_FIELDS } from '#domain/search-rules.ts';
import { daySchema, flag, integer, list, optional, or, readParams, writeParams } from './values.ts';

/**
 * The advanced fields, as they are called in the address, in their order there and in the form. What else is known of them is in
 * domain/sak-felt.ts, which the browser needs only after its first load.
 */
export const ADVANCED_FIELDS = [
  'saksnummer',
  'domstol',
  'sakengjelder',
  'sakstype',
  'parter',
  'advokat',
  'bistandsadvokat',
  'dommer',
  'rettsmotetype',
  'dokumenttekst',
] as const;
export type AdvancedField = (typeof ADVANCED_FIELDS)[number];

/** What hits can be narrowed by. */
export const FASETTER = ['domstol', 'sakstype', 'rettsmoetetype', 'kode', 'begrensning'] as const;
export type Fasett = (typeof FASETTER)[number];

/** The parameter with the chosen values of a facet; it may repeat. */
export const fasettParam = <F extends Fasett>(fasett: F) => `fasett${fasett}` as const;

/** A parameter of the call, not of the page's address: asks for the facets with a later page as well. */
export const TELLING = 'telling';

/** A longer text is not cut, which would be another question: `validateSearchTexts` refuses it. */
const text = or(z.string(), '');

/**
 * The search in the address (docs/PRODUCT.md, "Searching"). An invalid value counts as missing; `validateSearch` and
 * `validateSearchTexts` (domain/search-texts.ts) report what is required, and texts that are too long.
 */
export const searchParamsSchema = z.object({
  soekeKategori: or(z.enum(KATEGORIER), 'berammede'),
  /** The id of a court, or 'alle'. No other text fits: the audit log keeps it as it is. */
  domstolid: optional(z.string().check(z.regex(/^(?:alle|(?:[A-ZÆØÅ]{2}){1,2})$/))),
  fraDato: optional(daySchema),
  tilDato: optional(daySchema),
  query: text,
  isAdvancedSearch: optional(flag),
  ...(Object.fromEntries(ADVANCED_FIELDS.map((name) => [name, text])) as Record<
    AdvancedField,
    typeof text
  >),
  fasettdomstol: list,
  fasettsakstype: list,
  fasettrettsmoetetype: list,
  fasettkode: list,
  fasettbegrensning: list,
  /** What becomes of days in `query` (domain/dagord/): they are the period, unless they are words (`ord`) or left out (`uten`). */
  dagord: optional(z.enum(['ord', 'uten'])),
  /** Only what the service has first seen since the reader was last here. */
  nye: optional(flag),
  page: or(z.pipe(integer, z.number().check(z.minimum(1))), 1),
  pageSize: or(z.pipe(integer, z.literal(PAGE_SIZES)), DEFAULT_PAGE_SIZE),
  sortField: optional(z.enum(SORT_FIELDS)),
  sortAscending: optional(flag),
});
export type SearchParams = z.infer<typeof searchParamsSchema>;

/** Reads the search from an address. */
export function readSearchParams(params: URLSearchParams): SearchParams {
  return readParams(searchParamsSchema, params, FASETTER.map(fasettParam));
}

/** Writes the search to an address. */
export function writeSearchParams(state: Partial<SearchParams>): URLSearchParams {
  return writeParams(state);
}
