import { pressePaths } from '#contract/paths.ts';
import { soeknadSchema, type Soeknad } from '#contract/soeknad.ts';
import { renewAccess, type Pressebruker } from '#db/pressebrukere.ts';
import { moveAccess } from '#domain/access.ts';
import { httpErrors } from '#bff/http/errors.ts';
import { jsonRoute, type Answer, type Call } from '#bff/http/json-route.ts';
import { knownName } from '#bff/register/name.ts';
import { askEmployer } from '#bff/soeknader/ask-employer.ts';
import { changedFields } from '#bff/soeknader/changed-fields.ts';
import { requireDomstol } from '#bff/soeknader/domstol.ts';
import { lockOwnProfile } from '#bff/soeknader/own-profile.ts';
import { tellEmployerChanged } from '#bff/soeknader/tell-employer-changed.ts';

/** POST reautentisering/oppdater-profil: access is renewed for a year, and the employer is asked again. */
export const oppdaterProfil = jsonRoute({
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
