import * as z from 'zod/mini';
import { DEFAULT_PAGE_SIZE, KATEGORIER, PAGE_SIZES, SORT_FIELDS } from '../domain/search-rules.ts';
import { daySchema } from './common.ts';

/** The advanced fields, in the order and spelling of SPEC §2's query parameters. */
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
] as const;
export type AdvancedField = (typeof ADVANCED_FIELDS)[number];

/** The longest text that a field of the search may hold. */
export const MAX_QUERY = 500;
/** What is missing or invalid counts as `value`. */
const or = <T extends z.core.SomeType>(schema: T, value: z.output<T>) =>
  z._default(z.catch(schema, value), value as never);
const optional = <T extends z.core.SomeType>(schema: T) => z.catch(z.optional(schema), undefined);

const text = or(z.string().check(z.maxLength(MAX_QUERY)), '');
const flag = optional(
  z.pipe(
    z.enum(['true', 'false']),
    z.transform((value) => value === 'true'),
  ),
);
const integer = z.pipe(z.string().check(z.regex(/^\d{1,7}$/)), z.transform(Number));

/**
 * The search state as query parameters (SPEC §2). An invalid value counts as absent, never as an error:
 * what is then missing and required is for `validateSearch` to say.
 */
export const searchParamsSchema = z.object({
  soekeKategori: or(z.enum(KATEGORIER), 'berammede'),
  domstolid: optional(z.string().check(z.minLength(1), z.maxLength(40))),
  fraDato: optional(daySchema),
  tilDato: optional(daySchema),
  query: text,
  isAdvancedSearch: flag,
  saksnummer: text,
  domstol: text,
  sakengjelder: text,
  sakstype: text,
  parter: text,
  advokat: text,
  bistandsadvokat: text,
  dommer: text,
  rettsmotetype: text,
  page: or(z.pipe(integer, z.number().check(z.minimum(1))), 1),
  pageSize: or(z.pipe(integer, z.literal(PAGE_SIZES)), DEFAULT_PAGE_SIZE),
  sortField: optional(z.enum(SORT_FIELDS)),
  sortAscending: flag,
});
export type SearchParams = z.infer<typeof searchParamsSchema>;

/** Reads the state from an address; repeated parameters count once, the first wins. */
export function readSearchParams(params: URLSearchParams): SearchParams {
  return searchParamsSchema.parse(Object.fromEntries([...params].reverse()));
}

/** Writes the state back, leaving out what is empty, so that addresses stay short. */
export function writeSearchParams(state: Partial<SearchParams>): URLSearchParams {
  const entries = Object.entries(state).filter(([, value]) => value !== undefined && value !== '');
  return new URLSearchParams(entries.map(([key, value]) => [key, String(value)]));
}
