import { pressePaths } from '#contract/paths.ts';
import { profilSchema } from '#contract/profil.ts';
import { readPressebruker } from '#db/pressebrukere.ts';
import { httpErrors } from '#bff/http/errors.ts';
import { jsonRoute } from '#bff/http/json-route.ts';
import { presentProfil } from '#bff/presenters/profil.ts';
import { knownName } from '#bff/register/name.ts';
import { domstolNavn } from '#bff/soeknader/domstol.ts';

/** GET profil (SPEC §3, "Profile"); without the register the name is the one that is known from before. */
export const hentProfil = jsonRoute({
  method: 'get',
  path: pressePaths.profil.path,
  summary: "The press user's own profile",
  access: 'see own profile',
  response: profilSchema,
  handle: async (call) => {
    const { db, session } = call;
    const stored = await readPressebruker(db, session.identitetHash);
    if (!stored) throw httpErrors.refused('no_access');
    const domstol = await domstolNavn(db, stored.profil.foretrukketDomstolId);
    return {
      body: presentProfil(stored, domstol, await knownName(call)),
      audit: { handling: 'profil_vist' },
    };
  },
});
