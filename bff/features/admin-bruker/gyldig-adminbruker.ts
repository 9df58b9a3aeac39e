import { adminbrukerSchema } from '#contract/admin/adminbruker.ts';
import { adminPaths } from '#contract/admin/paths.ts';
import { jsonRoute } from '#bff/http/json-route.ts';

/** GET gyldigadminbruker: every admin page begins here. 403 `not_admin` for whoever is none (SPEC §6). */
export const gyldigAdminbruker = jsonRoute({
  method: 'get',
  path: adminPaths.gyldigAdminbruker.path,
  summary: 'Who is signed in as an administrator',
  access: 'see own admin info',
  response: adminbrukerSchema,
  handle: async ({ session: { fornavn, etternavn } }) => ({
    body: { navn: `${fornavn} ${etternavn}`.trim() },
    audit: null,
  }),
});
