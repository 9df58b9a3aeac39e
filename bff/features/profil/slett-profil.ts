import { pressePaths } from '#contract/paths.ts';
import { jsonRoute } from '#bff/http/json-route.ts';
import { leave } from '#bff/soeknader/leave.ts';

/** DELETE slett-profil (SPEC §4, "Ending one's profile"). */
export const slettProfil = jsonRoute({
  method: 'delete',
  path: pressePaths.slettProfil.path,
  summary: "Ends the press user's own profile",
  access: 'end own profile',
  limit: 'application',
  response: null,
  status: 204,
  handle: leave,
});
