import { httpErrors } from '#bff/http/errors.ts';
import { changeRoute } from '#bff/http/json-route.ts';
import { pressUserId } from '#bff/session/session.ts';
import { lagretSoekParams } from '#contract/lagrede-soek.ts';
import { pressePaths } from '#contract/paths.ts';
import { lagretSoekVarsleSchema } from '#contract/varsling.ts';
import { setLagretSoekVarsle } from '#db/lagret-soek/varsle.ts';

/** PUT lagrede-soek/…/varsle: how soon its owner is told what the search finds. */
export const endreLagretSoekVarsle = changeRoute({
  method: 'put',
  path: pressePaths.lagretSoekVarsle.path,
  summary: 'Chooses how soon somebody is told what a saved search finds',
  access: 'save searches',
  params: lagretSoekParams,
  body: lagretSoekVarsleSchema,
  response: null,
  status: 204,
  handle: async ({ db, session, params, body: { varsle }, now }) => {
    const owned = { pressebrukerId: pressUserId(session), id: Number(params.id) };
    if (!(await setLagretSoekVarsle(db, owned, { varsle, now }))) throw httpErrors.notFound();
    const detaljer = { lagretSoekId: owned.id, varsle };
    return { body: null, audit: { action: 'lagret_soek_endret', detaljer } };
  },
});
