import { z } from 'zod';
import { httpErrors } from '#bff/http/errors.ts';
import { changeRoute } from '#bff/http/json-route.ts';
import { adminPaths } from '#contract/admin/paths.ts';
import { sakIdParams } from '#contract/sak.ts';
import { retryDeadLetters } from '#db/queues/dead-letters.ts';
import { retryMail } from '#db/queues/mail-outbox.ts';
import { orderRebuild } from '#db/queues/rebuild-orders.ts';

/** POST drift/oppbygging: orders a rebuild, which an indexer carries out (docs/decisions/0012). 409 while one is open. */
const bestillOppbygging = changeRoute({
  method: 'post',
  path: adminPaths.oppbygging.path,
  answers: [409],
  summary: 'Orders a rebuild of the index',
  access: 'operate',
  response: null,
  status: 204,
  handle: async ({ db, session, now }) => {
    const oppdragId = await orderRebuild(db, session.identitetHash, now);
    if (oppdragId === null) throw httpErrors.rebuildActive();
    return { body: null, audit: { action: 'oppbygging_bestilt', detaljer: { oppdragId } } };
  },
});

const change = { method: 'post', access: 'operate', response: null, status: 204 } as const;

/** POST drift/doedbrev/proev-igjen: tries again to index every case that failed. */
const proevIgjenSaker = changeRoute({
  ...change,
  path: adminPaths.proevIgjenSaker.path,
  summary: 'Tries again to index every case that failed',
  handle: async ({ db }) => {
    const antall = await retryDeadLetters(db, null);
    return { body: null, audit: { action: 'doedbrev_proevd_igjen', detaljer: { antall } } };
  },
});

/** POST drift/doedbrev/{id}/proev-igjen. 404 when the case has been indexed meanwhile. */
const proevIgjenSak = changeRoute({
  ...change,
  path: adminPaths.proevIgjenSak.path,
  summary: 'Tries to index a case again',
  params: z.object({ id: sakIdParams.shape.sakId }),
  handle: async ({ db, params: { id: sakId } }) => {
    if ((await retryDeadLetters(db, sakId)) === 0) throw httpErrors.notFound();
    return { body: null, audit: { action: 'doedbrev_proevd_igjen', sakId } };
  },
});

/** POST drift/epost/{id}/proev-igjen. 404 when the message has been sent meanwhile. */
const proevIgjenEpost = changeRoute({
  ...change,
  path: adminPaths.proevIgjenEpost.path,
  summary: 'Tries to send a message again',
  params: z.object({ id: z.string().regex(/^\d{1,15}$/) }),
  handle: async ({ db, params, now }) => {
    const epostId = Number(params.id);
    const mal = await retryMail(db, epostId, now);
    if (mal === null) throw httpErrors.notFound();
    const detaljer = { epostId, mal };
    return { body: null, audit: { action: 'epost_proevd_igjen', detaljer } };
  },
});

export const retryRoutes = [bestillOppbygging, proevIgjenSaker, proevIgjenSak, proevIgjenEpost];
