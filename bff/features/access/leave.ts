import type { Knex } from 'knex';
import { httpErrors } from '#bff/http/errors.ts';
import { changeRoute, type Answer, type ChangeCall } from '#bff/http/json-route.ts';
import { endEverySessionOf, endSessionsOf } from '#bff/session/session.ts';
import { brukerVersjonSchema } from '#contract/admin/brukere.ts';
import { adminPaths } from '#contract/admin/paths.ts';
import { pressePaths } from '#contract/paths.ts';
import { readParams } from '#contract/values.ts';
import {
  deletePressebruker,
  lockBruker,
  lockPerson,
  lockPressebruker,
} from '#db/bruker/pressebrukere.ts';
import { spraakOf } from '#db/bruker/spraak.ts';
import { discardMail } from '#db/queues/mail-outbox.ts';
import { eraseBekreftelser } from '#db/soeknad/bekreftelser.ts';
import { eraseSoeknader } from '#db/soeknad/soeknader.ts';
import { moveAccess } from '#domain/access.ts';
import { aboutUser, tellUser } from './tell-user.ts';
import { brukerParams, requireBrukerVersion, showBruker } from './users.ts';

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
 * DELETE bruker/{id}: an administrator ends somebody's profile, whatever the state of access. The same is deleted as
 * by `leave`. When two administrators delete the same user, the second gets 404. Throws 409 `bruker_changed` when another one has
 * decided something of the user since it was read.
 */
export const slettBruker = changeRoute({
  method: 'delete',
  path: adminPaths.bruker.path,
  summary: 'Deletes a press user, and ends every session of theirs',
  access: 'manage users',
  answers: [409],
  params: brukerParams,
  query: brukerVersjonSchema,
  response: null,
  status: 204,
  stored: showBruker,
  handle: async ({ db, deps, params, query, now }) => {
    const bruker = await lockBruker(db, params.id);
    if (!bruker) throw httpErrors.notFound();
    requireBrukerVersion(bruker, readParams(brukerVersjonSchema, query).versjon);
    const spraak = await spraakOf(db, bruker.identitetHash);
    await erasePersonal(db, bruker.identitetHash, now);
    await endEverySessionOf(db, bruker.identitetHash);
    await deletePressebruker(db, bruker.identitetHash);
    const { id: brukerId, identitetHash: gjelderHash } = bruker;
    // After the unsent ones are gone: only this one is left, and its address goes when it is sent.
    const data = { ...aboutUser(bruker, deps), spraak };
    await tellUser(db, bruker, { mal: 'bruker_slettet', data }, now);
    return {
      body: null,
      audit: { action: 'bruker_slettet', detaljer: { brukerId }, gjelderHash },
    };
  },
});

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
