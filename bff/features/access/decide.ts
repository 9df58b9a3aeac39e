import type { Knex } from 'knex';
import * as z from 'zod/mini';
import type { AuditContext, AuditEntry } from '#bff/audit.ts';
import { httpErrors } from '#bff/http/errors.ts';
import { type Answer, type Call, jsonRoute } from '#bff/http/json-route.ts';
import { adminPaths } from '#contract/admin/paths.ts';
import { type Review, avslagSchema, reviewSchema } from '#contract/admin/soeknader.ts';
import { grantAccess, lockPerson, lockPressebruker } from '#db/bruker/pressebrukere.ts';
import { enqueueMail } from '#db/queues/mail-outbox.ts';
import {
  type StoredSoeknad,
  identityOfSoeknad,
  lockSoeknad,
  writeReview,
} from '#db/soeknad/soeknader.ts';
import { moveAccess } from '#domain/access.ts';
import {
  STATUS,
  type SoeknadEvent,
  type Status,
  moveSoeknad,
  soeknadMessages,
} from '#domain/soeknad.ts';
import { type Day, osloDay } from '#domain/time.ts';
import { withdrawQuestion } from './employer-question.ts';

/** What is no uuid names no application. */
export const soeknadParams = z.object({ id: z.uuid() });

/** What the three ways to act on an application have in common (SPEC §4): 404, 409 and 400 are soeknader/decide.ts'. */
const decision = {
  method: 'post',
  access: 'review applications',
  params: soeknadParams,
  response: null,
  status: 204,
} as const;

const godkjenn = jsonRoute({
  ...decision,
  path: adminPaths.godkjenn.path,
  summary: 'Approves an application: gives access and tells the applicant',
  body: reviewSchema,
  handle: (call) => act(call, { type: 'godkjenn', settPaaVent: call.body.settPaaVent }),
});

const kommenter = jsonRoute({
  ...decision,
  path: adminPaths.kommenter.path,
  summary: 'Saves comment, end date and whether the application is on hold, and decides nothing',
  body: reviewSchema,
  handle: async (call) => {
    requireAhead(call);
    return act(call, { type: 'lagre', settPaaVent: call.body.settPaaVent });
  },
});

const avslaa = jsonRoute({
  ...decision,
  path: adminPaths.avslaa.path,
  summary: 'Rejects an application with a reason, which the applicant is sent',
  body: avslagSchema,
  handle: (call) => act(call, { type: 'avslaa', begrunnelse: call.body.avslagBegrunnelse }),
});

type DecisionCall = Call<{ readonly id: string }, Review>;

async function act(call: DecisionCall, event: SoeknadEvent): Promise<Answer<null>> {
  const { db, session, now, params, body } = call;
  const { kommentar, sluttdato, versjon } = body;
  const actor = { identitetHash: session.identitetHash, rolle: 'admin' } as const;
  const version = versjon === undefined ? {} : { versjon };
  const given = { event, kommentar: kommentar || null, sluttdato, ...version };
  return { body: null, audit: await decide(db, { actor, now }, params.id, given) };
}

/** An end date that has come can't be saved for an approval, which would refuse it. */
function requireAhead({ body: { sluttdato }, now }: DecisionCall): void {
  if (sluttdato !== null && sluttdato <= osloDay(now))
    throw httpErrors.validation({ sluttdato: [soeknadMessages.review.endDate] });
}

export interface Decision {
  readonly event: SoeknadEvent;
  readonly kommentar: string | null;
  readonly sluttdato: Day | null;
  /** Of the application that was read; without it, whatever stands is decided. */
  readonly versjon?: number;
}

const HANDLING = {
  godkjenn: 'soeknad_godkjent',
  avslaa: 'soeknad_avslaatt',
  lagre: 'soeknad_kommentert',
} as const;

/**
 * What an administrator does with an application, in the caller's transaction; gives the audit entry to write in
 * it. Throws 404, 409 `application_decided` or `application_changed`, and 400 with messages by field of the review.
 */
export async function decide(
  db: Knex,
  { actor, now }: Pick<AuditContext, 'actor' | 'now'>,
  id: string,
  decision: Decision,
): Promise<AuditEntry> {
  const { event, kommentar, sluttdato } = decision;
  const stored = await lockToDecide(db, id);
  const status = nextStatus(stored, decision);
  const avslagBegrunnelse = event.type === 'avslaa' ? event.begrunnelse : null;
  const review = { status, kommentar, sluttdato, avslagBegrunnelse };
  await writeReview(db, id, { ...review, behandletAv: actor.identitetHash }, now);
  if (status === STATUS.godkjent) await grant(db, stored, sluttdato, now);
  if (avslagBegrunnelse !== null) await reject(db, stored, avslagBegrunnelse, now);
  return { handling: HANDLING[event.type], detaljer: { soeknadId: id } };
}

/** The person before the row, as everywhere: two changes then wait for each other in one order. */
async function lockToDecide(db: Knex, id: string): Promise<StoredSoeknad> {
  const identitetHash = await identityOfSoeknad(db, id);
  if (!identitetHash) throw httpErrors.notFound();
  await lockPerson(db, identitetHash);
  const stored = await lockSoeknad(db, id);
  if (!stored) throw httpErrors.notFound();
  return stored;
}

function nextStatus(stored: StoredSoeknad, { event, versjon }: Decision): Status {
  const move = moveSoeknad(stored.status, event);
  if ('status' in move) {
    if (versjon !== undefined && versjon !== stored.versjon) throw httpErrors.applicationChanged();
    return move.status;
  }
  throw move.refused === 'decided'
    ? httpErrors.applicationDecided()
    : httpErrors.validation({ [move.felt]: [move.message] });
}

/** The approved application makes its applicant a press user, who is told. */
async function grant(
  db: Knex,
  stored: StoredSoeknad,
  endDate: Day | null,
  now: Date,
): Promise<void> {
  const { id, identitetHash, fornavn } = stored;
  if (endDate !== null && endDate <= osloDay(now))
    throw httpErrors.validation({ sluttdato: [soeknadMessages.review.endDate] });
  const before = await lockPressebruker(db, identitetHash);
  const access = moveAccess(before?.access ?? null, { type: 'approve', endDate }, now);
  if (!access || access === 'refused' || !access.to) throw httpErrors.refused('has_access');
  await grantAccess(db, stored, access, now);
  const data = { fornavn, tilgangTil: access.to.toISOString(), sluttdato: endDate };
  const mail = { mal: 'soeknad_godkjent', til: stored.soeknad.epost, data } as const;
  await enqueueMail(db, { ...mail, identitetHash, noekkel: `soeknad_godkjent:${id}` }, now);
}

/** The applicant is told why; the employer need not answer any more. */
async function reject(
  db: Knex,
  { id, identitetHash, fornavn, soeknad }: StoredSoeknad,
  begrunnelse: string,
  now: Date,
): Promise<void> {
  await withdrawQuestion(db, identitetHash, now);
  const data = { fornavn, begrunnelse };
  const mail = { mal: 'soeknad_avslaatt', til: soeknad.epost, data } as const;
  await enqueueMail(db, { ...mail, identitetHash, noekkel: `soeknad_avslaatt:${id}` }, now);
}

export const decisionRoutes = [godkjenn, kommenter, avslaa];
