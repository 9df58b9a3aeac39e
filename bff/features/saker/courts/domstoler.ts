import { jsonRoute } from '#bff/http/json-route.ts';
import { domstolerSchema, standardDomstolSchema } from '#contract/bruker.ts';
import { pressePaths } from '#contract/paths.ts';
import { listDomstoler } from '#db/domstol/domstoler.ts';
import { ALL_COURTS } from '#domain/search-rules.ts';
import { osloDay } from '#domain/time.ts';

/** GET hent-domstoler, which the application form needs as well as the search. */
const hentDomstoler = jsonRoute({
  method: 'get',
  path: pressePaths.domstoler.path,
  summary: 'The courts one can choose between',
  access: 'list courts',
  keys: ['soek'],
  response: domstolerSchema,
  handle: async ({ db, now }) => ({ body: await listDomstoler(db, osloDay(now)), audit: null }),
});

/** GET standard-domstol: the court that the search form starts with. */
const standardDomstol = jsonRoute({
  method: 'get',
  path: pressePaths.standardDomstol.path,
  summary: "The press user's standard court, or «alle»",
  access: 'see own court',
  response: standardDomstolSchema,
  handle: async ({ session }) => ({
    body: { domstolId: session.standardDomstolId ?? ALL_COURTS },
    audit: null,
  }),
});

export const domstolRoutes = [hentDomstoler, standardDomstol];
