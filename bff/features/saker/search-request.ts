import { httpErrors } from '#bff/http/errors.ts';
import type { Call } from '#bff/http/json-route.ts';
import {
  ADVANCED_FIELDS,
  FASETTER,
  fasettParam,
  readSearchParams,
  writeSearchParams,
  type SearchParams,
} from '#contract/search.ts';
import {
  MAX_CHOSEN,
  MAX_QUERY,
  validateSearch,
  validateSearchTexts,
} from '#domain/search-rules.ts';
import { USABLE } from '#domain/text-rules.ts';
import type { ParameterRule } from '#bff/http/router.ts';
import type { ValidSearch } from '#search/parse-query.ts';

/** The search in the address. Throws 400 with messages by field: it is made whole or not at all. */
export function readSearch({ query, now }: Pick<Call<unknown>, 'query' | 'now'>): ValidSearch {
  const search = readSearchParams(query);
  const errors = {
    ...validateSearch(search, now),
    ...validateSearchTexts({ domstolid: search.domstolid ?? '' }),
    ...validateSearchTexts(textsOf(search)),
  };
  if (Object.keys(errors).length > 0) throw httpErrors.validation(errors);
  return search as ValidSearch;
}

/** The texts that are searched for; the advanced fields count only while 'Utvidet søk' is on. */
function textsOf(search: SearchParams): Record<string, string | readonly string[]> {
  const names = [
    'query',
    ...(search.isAdvancedSearch ? ADVANCED_FIELDS : []),
    ...FASETTER.map(fasettParam),
  ] as const;
  return Object.fromEntries(names.map((name) => [name, search[name] ?? '']));
}

/** The parameters that were filled in, for the audit log; several values of one as a list. */
export function searchedFor(search: SearchParams): Record<string, string | string[]> {
  const params = writeSearchParams(search);
  const values = (name: string) => {
    const all = params.getAll(name);
    return all.length > 1 ? all : all[0]!;
  };
  return Object.fromEntries([...params.keys()].map((name) => [name, values(name)]));
}

/** What the service refuses to search for, as far as a schema can say it (openapi.ts). The rest is in `readSearch`. */
export const SEARCH_RULES: Readonly<Record<string, ParameterRule>> = {
  domstolid: { required: true },
  fraDato: { required: true },
  tilDato: { required: true },
  query: { maxLength: MAX_QUERY, pattern: USABLE },
  ...Object.fromEntries(FASETTER.map((fasett) => [fasettParam(fasett), { maxItems: MAX_CHOSEN }])),
};
