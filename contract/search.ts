import { z } from 'zod';
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

const MAX_QUERY = 500;
const text = z.string().max(MAX_QUERY).catch('').default('');
const flag = z
  .enum(['true', 'false'])
  .transform((value) => value === 'true')
  .optional()
  .catch(undefined);
const integer = z
  .string()
  .regex(/^\d{1,7}$/)
  .transform(Number);

/**
 * The search state as query parameters (SPEC §2). An invalid value counts as absent, never as an error:
 * what is then missing and required is for `validateSearch` to say.
 */
export const searchParamsSchema = z.object({
  soekeKategori: z.enum(KATEGORIER).catch('berammede').default('berammede'),
  domstolid: z.string().max(40).optional().catch(undefined),
  fraDato: daySchema.optional().catch(undefined),
  tilDato: daySchema.optional().catch(undefined),
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
  page: integer.pipe(z.number().min(1)).catch(1).default(1),
  pageSize: integer.pipe(z.literal(PAGE_SIZES)).catch(DEFAULT_PAGE_SIZE).default(DEFAULT_PAGE_SIZE),
  sortField: z.enum(SORT_FIELDS).optional().catch(undefined),
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
