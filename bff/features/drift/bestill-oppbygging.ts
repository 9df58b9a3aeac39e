import { adminPaths } from '#contract/admin/paths.ts';
import { orderRebuild } from '#db/drift/oppdrag.ts';
import { httpErrors } from '#bff/http/errors.ts';
import { jsonRoute } from '#bff/http/json-route.ts';

/** POST drift/oppbygging: an order that an indexer takes up (docs/decisions/0012); one at a time. */
export const bestillOppbygging = jsonRoute({
  method: 'post',
  path: adminPaths.oppbygging.path,
  summary: 'Orders a rebuild of the index',
  access: 'operate',
  response: null,
  status: 204,
  handle: async ({ db, session, now }) => {
    const oppdragId = await orderRebuild(db, session.identitetHash, now);
    if (oppdragId === null) throw httpErrors.rebuildActive();
    return { body: null, audit: { handling: 'oppbygging_bestilt', detaljer: { oppdragId } } };
  },
});
