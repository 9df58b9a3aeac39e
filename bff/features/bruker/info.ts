import { brukerInfoSchema, soeknadInfoSchema } from '#contract/bruker.ts';
import { pressePaths } from '#contract/paths.ts';
import { readActiveSoeknad } from '#db/soeknader.ts';
import { isPressUser } from '#domain/permissions.ts';
import { httpErrors } from '#bff/http/errors.ts';
import { jsonRoute } from '#bff/http/json-route.ts';
import { knownName } from '#bff/register/name.ts';
import { suspensjonOf } from './suspensjon.ts';

/**
 * GET bruker-info. Whoever's access has lapsed counts as a press user here: the page then meets a 403 and leads
 * to the yearly update, where the application form would be the wrong place (SPEC §6). Every page begins here,
 * so that it answers without a name too.
 */
export const brukerInfo = jsonRoute({
  method: 'get',
  path: pressePaths.brukerInfo.path,
  summary: 'Who is signed in, and whether as a press user',
  access: 'see own info',
  response: brukerInfoSchema,
  handle: async (call) => ({
    body: {
      erGyldigPressebruker: isPressUser(call.session, call.now),
      fornavn: (await knownName(call))?.fornavn ?? '',
      suspendert: await suspensjonOf(call),
    },
    audit: null,
  }),
});

/** GET soeknad-info. 503 `register_unavailable` when nobody knows the name (SPEC §8). */
export const soeknadInfo = jsonRoute({
  method: 'get',
  path: pressePaths.soeknadInfo.path,
  summary: "The applicant's name and whether an application is under way",
  access: 'see own info',
  response: soeknadInfoSchema,
  handle: async (call) => {
    const { db, session, now } = call;
    const name = await knownName(call);
    if (!name) throw httpErrors.registerUnavailable();
    return {
      body: {
        navn: `${name.fornavn} ${name.etternavn}`,
        erGyldigBruker: isPressUser(session, now),
        brukerHarAktivSoeknad: (await readActiveSoeknad(db, session.identitetHash)) !== null,
        suspendert: await suspensjonOf(call),
      },
      audit: null,
    };
  },
});
