import { z } from 'zod';
import { httpErrors } from '#bff/http/errors.ts';
import { changeRoute } from '#bff/http/json-route.ts';
import { adminPaths } from '#contract/admin/paths.ts';
import { sakIdParams } from '#contract/sak.ts';
import { countDeadLetters, retryDeadLetters } from '#db/queues/dead-letters.ts';
import { readMailStatus, retryMail } from '#db/queues/mail-outbox.ts';
import { orderRebuild, readLastOrder } from '#db/queues/rebuild-orders.ts';
import { presentOrder } from './drift.ts';

/** POST drift/oppbygging: orders a rebuild, which an indexer carries out (docs/decisions/0012). 409 while one is open. */
const bestillOppbygging = changeRoute({
  method: 'post',
  path: adminPaths.oppbygging.path,
  answers: [409],
  summary: 'Orders a rebuild of the index',
  access: 'operate',
  response: null,
  status: 204,
  stored: async ({ db }) => {
    const last = await readLastOrder(db);
    return last && { body: presentOrder(last), audit: null };
  },
  handle: async ({ db, session, now }) => {
    const oppdragId = await orderRebuild(db, session.identitetHash, now);
    if (oppdragId === null) throw httpErrors.rebuildActive();
    return { body: null, audit: { action: 'oppbygging_bestilt', detaljer: { oppdragId } } };
  },
});

const change = { method: 'post', access: 'operate', response: null, status: 204 } as const;

/** POST drift/doedbrev/proev-igjen: tries again to index every case that failed. 404 when there is none any more, 409 when all of them wait for that already. */
const proevIgjenSaker = changeRoute({
  ...change,
  path: adminPaths.proevIgjenSaker.path,
  summary: 'Tries again to index every case that failed',
  answers: [404, 409],
  stored: async ({ db }) => ({ body: { venter: await countDeadLetters(db) }, audit: null }),
  handle: async ({ db }) => {
    const { letters, added: antall } = await retryDeadLetters(db, null);
    if (letters === 0) throw httpErrors.notFound();
    if (antall === 0) throw httpErrors.alreadyRetried();
    return { body: null, audit: { action: 'doedbrev_proevd_igjen', detaljer: { antall } } };
  },
});

/** POST drift/doedbrev/{id}/proev-igjen. 404 when the case has been indexed meanwhile, 409 when it waits for that already. */
const proevIgjenSak = changeRoute({
  ...change,
  path: adminPaths.proevIgjenSak.path,
  summary: 'Tries to index a case again',
  params: z.object({ id: sakIdParams.shape.sakId }),
  answers: [409],
  stored: async () => ({ body: { venter: 1 }, audit: null }),
  handle: async ({ db, params: { id: sakId } }) => {
    const { letters, added } = await retryDeadLetters(db, sakId);
    if (letters === 0) throw httpErrors.notFound();
    if (added === 0) throw httpErrors.alreadyRetried();
    return { body: null, audit: { action: 'doedbrev_proevd_igjen', sakId } };
  },
});

/** POST drift/epost/{id}/proev-igjen. 409 when another one has asked for it already, also when it has been sent by now. */
const proevIgjenEpost = changeRoute({
  ...change,
  path: adminPaths.proevIgjenEpost.path,
  summary: 'Tries to send a message again',
  params: z.object({ id: z.string().regex(/^\d{1,15}$/) }),
  answers: [409],
  stored: async ({ db, params }) => {
    const stored = await readMailStatus(db, Number(params.id));
    return stored && { body: { status: stored.status }, audit: null };
  },
  handle: async ({ db, params, now }) => {
    const epostId = Number(params.id);
    const mal = await retryMail(db, epostId, now);
    if (mal === null)
      throw (await readMailStatus(db, epostId))
        ? httpErrors.alreadyRetried()
        : httpErrors.notFound();
    const detaljer = { epostId, mal };
    return { body: null, audit: { action: 'epost_proevd_igjen', detaljer } };
  },
});

export const retryRoutes = [bestillOppbygging, proevIgjenSaker, proevIgjenSak, proevIgjenEpost];
