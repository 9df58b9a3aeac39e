import { brukerInfoSchema, soeknadInfoSchema } from '../../../contract/bruker.ts';
import { pressePaths } from '../../../contract/paths.ts';
import { isPressUser } from '../../../domain/permissions.ts';
import { jsonRoute } from '../../http/json-route.ts';

/**
 * GET bruker-info. Whoever's access has lapsed counts as a press user here: the page then meets a 403 and leads
 * to the yearly update, where the application form would be the wrong place (SPEC §6).
 */
export const brukerInfo = jsonRoute({
  method: 'get',
  path: pressePaths.brukerInfo.path,
  summary: 'Who is signed in, and whether as a press user',
  access: 'see own info',
  response: brukerInfoSchema,
  handle: async ({ session, now }) => ({
    body: { erGyldigPressebruker: isPressUser(session, now), fornavn: session.fornavn },
    audit: null,
  }),
});

/** GET soeknad-info. There are no applications yet, so none is active. */
export const soeknadInfo = jsonRoute({
  method: 'get',
  path: pressePaths.soeknadInfo.path,
  summary: "The applicant's name and whether an application is under way",
  access: 'see own info',
  response: soeknadInfoSchema,
  handle: async ({ session, now }) => ({
    body: {
      navn: `${session.fornavn} ${session.etternavn}`,
      erGyldigBruker: isPressUser(session, now),
      brukerHarAktivSoeknad: false,
    },
    audit: null,
  }),
});
