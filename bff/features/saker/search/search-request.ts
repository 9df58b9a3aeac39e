import { httpErrors } from '#bff/http/errors.ts';
import type { Call } from '#bff/http/json-route.ts';
import { FASETTER, fasettParam, readSearchParams, writeSearchParams } from '#contract/search.ts';
import { MAX_CHOSEN, MAX_QUERY, validateSearch } from '#domain/search-rules.ts';
import { USABLE } from '#domain/text-rules.ts';
import type { ParameterRule } from '#bff/http/router.ts';
import { type ValidSearch, withDays } from '#search/parse-query.ts';
import { textErrorsOf } from '#search/search-texts.ts';

type Request = Pick<Call<unknown>, 'query' | 'now' | 'session'>;

/** What the address asks for, with the days that its words say. Throws 400 with messages by field: it is made whole or not at all. */
export function readSearch(request: Request): ValidSearch {
  return withDays(readTyped(request), request.now);
}

/** The search in the address, as it was typed. */
export function readTyped({ query, now, session }: Request): ValidSearch {
  const search = readSearchParams(query);
  const errors = { ...validateSearch(search, now), ...textErrorsOf(search) };
  if (Object.keys(errors).length > 0) throw httpErrors.validation(errors);
  return { ...(search as ValidSearch), forrigeBesoek: session.forrigeBesoek };
}

/** What a search has beside its address. */
const NOT_TYPED = { forrigeBesoek: undefined, dag: undefined };

/** The parameters that were filled in, for the audit log; several values of one as a list. All the words, and the days that were searched. */
export function searchedFor(search: ValidSearch): Record<string, string | string[]> {
  const query = search.dag?.typed ?? search.query;
  const params = writeSearchParams({ ...search, query, ...NOT_TYPED });
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
