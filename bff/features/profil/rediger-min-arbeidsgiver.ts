import { pressePaths } from '#contract/paths.ts';
import { minArbeidsgiverSchema, type MinArbeidsgiver } from '#contract/soeknad.ts';
import { updateMinArbeidsgiver, type Pressebruker } from '#db/pressebrukere.ts';
import { jsonRoute, type Answer, type Call } from '#bff/http/json-route.ts';
import { requireAnotherMailbox } from '#bff/soeknader/another-mailbox.ts';
import { askEmployer } from '#bff/soeknader/ask-employer.ts';
import { changedFields } from '#bff/soeknader/changed-fields.ts';
import { lockOwnProfile } from '#bff/soeknader/own-profile.ts';
import { tellEmployerChanged } from '#bff/soeknader/tell-employer-changed.ts';

/** PUT rediger-min-arbeidsgiver: a change asks the contact person anew and tells Domstoladministrasjonen. */
export const redigerMinArbeidsgiver = jsonRoute({
  method: 'put',
  path: pressePaths.redigerMinArbeidsgiver.path,
  summary: 'Changes who can confirm the need, and why there is one',
  access: 'edit own profile',
  limit: 'application',
  body: minArbeidsgiverSchema,
  response: null,
  status: 204,
  handle: edit,
});

type Edit = Call<unknown, MinArbeidsgiver>;

async function edit(call: Edit): Promise<Answer<null>> {
  const { db, session, body } = call;
  const stored = await lockOwnProfile(db, session);
  const felt = changedFields(stored.profil, body);
  if (felt.length === 0) return { body: null, audit: null };
  requireAnotherMailbox('kontaktpersonEpost', body.kontaktpersonEpost, stored.profil.epost);
  await updateMinArbeidsgiver(db, session.identitetHash, body);
  await tell(call, stored);
  return { body: null, audit: { handling: 'profil_endret', detaljer: { felt } } };
}

async function tell({ db, deps, body, now }: Edit, stored: Pressebruker): Promise<void> {
  const { identitetHash, profil: omMeg, fornavn, etternavn } = stored;
  const asker = { identitetHash, navn: { fornavn, etternavn }, omMeg };
  const bekreftelseId = await askEmployer(db, asker, body, { soeknadId: null, now });
  await tellEmployerChanged(db, deps.config, asker, body, { bekreftelseId, now });
}
