import { httpErrors } from '#bff/http/errors.ts';
import { jsonRoute, type Call } from '#bff/http/json-route.ts';
import { pressUserId } from '#bff/session/session.ts';
import { pressePaths } from '#contract/paths.ts';
import { berammingslisteSchema } from '#contract/sak.ts';
import {
  ADVANCED_FIELDS,
  FASETTER,
  fasettParam,
  readSearchParams,
  searchParamsSchema,
  writeSearchParams,
  type SearchParams,
} from '#contract/search.ts';
import { listFavoritter } from '#db/favoritt/favoritter.ts';
import { readSaker } from '#db/sak/saker.ts';
import { readStaleMask } from '#db/sak/stale-mask.ts';
import { validateSearch, validateSearchTexts } from '#domain/search-rules.ts';
import { toSearchQuery, type ValidSearch } from '#search/parse-query.ts';
import { presentHit } from './present-sak.ts';

/** GET hent-berammingsliste: search. The engine finds the ids, Postgres has the cases (docs/decisions/0002). */
export const hentBerammingsliste = jsonRoute({
  method: 'get',
  path: pressePaths.berammingsliste.path,
  summary: 'Searches scheduled cases, decisions and indictments',
  access: 'search cases',
  limit: 'search',
  query: searchParamsSchema,
  response: berammingslisteSchema,
  handle: async (call) => {
    const { db, deps, now, session } = call;
    const search = readValid(call);
    const gate = { now, stale: await readStaleMask(db, now) };
    const { page, pageSize } = search;
    const found = await deps.search.engine.search(toSearchQuery(search), { page, pageSize }, gate);
    // A case that has been deleted from Postgres is left out.
    const saker = await readSaker(db, found.sakIds);
    const favourites = new Set(await listFavoritter(db, pressUserId(session)));
    const hits = saker.map((sak) => ({
      ...presentHit(sak, { now, erFavoritt: favourites.has(sak.sakId) }),
      treff: [],
    }));
    return {
      body: {
        hits,
        totalHits: found.totalHits,
        sakerUtenfor: [],
        fasetter: null,
        menteDu: [],
        skrivemaate: null,
      },
      audit: { action: 'soek', detaljer: { ...searchedFor(search), sakIds: saker.map(idOf) } },
    };
  },
});

function readValid({ query, now }: Pick<Call<unknown>, 'query' | 'now'>): ValidSearch {
  const search = readSearchParams(query);
  const errors = { ...validateSearch(search, now), ...validateSearchTexts(textsOf(search)) };
  if (Object.keys(errors).length > 0) throw httpErrors.validation(errors);
  return search as ValidSearch;
}

/** The texts that are searched for; the advanced fields count only while 'Utvidet søk' is on. */
function textsOf(search: SearchParams): Record<string, string | readonly string[]> {
  const names = [
    'domstolid',
    'query',
    ...(search.isAdvancedSearch ? ADVANCED_FIELDS : []),
    ...FASETTER.map(fasettParam),
  ] as const;
  return Object.fromEntries(names.map((name) => [name, search[name] ?? '']));
}

/** The parameters of the search that were filled in, for the audit log. */
function searchedFor(search: SearchParams): { soek: Record<string, string> } {
  return { soek: Object.fromEntries(writeSearchParams(search)) };
}

const idOf = ({ sakId }: { readonly sakId: string }) => sakId;
