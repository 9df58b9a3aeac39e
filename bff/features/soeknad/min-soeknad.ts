import { pressePaths } from '#contract/paths.ts';
import { minSoeknadSchema } from '#contract/profil.ts';
import { readActiveSoeknad } from '#db/soeknader.ts';
import { httpErrors } from '#bff/http/errors.ts';
import { jsonRoute } from '#bff/http/json-route.ts';
import { presentMinSoeknad } from '#bff/presenters/soeknad.ts';
import { domstolNavn } from '#bff/soeknader/domstol.ts';

/** GET min-soeknad: what the applicant sent, while it waits for a decision; otherwise there is none. */
export const minSoeknad = jsonRoute({
  method: 'get',
  path: pressePaths.minSoeknad.path,
  summary: "The applicant's own application that waits for a decision",
  access: 'see own application',
  response: minSoeknadSchema,
  handle: async ({ db, deps, session }) => {
    const stored = await readActiveSoeknad(db, session.identitetHash);
    if (!stored) throw httpErrors.notFound();
    const domstol = await domstolNavn(db, stored.soeknad.foretrukketDomstolId);
    return {
      body: presentMinSoeknad(stored, domstol, deps.config.EPOST_AVSENDER),
      audit: { handling: 'soeknad_vist', detaljer: { soeknadId: stored.id } },
    };
  },
});
