import { pressePaths } from '#contract/paths.ts';
import { favoritterSchema } from '#contract/sak.ts';
import { listFavoritter } from '#db/favoritter.ts';
import { readSaker } from '#db/saker.ts';
import { jsonRoute } from '#bff/http/json-route.ts';
import { presentHit } from '#bff/presenters/sak.ts';
import { pressUserId } from '#bff/security/press-user-id.ts';

/** GET favoritter: the one added last first; anonymised like every other case. */
export const hentFavoritter = jsonRoute({
  method: 'get',
  path: pressePaths.favoritter.path,
  summary: "The press user's favourite cases",
  access: 'list favourites',
  response: favoritterSchema,
  handle: async ({ db, session, now }) => {
    const sakIds = await listFavoritter(db, pressUserId(session));
    const saker = await readSaker(db, sakIds);
    return {
      body: saker.map((sak) => presentHit(sak, { now, erFavoritt: true })),
      audit: { handling: 'favoritter', detaljer: { sakIds } },
    };
  },
});
