import { changeRoute } from '#bff/http/json-route.ts';
import { pressePaths } from '#contract/paths.ts';
import { velgSpraakSchema } from '#contract/profil.ts';
import { chooseSpraak } from '#db/bruker/spraak.ts';

/**
 * PUT velg-spraak: e-mails and calendars follow it, and the next sign-in in another browser. Somebody without a profile has
 * the choice in the browser alone, and their application is in the language in which it was sent.
 */
export const velgSpraak = changeRoute({
  method: 'put',
  path: pressePaths.velgSpraak.path,
  summary: 'Chooses the written language of what the caller is sent',
  access: 'choose own language',
  body: velgSpraakSchema,
  response: null,
  status: 204,
  handle: async ({ db, session, body }) => ({
    body: null,
    audit: (await chooseSpraak(db, session.identitetHash, body.spraak))
      ? { action: 'profil_endret', detaljer: { felt: ['spraak'] } }
      : null,
  }),
});
