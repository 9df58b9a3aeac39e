import { adminPaths } from '#contract/admin/paths.ts';
import { lockBruker } from '#db/bruker.ts';
import { deletePressebruker } from '#db/pressebrukere.ts';
import { httpErrors } from '#bff/http/errors.ts';
import { jsonRoute } from '#bff/http/json-route.ts';
import { endEverySessionOf } from '#bff/security/end-session.ts';
import { erasePersonal } from '#bff/soeknader/erase-personal.ts';
import { brukerParams } from './bruker-params.ts';

/**
 * DELETE bruker/{id}: what leaving oneself does (soeknader/leave.ts), whatever the state of access; every session
 * ends at once. Of two that delete the same user, the second gets 404.
 */
export const slettBruker = jsonRoute({
  method: 'delete',
  path: adminPaths.bruker.path,
  summary: 'Deletes a press user, and ends every session of theirs',
  access: 'manage users',
  params: brukerParams,
  response: null,
  status: 204,
  handle: async ({ db, params, now }) => {
    const bruker = await lockBruker(db, params.id);
    if (!bruker) throw httpErrors.notFound();
    await erasePersonal(db, bruker.identitetHash, now);
    await endEverySessionOf(db, bruker.identitetHash);
    await deletePressebruker(db, bruker.identitetHash);
    return {
      body: null,
      audit: { handling: 'bruker_slettet', detaljer: { brukerId: bruker.id } },
    };
  },
});
