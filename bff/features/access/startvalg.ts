import { httpErrors } from '#bff/http/errors.ts';
import { changeRoute, jsonRoute } from '#bff/http/json-route.ts';
import { standardDomstolSchema } from '#contract/bruker.ts';
import { pressePaths } from '#contract/paths.ts';
import { velgStartSchema } from '#contract/startvalg.ts';
import { readStartvalg, updateStartvalg } from '#db/bruker/startvalg.ts';
import { readDomstolNavn } from '#db/domstol/domstoler.ts';
import { ALL_COURTS } from '#domain/search-rules.ts';
import { skjulteKolonner, startvalgMessages } from '#domain/startvalg.ts';
import { lockOwnProfile } from './profile.ts';

/** GET standard-domstol: the court that the search form starts with, and what else the user begins with. */
const standardDomstol = jsonRoute({
  method: 'get',
  path: pressePaths.standardDomstol.path,
  summary:
    "The press user's standard court, or «alle»; all their courts; the page after sign-in; how cases are shown",
  access: 'see own court',
  response: standardDomstolSchema,
  handle: async ({ db, session }) => {
    const stored = await readStartvalg(db, session.identitetHash);
    if (!stored) throw httpErrors.refused('no_access');
    const domstolId = session.standardDomstolId ?? ALL_COURTS;
    const body = {
      ...{ ...stored, domstolId },
      mineDomstoler: [...stored.mineDomstoler],
      skjulteKolonner: [...stored.skjulteKolonner],
    };
    return { body, audit: null };
  },
});

const FELT = ['mineDomstoler', 'startside', 'skjulteKolonner', 'tetteRader'] as const;

/** PUT velg-start: any of the choices above. A closed court may be among the courts. */
const velgStart = changeRoute({
  method: 'put',
  path: pressePaths.velgStart.path,
  summary:
    'Chooses own courts, the first of which is the standard court, the page after sign-in, and how cases are shown',
  access: 'edit own profile',
  body: velgStartSchema,
  response: null,
  status: 204,
  handle: async ({ db, session, body }) => {
    for (const id of body.mineDomstoler ?? [])
      if ((await readDomstolNavn(db, id)) === null)
        throw httpErrors.validation({ mineDomstoler: [startvalgMessages.unknownCourt] });
    await lockOwnProfile(db, session);
    const stored = await readStartvalg(db, session.identitetHash);
    const { skjulteKolonner: skjulte } = body;
    const change = { ...body, ...(skjulte && { skjulteKolonner: skjulteKolonner(skjulte) }) };
    const felt = FELT.filter(
      (name) => change[name] !== undefined && String(stored?.[name]) !== String(change[name]),
    );
    if (felt.length === 0) return { body: null, audit: null };
    await updateStartvalg(db, session.identitetHash, change);
    return { body: null, audit: { action: 'profil_endret', detaljer: { felt } } };
  },
});

export const startvalgRoutes = [standardDomstol, velgStart];
