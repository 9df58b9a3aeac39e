import { lockPerson } from '#db/lock-person.ts';
import { deletePressebruker, lockPressebruker } from '#db/pressebrukere.ts';
import { moveAccess } from '#domain/access.ts';
import { httpErrors } from '#bff/http/errors.ts';
import type { Answer, Call } from '#bff/http/json-route.ts';
import { endSessionsOf } from '#bff/security/end-session.ts';
import { erasePersonal } from './erase-personal.ts';

/**
 * Ends the profile, in the call's transaction: what is personal is gone with favourites and unsent messages, and
 * every session ends at once. What the applications came to, and when, stays under a pseudonym, as the audit does.
 */
export async function leave({ db, session, now }: Call<unknown>): Promise<Answer<null>> {
  const { identitetHash } = session;
  await lockPerson(db, identitetHash);
  const stored = await lockPressebruker(db, identitetHash);
  const left = moveAccess(stored?.access ?? null, { type: 'leave' }, now);
  if (left === 'refused') throw httpErrors.refused('no_access');
  await erasePersonal(db, identitetHash, now);
  // Before the press user goes: that would take the session with it which the sign-out still needs.
  await endSessionsOf(db, session, now);
  await deletePressebruker(db, identitetHash);
  return { body: null, audit: { handling: 'profil_avsluttet' } };
}
