import type { Knex } from 'knex';
import { httpErrors } from '#bff/http/errors.ts';
import { type Answer, type Call, jsonRoute } from '#bff/http/json-route.ts';
import { endEverySessionOf, endSessionsOf } from '#bff/session/session.ts';
import { adminPaths } from '#contract/admin/paths.ts';
import { pressePaths } from '#contract/paths.ts';
import {
  deletePressebruker,
  lockBruker,
  lockPerson,
  lockPressebruker,
} from '#db/bruker/pressebrukere.ts';
import { discardMail } from '#db/queues/mail-outbox.ts';
import { eraseBekreftelser } from '#db/soeknad/bekreftelser.ts';
import { eraseSoeknader } from '#db/soeknad/soeknader.ts';
import { moveAccess } from '#domain/access.ts';
import { brukerParams } from './users.ts';

/** DELETE slett-profil (SPEC §4, "Ending one's profile"). */
const slettProfil = jsonRoute({
  method: 'delete',
  path: pressePaths.slettProfil.path,
  summary: "Ends the press user's own profile",
  access: 'end own profile',
  limit: 'application',
  response: null,
  status: 204,
  handle: leave,
});

/** DELETE reautentisering/slett-profil: instead of the yearly update one can leave (SPEC §2, reautentiser). */
const slettProfilVedReautentisering = jsonRoute({
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
 * Ends the profile, in the call's transaction: what is personal is gone with favourites and unsent messages, and
 * every session ends at once. What the applications came to, and when, stays under a pseudonym, as the audit does.
 */
async function leave({ db, session, now }: Call<unknown>): Promise<Answer<null>> {
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

/**
 * DELETE bruker/{id}: what leaving oneself does (soeknader/leave.ts), whatever the state of access; every session
 * ends at once. Of two that delete the same user, the second gets 404.
 */
export const slettBruker = jsonRoute({
  method: 'delete',
  path: adminPaths.bruker.path,
  summary: 'Deletes a press user, and ends every session of theirs',
  access: 'manage users',
  params: brukerParams,
  response: null,
  status: 204,
  handle: async ({ db, params, now }) => {
    const bruker = await lockBruker(db, params.id);
    if (!bruker) throw httpErrors.notFound();
    await erasePersonal(db, bruker.identitetHash, now);
    await endEverySessionOf(db, bruker.identitetHash);
    await deletePressebruker(db, bruker.identitetHash);
    return {
      body: null,
      audit: { handling: 'bruker_slettet', detaljer: { brukerId: bruker.id } },
    };
  },
});

/**
 * Removes what is personal around a profile: unsent messages, and what was written in applications and asked of
 * employers. What they came to, and when, stays under a pseudonym, as the audit does.
 */
async function erasePersonal(db: Knex, identitetHash: Buffer, now: Date): Promise<void> {
  await discardMail(db, identitetHash);
  await eraseBekreftelser(db, identitetHash, now);
  await eraseSoeknader(db, identitetHash, now);
}

export const leaveRoutes = [slettProfil, slettProfilVedReautentisering];
