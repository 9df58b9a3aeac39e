import { pressePaths } from '#contract/paths.ts';
import { omMegSchema, type OmMeg } from '#contract/soeknad.ts';
import { updateOmMeg } from '#db/pressebrukere.ts';
import { jsonRoute, type Answer, type Call } from '#bff/http/json-route.ts';
import { requireAnotherMailbox } from '#bff/soeknader/another-mailbox.ts';
import { changedFields } from '#bff/soeknader/changed-fields.ts';
import { requireDomstol } from '#bff/soeknader/domstol.ts';
import { lockOwnProfile } from '#bff/soeknader/own-profile.ts';

/** PUT rediger-om-meg: what is the same already changes nothing, and is no error. */
export const redigerOmMeg = jsonRoute({
  method: 'put',
  path: pressePaths.redigerOmMeg.path,
  summary: 'Changes what the press user says of herself',
  access: 'edit own profile',
  limit: 'application',
  body: omMegSchema,
  response: null,
  status: 204,
  handle: edit,
});

async function edit({ db, session, body }: Call<unknown, OmMeg>): Promise<Answer<null>> {
  await requireDomstol(db, body.foretrukketDomstolId);
  const { profil } = await lockOwnProfile(db, session);
  requireAnotherMailbox('epost', body.epost, profil.kontaktpersonEpost);
  const felt = changedFields(profil, body);
  if (felt.length === 0) return { body: null, audit: null };
  await updateOmMeg(db, session.identitetHash, body);
  return { body: null, audit: { handling: 'profil_endret', detaljer: { felt } } };
}
