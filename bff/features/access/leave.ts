import type { Knex } from 'knex';
import { httpErrors } from '#bff/http/errors.ts';
import { changeRoute, type Answer, type ChangeCall } from '#bff/http/json-route.ts';
import { endSessionsOf } from '#bff/session/session.ts';
import { pressePaths } from '#contract/paths.ts';
import { deletePressebruker, lockPerson, lockPressebruker } from '#db/bruker/pressebrukere.ts';
import { discardMail } from '#db/queues/mail-outbox.ts';
import { eraseBekreftelser } from '#db/soeknad/bekreftelser.ts';
import { eraseSoeknader } from '#db/soeknad/soeknader.ts';
import { moveAccess } from '#domain/access.ts';

/** DELETE slett-profil: a press user ends their own profile. */
const slettProfil = changeRoute({
  method: 'delete',
  path: pressePaths.slettProfil.path,
  summary: "Ends the press user's own profile",
  access: 'end own profile',
  limit: 'application',
  response: null,
  status: 204,
  handle: leave,
});

/** DELETE reautentisering/slett-profil: the same, instead of the yearly update. */
const slettProfilVedReautentisering = changeRoute({
  method: 'delete',
  path: pressePaths.slettProfilVedReautentisering.path,
  summary: 'Ends the own profile instead of updating it',
  access: 'leave at yearly update',
  limit: 'application',
  response: null,
  status: 204,
  handle: leave,
});

/**
 * Ends the profile, in the call's transaction: personal data, favourites and unsent messages are deleted, and every
 * session ends at once. How and when applications were decided stays under a pseudonym, as does the audit log.
 */
async function leave({ db, session, now }: ChangeCall): Promise<Answer<null>> {
  const { identitetHash } = session;
  await lockPerson(db, identitetHash);
  const stored = await lockPressebruker(db, identitetHash);
  const left = moveAccess(stored?.access ?? null, { type: 'leave' }, now);
  if (left === 'refused') throw httpErrors.refused('no_access');
  await erasePersonal(db, identitetHash, now);
  // First, because deleting the press user would delete the session that the sign-out still needs.
  await endSessionsOf(db, session, now);
  await deletePressebruker(db, identitetHash);
  return { body: null, audit: { action: 'profil_avsluttet' } };
}

/**
 * Deletes a person's unsent messages and the personal content of applications and of questions to employers. Their
 * outcomes and dates stay under a pseudonym.
 */
async function erasePersonal(db: Knex, identitetHash: Buffer, now: Date): Promise<void> {
  await discardMail(db, identitetHash);
  await eraseBekreftelser(db, identitetHash, now);
  await eraseSoeknader(db, identitetHash, now);
}

export const leaveRoutes = [slettProfil, slettProfilVedReautentisering];
