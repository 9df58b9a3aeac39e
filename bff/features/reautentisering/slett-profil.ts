import { pressePaths } from '#contract/paths.ts';
import { jsonRoute } from '#bff/http/json-route.ts';
import { leave } from '#bff/soeknader/leave.ts';

/** DELETE reautentisering/slett-profil: instead of the yearly update one can leave (SPEC §2, reautentiser). */
export const slettProfilVedReautentisering = jsonRoute({
  method: 'delete',
  path: pressePaths.slettProfilVedReautentisering.path,
  summary: 'Ends the own profile instead of updating it',
  access: 'leave at yearly update',
  limit: 'application',
  response: null,
  status: 204,
  handle: leave,
});
