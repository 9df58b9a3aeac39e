import { jsonRoute } from '#bff/http/json-route.ts';
import { domstolerSchema } from '#contract/bruker.ts';
import { pressePaths } from '#contract/paths.ts';
import { listDomstoler } from '#db/domstol/domstoler.ts';
import { osloDay } from '#domain/time.ts';

/** GET hent-domstoler, which the application form needs as well as the search. */
export const hentDomstoler = jsonRoute({
  method: 'get',
  path: pressePaths.domstoler.path,
  summary: 'The courts one can choose between',
  access: 'list courts',
  keys: ['soek'],
  response: domstolerSchema,
  handle: async ({ db, now }) => ({ body: await listDomstoler(db, osloDay(now)), audit: null }),
});
