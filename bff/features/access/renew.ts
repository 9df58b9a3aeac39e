import { httpErrors } from '#bff/http/errors.ts';
import { type Answer, type Call, jsonRoute } from '#bff/http/json-route.ts';
import { knownName } from '#bff/register/name.ts';
import { pressePaths } from '#contract/paths.ts';
import { reautentiseringSchema } from '#contract/profil.ts';
import { type Soeknad, soeknadSchema } from '#contract/soeknad.ts';
import { type Pressebruker, readPressebruker, renewAccess } from '#db/bruker/pressebrukere.ts';
import { moveAccess } from '#domain/access.ts';
import { askEmployer, tellEmployerChanged } from './employer-question.ts';
import {
  changedFields,
  lockOwnProfile,
  presentReautentisering,
  requireDomstol,
} from './own-profile.ts';

/** GET reautentisering (SPEC §3, "Re-authentication user"), also for whoever's access is valid still. */
const hentReautentisering = jsonRoute({
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

/** POST reautentisering/oppdater-profil: access is renewed for a year, and the employer is asked again. */
const oppdaterProfil = jsonRoute({
  method: 'post',
  path: pressePaths.oppdaterProfil.path,
  summary: 'The yearly update, which renews access',
  access: 'do yearly update',
  limit: 'application',
  body: soeknadSchema,
  response: null,
  status: 204,
  handle: update,
});

type Update = Call<unknown, Soeknad>;

async function update(call: Update): Promise<Answer<null>> {
  const { db, session, body, now } = call;
  await requireDomstol(db, body.foretrukketDomstolId);
  const stored = await lockOwnProfile(db, session);
  const access = moveAccess(stored.access, { type: 'confirm' }, now);
  if (!access || access === 'refused') throw httpErrors.refused('has_access');
  // Behind the lock: the name is kept in the session, which leaving would want meanwhile.
  const navn = await knownName(call);
  await renewAccess(db, session.identitetHash, body, access, now);
  await tell(call, navn ? { ...stored, ...navn } : stored);
  return { body: null, audit: { handling: 'profil_fornyet' } };
}

async function tell({ db, deps, body, now }: Update, stored: Pressebruker): Promise<void> {
  const { identitetHash, fornavn, etternavn } = stored;
  const asker = { identitetHash, navn: { fornavn, etternavn }, omMeg: body };
  const bekreftelseId = await askEmployer(db, asker, body, { soeknadId: null, now });
  const isContact = (field: string) => field.startsWith('kontaktperson');
  if (changedFields(stored.profil, body).some(isContact))
    await tellEmployerChanged(db, deps.config, asker, body, { bekreftelseId, now });
}

export const renewRoutes = [hentReautentisering, oppdaterProfil];
