import { z } from 'zod';
import type { AuditEntry } from '#bff/audit.ts';
import { httpErrors } from '#bff/http/errors.ts';
import { type Answer, type ChangeCall, changeRoute, jsonRoute } from '#bff/http/json-route.ts';
import { refuseLongTexts } from '#bff/http/texts.ts';
import { adminPaths } from '#contract/admin/paths.ts';
import {
  type AdminSak,
  adminSakParamsSchema,
  adminSakSchema,
  opphevSchema,
  settBegrensningSchema,
  settBegrensningSchemaOn,
  skjulSchema,
  svarForslagSchema,
} from '#contract/admin/saker.ts';
import {
  endreBegrensningSchema,
  endreSkjulingSchema,
  skjulteSchema,
} from '#contract/admin/skjulte.ts';
import { fieldErrorsOf } from '#contract/call.ts';
import { sakIdParams } from '#contract/sak.ts';
import { tilbaketrekkingMessages as messages } from '#domain/tilbaketrekking.ts';
import { osloDay } from '#domain/time.ts';
import { changeHiding, changeRestriction } from './change.ts';
import { findSak } from './find-sak.ts';
import { answerProposal, propose } from './foreslaa.ts';
import { readAdminSak } from './read.ts';
import { liftRestriction, restrict } from './restrict.ts';
import { readSkjulte } from './skjulte.ts';
import { lift, withdraw } from './withdraw.ts';

const access = 'withdraw cases';
const look = { method: 'get', access, response: adminSakSchema } as const;

/** The case as it is now, for whoever wanted to change it as it was. */
const stored = async ({ db, params: { sakId }, ...call }: SakCall) => ({
  body: await readAdminSak(db, sakId, reader(call)),
  audit: opened(sakId),
});
type SakCall = Pick<ChangeCall<{ readonly sakId: string }>, 'db' | 'params' | 'now' | 'session'>;

/** Who reads it, and when. */
const reader = ({ session, now }: Pick<ChangeCall, 'session' | 'now'>) => ({
  leser: session.identitetHash,
  now,
});
const change = {
  method: 'post',
  access,
  response: adminSakSchema,
  answers: [409],
  stored,
} as const;

/** One thing that was done with a case. */
const withIdParams = z.object({
  sakId: sakIdParams.shape.sakId,
  id: z
    .string()
    .regex(/^[1-9]\d{0,14}$/)
    .transform(Number),
});

/** Opening is logged. */
const opened = (sakId: string) => ({ action: 'sak_slaatt_opp', sakId }) as const;

/** GET sak?saksnummer=…: 404 when there is none, 400 when cases with different numbers fit. */
const finnSak = jsonRoute({
  ...look,
  path: adminPaths.finnSak.path,
  answers: [404],
  summary: 'A case by its number in any form, hidden or not, with what is hidden of it',
  query: adminSakParamsSchema,
  handle: async ({ db, query, ...call }) => {
    refuseLongTexts(query);
    const found = await findSak(db, query.get('saksnummer') ?? '');
    if (found === null) throw httpErrors.unknownSak();
    if (found === 'several') throw httpErrors.validation({ saksnummer: [messages.ambiguous] });
    const { sakId } = found;
    return { body: await readAdminSak(db, sakId, reader(call)), audit: opened(sakId) };
  },
});

/** GET sak/{sakId}. */
const sak = jsonRoute({
  ...look,
  path: adminPaths.sak.path,
  summary: 'A case, hidden or not, with what is hidden of it',
  params: sakIdParams,
  handle: async ({ db, params: { sakId }, ...call }) => ({
    body: await readAdminSak(db, sakId, reader(call)),
    audit: opened(sakId),
  }),
});

/** Who acts: the administrator who is signed in. */
const administrator = ({ session, now }: Pick<ChangeCall, 'session' | 'now'>) => ({
  by: { identitetHash: session.identitetHash, operatoer: null },
  now,
});

/** The case as it is after the change. */
async function changed(
  { db, ...call }: Pick<ChangeCall, 'db' | 'now' | 'session'>,
  sakId: string,
  audit: AuditEntry,
): Promise<Answer<AdminSak>> {
  return { body: await readAdminSak(db, sakId, reader(call)), audit };
}

/** POST sak/{sakId}/skjul. Throws 409 `already_hidden`. */
const skjul = changeRoute({
  ...change,
  path: adminPaths.skjulSak.path,
  summary: 'Hides a case, its parties or one document, from the next request on',
  params: sakIdParams,
  body: skjulSchema,
  handle: async (call) => {
    const { sakId } = call.params;
    const target = { ...call.body, sakId, dokument: call.body.dokument ?? null };
    return changed(call, sakId, await withdraw(call.db, administrator(call), target));
  },
});

/** POST sak/{sakId}/opphev/{id}. Throws 409 `already_lifted`, and `needs_two` of what is hidden for safety. */
const opphev = changeRoute({
  ...change,
  path: adminPaths.opphevSkjuling.path,
  summary: 'Shows again what was hidden',
  params: withIdParams,
  body: opphevSchema,
  handle: async (call) => {
    const one = { ...call.params, ...call.body };
    return changed(call, one.sakId, await lift(call.db, administrator(call), one));
  },
});

/** POST sak/{sakId}/opphev/{id}/foreslaa. Throws 409 `already_lifted`, `already_proposed` and `needs_one`. */
const foreslaa = changeRoute({
  ...change,
  path: adminPaths.foreslaaOpphevelse.path,
  summary: 'Proposes to show again what was hidden for safety: another administrator answers',
  params: withIdParams,
  body: opphevSchema,
  handle: async (call) => {
    const one = { ...call.params, ...call.body };
    return changed(call, one.sakId, await propose(call.db, administrator(call), one));
  },
});

/** POST sak/{sakId}/opphev/{id}/svar. Throws 409 `already_lifted`, `proposal_over` and `not_yours`. */
const svarForslag = changeRoute({
  ...change,
  path: adminPaths.svarForslag.path,
  summary: 'Approves a proposal, which shows it again, declines it, or takes the own one back',
  params: withIdParams,
  body: svarForslagSchema,
  handle: async (call) => {
    const one = { ...call.params, ...call.body };
    return changed(call, one.sakId, await answerProposal(call.db, administrator(call), one));
  },
});

/** POST sak/{sakId}/begrensning. Throws 409 `already_restricted`. */
const settBegrensning = changeRoute({
  ...change,
  path: adminPaths.settBegrensning.path,
  summary: 'Restricts a case, with a text to the journalists',
  params: sakIdParams,
  body: settBegrensningSchema,
  handle: async (call) => {
    const { params, body, now } = call;
    const { error } = settBegrensningSchemaOn(osloDay(now)).safeParse(body);
    if (error) throw httpErrors.validation(fieldErrorsOf(error));
    const entry = await restrict(call.db, administrator(call), params.sakId, body);
    return changed(call, params.sakId, entry);
  },
});

/** POST sak/{sakId}/begrensning/{id}/opphev. Throws 409 `already_lifted`. */
const opphevBegrensning = changeRoute({
  ...change,
  path: adminPaths.opphevBegrensning.path,
  summary: 'Lifts a restriction that an administrator has set',
  params: withIdParams,
  body: opphevSchema,
  handle: async (call) => {
    const one = { ...call.params, ...call.body };
    return changed(call, one.sakId, await liftRestriction(call.db, administrator(call), one));
  },
});

/** Looking at the list is logged, as opening a case is. */
async function listed({ db, now, session }: Pick<ChangeCall, 'db' | 'now' | 'session'>) {
  const body = await readSkjulte(db, now, session.identitetHash);
  const sakIds = [...new Set(body.rader.map(({ sakId }) => sakId))];
  const audit = { action: 'skjulte_listet', detaljer: { sakIds } } as const;
  return { body, audit };
}

/** GET skjulte. */
const skjulte = jsonRoute({
  ...look,
  path: adminPaths.skjulte.path,
  summary:
    'What is hidden and restricted now: what is to be looked at again first, then the newest',
  response: skjulteSchema,
  handle: listed,
});

const changeInPlace = { ...change, response: skjulteSchema, stored: listed } as const;

/** POST sak/{sakId}/skjuling/{id}/endre. Throws 409 `skjult_changed` and `already_lifted`, with the list as it is now. */
const endreSkjuling = changeRoute({
  ...changeInPlace,
  path: adminPaths.endreSkjuling.path,
  summary: 'Changes why something is hidden, and when it is to be looked at again',
  params: withIdParams,
  body: endreSkjulingSchema,
  handle: async (call) => {
    const audit = await changeHiding(call.db, administrator(call), call.params, call.body);
    return { body: await readSkjulte(call.db, call.now, call.session.identitetHash), audit };
  },
});

/** POST sak/{sakId}/begrensning/{id}/endre. Throws as the one above. */
const endreBegrensning = changeRoute({
  ...changeInPlace,
  path: adminPaths.endreBegrensning.path,
  summary: 'Changes what a restriction says, until when, and when it is to be looked at again',
  params: withIdParams,
  body: endreBegrensningSchema,
  handle: async (call) => {
    const audit = await changeRestriction(call.db, administrator(call), call.params, call.body);
    return { body: await readSkjulte(call.db, call.now, call.session.identitetHash), audit };
  },
});

export const withdrawRoutes = [
  ...[finnSak, sak, skjul, opphev, foreslaa, svarForslag, settBegrensning, opphevBegrensning],
  ...[skjulte, endreSkjuling, endreBegrensning],
];
