import { httpErrors } from '#bff/http/errors.ts';
import { changeRoute, jsonRoute, type Answer, type ChangeCall } from '#bff/http/json-route.ts';
import type { RegisterName } from '#domain/person-name.ts';
import { knownName } from '#bff/register/name.ts';
import { pressePaths } from '#contract/paths.ts';
import {
  reautentiseringSchema,
  type Folkeregisterdata,
  type Reautentisering,
} from '#contract/profil.ts';
import { type Soeknad, soeknadSchema } from '#contract/soeknad.ts';
import { type Pressebruker, readPressebruker, renewAccess } from '#db/bruker/pressebrukere.ts';
import { accessState, moveAccess } from '#domain/access.ts';
import { askEmployer, tellEmployerChanged } from './employer.ts';
import { changedFields, lockOwnProfile, requireDomstol } from './profile.ts';

/** GET reautentisering. It answers a user whose access is still valid as well. */
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
      audit: { action: 'profil_vist' },
    };
  },
});

/** POST reautentisering/oppdater-profil: access is renewed for a year, and the employer is asked again. */
const oppdaterProfil = changeRoute({
  method: 'post',
  path: pressePaths.oppdaterProfil.path,
  answers: [409],
  summary: 'The yearly update, which renews access',
  access: 'do yearly update',
  limit: 'application',
  body: soeknadSchema,
  response: null,
  status: 204,
  prepare: async (call) => {
    await requireDomstol(call.db, call.body.foretrukketDomstolId);
    return knownName(call);
  },
  handle: update,
});

type Update = ChangeCall<unknown, Soeknad>;

async function update(call: Update, navn: RegisterName | null): Promise<Answer<null>> {
  const { db, session, body, now } = call;
  const stored = await lockOwnProfile(db, session);
  const access = moveAccess(stored.access, { type: 'confirm' }, now);
  if (!access || access === 'refused') throw httpErrors.refused('has_access');
  await renewAccess(db, session.identitetHash, body, access, now);
  await askAgain(call, navn ? { ...stored, ...navn } : stored);
  return { body: null, audit: { action: 'profil_fornyet' } };
}

/** Asks the employer again; Domstoladministrasjonen is told when the contact person is another one. */
async function askAgain({ db, deps, body, now }: Update, stored: Pressebruker): Promise<void> {
  const { identitetHash, fornavn, etternavn } = stored;
  const asker = { identitetHash, navn: { fornavn, etternavn }, omMeg: body };
  const bekreftelseId = await askEmployer(db, asker, body, { soeknadId: null, now });
  const isContact = (field: string) => field.startsWith('kontaktperson');
  if (changedFields(stored.profil, body).some(isContact))
    await tellEmployerChanged(db, deps.config, asker, body, { bekreftelseId, now });
}

/** The form of the yearly update as it is filled in at first. */
function presentReautentisering(
  { profil, access }: Pressebruker,
  name: Folkeregisterdata,
  now: Date,
): Reautentisering {
  return {
    ...profil,
    fornavn: name?.fornavn ?? null,
    etternavn: name?.etternavn ?? null,
    harGyldigTilgang: accessState(access, now) === 'valid',
  };
}

export const renewRoutes = [hentReautentisering, oppdaterProfil];
