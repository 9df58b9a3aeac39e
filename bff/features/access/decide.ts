import type { Knex } from 'knex';
import { z } from 'zod';
import type { AuditContext, AuditEntry } from '#bff/audit.ts';
import { httpErrors } from '#bff/http/errors.ts';
import { changeRoute, type ChangeCall } from '#bff/http/json-route.ts';
import { enqueueMail } from '#bff/mail/mail.ts';
import { adminPaths } from '#contract/admin/paths.ts';
import {
  type Review,
  avslagSchema,
  godkjenningSchema,
  reviewSchema,
} from '#contract/admin/soeknader.ts';
import { angresFoer } from '#domain/angre.ts';
import { writeOmgjort } from '#db/klage/klager.ts';
import type { Klagerett } from '#domain/klage.ts';
import { klagerettAt } from '#bff/klage-config.ts';
import { knownAvslagsgrunner, writeAvslagsgrunner } from '#db/avslagsgrunn/grunner.ts';
import { grantAccess, lockPerson, lockPressebruker } from '#db/bruker/pressebrukere.ts';
import { readSletting } from '#db/bruker/sletting.ts';
import { setSoeknadRedaksjon } from '#db/redaksjon/soeknad.ts';
import { addKommentar } from '#db/samtale/samtaler.ts';
import { type FoerAvgjoerelsen, readFoer } from '#db/soeknad/angre.ts';
import { readNewestAsked } from '#db/soeknad/newest-question.ts';
import {
  type StoredSoeknad,
  identityOfSoeknad,
  lockSoeknad,
  writeReview,
} from '#db/soeknad/soeknader.ts';
import { endDateError, moveAccess } from '#domain/access.ts';
import { avslagMessages } from '#domain/avslag.ts';
import { arbeidsgiverSvar } from '#domain/soeknad-stilling.ts';
import { STATUS, type SoeknadEvent, type Status, isActive, moveSoeknad } from '#domain/soeknad.ts';
import { type Day, osloDay } from '#domain/time.ts';
import { redaksjonAv } from './kjent-redaksjon.ts';
import { withdrawQuestion } from './employer.ts';
import { showStoredReview } from './soeknad-stored.ts';

/** An id that is not a UUID matches no application. */
export const soeknadParams = z.object({ id: z.uuid() });

/** What everything that is done with an application has in common; `decide` throws 404, 409 and 400. */
export const decision = {
  method: 'post',
  answers: [409],
  access: 'review applications',
  params: soeknadParams,
  response: null,
  status: 204,
  stored: showStoredReview,
} as const;

const godkjenn = changeRoute({
  ...decision,
  path: adminPaths.godkjenn.path,
  summary: 'Approves an application: gives access and tells the applicant',
  body: godkjenningSchema,
  handle: async (call) => {
    const { db, params, body, now } = call;
    const { body: nothing, audit } = await act(call, {
      type: 'godkjenn',
      settPaaVent: body.settPaaVent,
    });
    const asked = (await readNewestAsked(db, [params.id])).get(params.id) ?? null;
    const reason = body.utenBekreftelse && { utenBekreftelse: body.utenBekreftelse };
    const detaljer = {
      ...audit.detaljer,
      arbeidsgiverSvar: arbeidsgiverSvar(asked, now),
      ...reason,
    };
    return { body: nothing, audit: { ...audit, detaljer } };
  },
});

const kommenter = changeRoute({
  ...decision,
  path: adminPaths.kommenter.path,
  summary:
    'Adds a comment, saves end date and whether the application is on hold, and decides nothing',
  body: reviewSchema,
  handle: async (call) => {
    requireEndDateAhead(call.body.sluttdato, call.now);
    return act(call, { type: 'lagre', settPaaVent: call.body.settPaaVent });
  },
});

const avslaa = changeRoute({
  ...decision,
  path: adminPaths.avslaa.path,
  summary: 'Rejects an application with a reason, which the applicant is sent',
  body: avslagSchema,
  handle: (call) => {
    const { avslagBegrunnelse: begrunnelse, avslagsgrunner: grunner } = call.body;
    return act(call, { type: 'avslaa', begrunnelse, grunner });
  },
});

type DecisionCall = ChangeCall<{ readonly id: string }, Review>;

async function act(
  call: DecisionCall,
  event: SoeknadEvent,
): Promise<{ body: null; audit: AuditEntry }> {
  const { db, session, now, params, body } = call;
  const { kommentar, sluttdato, versjon } = body;
  const actor = { identitetHash: session.identitetHash, rolle: 'admin' } as const;
  const version = versjon === undefined ? {} : { versjon };
  const klage = klagerettAt(now, call.deps.config);
  const given = { event, kommentar: kommentar || null, sluttdato, klage, ...version };
  return { body: null, audit: await decide(db, { actor, now }, params.id, given) };
}

/** Throws 400 unless the end date, if there is one, is after today in Oslo. Saving and approving both require it. */
export function requireEndDateAhead(endDate: Day | null, now: Date): void {
  const error = endDateError(endDate, osloDay(now));
  if (error) throw httpErrors.validation({ sluttdato: [error] });
}

export interface Decision {
  readonly event: SoeknadEvent;
  /** Added to the conversation, unless it is the last of it already. */
  readonly kommentar: string | null;
  readonly sluttdato: Day | null;
  /** What whoever is rejected is told of the right to complain. */
  readonly klage?: Klagerett;
  /** The version that the administrator read. Without it, the application is decided as it is now. */
  readonly versjon?: number;
}

const ACTIONS = {
  godkjenn: 'soeknad_godkjent',
  avslaa: 'soeknad_avslaatt',
  lagre: 'soeknad_kommentert',
} as const;

/**
 * Carries out what an administrator does with an application, in the caller's transaction. Returns the audit entry,
 * which the caller writes in the same transaction. Throws 404, 409 `application_decided` or `application_changed`,
 * and 400 with messages by field of the review form.
 */
export async function decide(
  db: Knex,
  { actor, now }: Pick<AuditContext, 'actor' | 'now'>,
  id: string,
  decision: Decision,
): Promise<AuditEntry> {
  const { event, kommentar, sluttdato } = decision;
  const av = actor.identitetHash;
  const stored = await lockToDecide(db, id);
  const status = nextStatus(stored, decision);
  const avslagBegrunnelse = event.type === 'avslaa' ? event.begrunnelse : null;
  const foer = await readFoer(db, id);
  const redaksjonId = isActive(status) ? null : await redaksjonAv(db, stored);
  await writeReview(db, id, { status, sluttdato, avslagBegrunnelse, behandletAv: av }, now);
  if (event.type === 'avslaa') await noteGrunner(db, id, event.grunner ?? []);
  const om = { slag: 'soeknad', id } as const;
  const added = kommentar && (await addKommentar(db, om, { tekst: kommentar, av }, now));
  if (!isActive(status)) await setSoeknadRedaksjon(db, id, { redaksjonId, valgt: false });
  if (status === STATUS.godkjent) {
    await grant(db, stored, { sluttdato, redaksjonId, foer, now });
    await writeOmgjort(db, stored.identitetHash, { av, now });
  }
  if (avslagBegrunnelse !== null)
    await reject(db, stored, { avslagBegrunnelse, foer, now, klage: decision.klage });
  return {
    action: ACTIONS[event.type],
    detaljer: { soeknadId: id, ...(added && { medKommentar: true }) },
  };
}

/** Which reasons of the list it was. Throws 400 when there is none with such an id; one that has gone out of use meanwhile may be. */
async function noteGrunner(db: Knex, id: string, grunner: readonly number[]): Promise<void> {
  const ids = [...new Set(grunner)];
  if (ids.length === 0) return;
  if ((await knownAvslagsgrunner(db, ids)) < ids.length)
    throw httpErrors.validation({ avslagsgrunner: [avslagMessages.unknown] });
  await writeAvslagsgrunner(db, id, ids);
}

/** Locks the person first and then the row. Every change does so in this order, so that none can deadlock. */
export async function lockToDecide(db: Knex, id: string): Promise<StoredSoeknad> {
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
    requireVersion(stored, versjon);
    return move.status;
  }
  throw move.refused === 'decided'
    ? httpErrors.applicationDecided()
    : httpErrors.validation({ [move.felt]: [move.message] });
}

/** Throws 409 `application_changed` unless `versjon`, if there is one, is the one that is stored. */
export function requireVersion(stored: StoredSoeknad, versjon: number | undefined): void {
  if (versjon !== undefined && versjon !== stored.versjon) throw httpErrors.applicationChanged();
}

type Foer = Pick<FoerAvgjoerelsen, 'soeknad' | 'bruker'>;

interface Granted {
  readonly sluttdato: Day | null;
  readonly redaksjonId: string | null;
  readonly foer: Foer;
  readonly now: Date;
}

/** Makes the applicant a press user and sends the decision. */
async function grant(
  db: Knex,
  stored: StoredSoeknad,
  { sluttdato: endDate, redaksjonId, foer, now }: Granted,
): Promise<void> {
  const { identitetHash, fornavn } = stored;
  requireEndDateAhead(endDate, now);
  const before = await lockPressebruker(db, identitetHash);
  if (await readSletting(db, identitetHash)) throw httpErrors.slettingBestilt();
  const access = moveAccess(before?.access ?? null, { type: 'approve', endDate }, now);
  if (!access || access === 'refused' || !access.to) throw httpErrors.refused('has_access');
  const brukerVersjon = await grantAccess(db, stored, { access, redaksjonId }, now);
  const data = { fornavn, tilgangTil: access.to.toISOString(), sluttdato: endDate };
  const mail = { mal: 'soeknad_godkjent', til: stored.soeknad.epost, data } as const;
  const angres = waiting({ ...foer, brukerVersjon, bekreftelseId: null }, now);
  const noekkel = decisionOccasion({ ...stored, status: STATUS.godkjent, behandlet: now });
  await enqueueMail(db, { ...mail, identitetHash, noekkel, angres }, now);
}

interface Rejected {
  readonly avslagBegrunnelse: string;
  readonly klage: Klagerett | undefined;
  readonly foer: Foer;
  readonly now: Date;
}

/** Sends the applicant the decision with its reason, and withdraws the question to the employer. */
async function reject(
  db: Knex,
  stored: StoredSoeknad,
  { avslagBegrunnelse, foer, now, klage }: Rejected,
): Promise<void> {
  const { identitetHash, fornavn, soeknad } = stored;
  const [bekreftelseId = null] = await withdrawQuestion(db, identitetHash, now);
  const data = { fornavn, begrunnelse: avslagBegrunnelse, ...(klage && { klage }) };
  const mail = { mal: 'soeknad_avslaatt', til: soeknad.epost, data } as const;
  const angres = waiting({ ...foer, bruker: null, brukerVersjon: null, bekreftelseId }, now);
  const noekkel = decisionOccasion({ ...stored, status: STATUS.avslaatt, behandlet: now });
  await enqueueMail(db, { ...mail, identitetHash, noekkel, angres }, now);
}

/** The e-mail of a decision waits as long as it can be undone, with what is needed for that. */
function waiting(foer: FoerAvgjoerelsen, now: Date) {
  return { ikkeFoer: angresFoer(now), foer };
}

/** The occasion of the e-mail that tells a decision: an application that is taken up again gets another one. */
export function decisionOccasion({
  id,
  status,
  behandlet,
}: Pick<StoredSoeknad, 'id' | 'status' | 'behandlet'>): string {
  const mal = status === STATUS.godkjent ? 'soeknad_godkjent' : 'soeknad_avslaatt';
  return `${mal}:${id}:${behandlet?.toISOString()}`;
}

export const decisionRoutes = [godkjenn, kommenter, avslaa];
