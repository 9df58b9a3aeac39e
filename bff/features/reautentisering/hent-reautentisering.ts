import { pressePaths } from '#contract/paths.ts';
import { reautentiseringSchema } from '#contract/profil.ts';
import { readPressebruker } from '#db/pressebrukere.ts';
import { httpErrors } from '#bff/http/errors.ts';
import { jsonRoute } from '#bff/http/json-route.ts';
import { presentReautentisering } from '#bff/presenters/profil.ts';
import { knownName } from '#bff/register/name.ts';

/** GET reautentisering (SPEC §3, "Re-authentication user"), also for whoever's access is valid still. */
export const hentReautentisering = jsonRoute({
  method: 'get',
  path: pressePaths.reautentisering.path,
  summary: 'What the yearly update begins with, and whether it is due',
  access: 'see yearly update',
  response: reautentiseringSchema,
  handle: async (call) => {
    const { db, session, now } = call;
    const stored = await readPressebruker(db, session.identitetHash);
    if (!stored) throw httpErrors.refused('no_access');
    return {
      body: presentReautentisering(stored, await knownName(call), now),
      audit: { handling: 'profil_vist' },
    };
  },
});
