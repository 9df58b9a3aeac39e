import { adminPaths } from '#contract/admin/paths.ts';
import { avslagSchema, reviewSchema, type Review } from '#contract/admin/soeknader.ts';
import type { SoeknadEvent } from '#domain/soeknad.ts';
import { soeknadMessages } from '#domain/soeknad-messages.ts';
import { osloDay } from '#domain/time.ts';
import { httpErrors } from '#bff/http/errors.ts';
import { jsonRoute, type Answer, type Call } from '#bff/http/json-route.ts';
import { decide } from '#bff/soeknader/decide.ts';
import { soeknadParams } from './soeknad-params.ts';

/** What the three ways to act on an application have in common (SPEC §4): 404, 409 and 400 are soeknader/decide.ts'. */
const decision = {
  method: 'post',
  access: 'review applications',
  params: soeknadParams,
  response: null,
  status: 204,
} as const;

export const godkjenn = jsonRoute({
  ...decision,
  path: adminPaths.godkjenn.path,
  summary: 'Approves an application: gives access and tells the applicant',
  body: reviewSchema,
  handle: (call) => act(call, { type: 'godkjenn', settPaaVent: call.body.settPaaVent }),
});

export const kommenter = jsonRoute({
  ...decision,
  path: adminPaths.kommenter.path,
  summary: 'Saves comment, end date and whether the application is on hold, and decides nothing',
  body: reviewSchema,
  handle: async (call) => {
    requireAhead(call);
    return act(call, { type: 'lagre', settPaaVent: call.body.settPaaVent });
  },
});

export const avslaa = jsonRoute({
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
