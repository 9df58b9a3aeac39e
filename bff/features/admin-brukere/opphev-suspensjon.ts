import { adminPaths } from '#contract/admin/paths.ts';
import { lockBruker } from '#db/bruker.ts';
import { writeSuspensjon } from '#db/suspensjoner.ts';
import { moveAccess } from '#domain/access.ts';
import { httpErrors } from '#bff/http/errors.ts';
import { jsonRoute } from '#bff/http/json-route.ts';
import { brukerParams } from './bruker-params.ts';

/** POST bruker/{id}/opphev-suspensjon: before its day; 409 `not_suspended` when there is none (any more). */
export const opphevSuspensjon = jsonRoute({
  method: 'post',
  path: adminPaths.opphevSuspensjon.path,
  summary: 'Lifts the suspension of a press user',
  access: 'manage users',
  params: brukerParams,
  response: null,
  status: 204,
  handle: async ({ db, params, now }) => {
    const bruker = await lockBruker(db, params.id);
    if (!bruker) throw httpErrors.notFound();
    if (moveAccess(bruker.access, { type: 'lift' }, now) === 'refused')
      throw httpErrors.notSuspended();
    await writeSuspensjon(db, bruker.identitetHash, null);
    return {
      body: null,
      audit: { handling: 'suspensjon_opphevet', detaljer: { brukerId: bruker.id } },
    };
  },
});
