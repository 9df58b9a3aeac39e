import { adminPaths } from '#contract/admin/paths.ts';
import { deleteVarsel } from '#db/varsel.ts';
import { httpErrors } from '#bff/http/errors.ts';
import { jsonRoute } from '#bff/http/json-route.ts';

/** DELETE siteContents/slett-varsel; 404 when there is none (any more). */
export const slettVarsel = jsonRoute({
  method: 'delete',
  path: adminPaths.slettVarsel.path,
  summary: 'Removes the banner',
  access: 'manage banner',
  response: null,
  status: 204,
  handle: async ({ db }) => {
    if (!(await deleteVarsel(db))) throw httpErrors.notFound();
    return { body: null, audit: { handling: 'varsel_slettet' } };
  },
});
