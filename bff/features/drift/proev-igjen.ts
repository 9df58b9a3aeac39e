import * as z from 'zod/mini';
import { adminPaths } from '#contract/admin/paths.ts';
import { sakIdParams } from '#contract/sak.ts';
import { retryDeadLetters } from '#db/drift/doedbrev.ts';
import { retryMail } from '#db/drift/epost.ts';
import { httpErrors } from '#bff/http/errors.ts';
import { jsonRoute } from '#bff/http/json-route.ts';

const change = { method: 'post', access: 'operate', response: null, status: 204 } as const;

/** POST drift/doedbrev/proev-igjen: every case that could not be indexed is tried again. */
export const proevIgjenSaker = jsonRoute({
  ...change,
  path: adminPaths.proevIgjenSaker.path,
  summary: 'Tries to index every case again that failed',
  handle: async ({ db }) => {
    const antall = await retryDeadLetters(db, null);
    return { body: null, audit: { handling: 'doedbrev_proevd_igjen', detaljer: { antall } } };
  },
});

/** POST drift/doedbrev/{id}/proev-igjen; 404 when the case has been indexed meanwhile. */
export const proevIgjenSak = jsonRoute({
  ...change,
  path: adminPaths.proevIgjenSak.path,
  summary: 'Tries to index a case again',
  params: z.object({ id: sakIdParams.shape.sakId }),
  handle: async ({ db, params: { id: sakId } }) => {
    if ((await retryDeadLetters(db, sakId)) === 0) throw httpErrors.notFound();
    return { body: null, audit: { handling: 'doedbrev_proevd_igjen', sakId } };
  },
});

/** POST drift/epost/{id}/proev-igjen; 404 when there is nothing left to send. */
export const proevIgjenEpost = jsonRoute({
  ...change,
  path: adminPaths.proevIgjenEpost.path,
  summary: 'Tries to send a message again',
  params: z.object({ id: z.string().check(z.regex(/^\d{1,15}$/)) }),
  handle: async ({ db, params, now }) => {
    const epostId = Number(params.id);
    const mal = await retryMail(db, epostId, now);
    if (mal === null) throw httpErrors.notFound();
    const detaljer = { epostId, mal };
    return { body: null, audit: { handling: 'epost_proevd_igjen', detaljer } };
  },
});
