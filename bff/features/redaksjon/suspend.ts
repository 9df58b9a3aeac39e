import type { Knex } from 'knex';
import { httpErrors } from '#bff/http/errors.ts';
import { type ChangeCall, changeRoute } from '#bff/http/json-route.ts';
import { lestVersjonSchema, readLestVersjon } from '#bff/http/lest-versjon.ts';
import { type Mail, enqueueMail } from '#bff/mail/mail.ts';
import { adminPaths } from '#contract/admin/paths.ts';
import {
  type RedaksjonSuspensjon,
  redaksjonSuspensjonSchemaOn,
  suspenderRedaksjonSchema,
} from '#contract/admin/redaksjon-suspensjon.ts';
import { fieldErrorsOf } from '#contract/call.ts';
import { lockRedaksjon } from '#db/redaksjon/redaksjoner.ts';
import { type Medlem, listMedlemmer, suspendRedaksjon } from '#db/redaksjon/suspensjon.ts';
import { isInForce } from '#domain/access.ts';
import { dayAfter, dependsOnNewsroom, lastDayOf } from '#domain/redaksjon-suspensjon.ts';
import { osloDay } from '#domain/time.ts';
import { redaksjonParams, requireRedaksjonVersion, showRedaksjon } from './read.ts';

/**
 * POST redaksjon/{id}/suspender: takes access away from everybody in the newsroom, at once. Suspending one that is suspended replaces
 * last day and reason. Throws 409 `redaksjon_changed` when another one has changed the newsroom since it was read.
 */
const suspender = changeRoute({
  method: 'post',
  path: adminPaths.suspenderRedaksjon.path,
  answers: [409],
  summary: 'Suspends a newsroom as a whole, with a reason that its people are shown',
  access: 'manage users',
  params: redaksjonParams,
  body: suspenderRedaksjonSchema,
  response: null,
  status: 204,
  stored: showRedaksjon,
  handle: async ({ db, deps, params: { id }, body: { versjon, ...body }, now }) => {
    requireAhead(body, now);
    const redaksjon = await lockRedaksjon(db, id);
    if (!redaksjon) throw httpErrors.notFound();
    requireRedaksjonVersion(redaksjon, versjon);
    const running = inForce(redaksjon.suspensjon, now);
    const { tilOgMed, begrunnelse } = body;
    await suspendRedaksjon(db, id, {
      ...{ fra: running?.fra ?? now, til: dayAfter(tilOgMed), begrunnelse },
    });
    const told = await tell(db, id, now, ({ fornavn }) => ({
      mal: 'redaksjon_suspendert',
      data: { fornavn, redaksjon: redaksjon.navn, til: tilOgMed, spoer: addressOf(deps) },
    }));
    const detaljer = { redaksjonId: id, gjelderTil: tilOgMed, antall: told };
    return {
      body: null,
      audit: running
        ? {
            action: 'redaksjon_suspensjon_endret',
            detaljer: { ...detaljer, gjaldtTil: lastDayOf(running.til) },
          }
        : { action: 'redaksjon_suspendert', detaljer },
    };
  },
});

/**
 * POST redaksjon/{id}/opphev-suspensjon: everybody has access again who is not suspended alone. Throws 409 `redaksjon_not_suspended`, and
 * `redaksjon_changed`.
 */
const opphev = changeRoute({
  method: 'post',
  path: adminPaths.opphevRedaksjonSuspensjon.path,
  answers: [409],
  summary: 'Lifts the suspension of a newsroom',
  access: 'manage users',
  params: redaksjonParams,
  query: lestVersjonSchema,
  response: null,
  status: 204,
  stored: showRedaksjon,
  handle: async ({ db, deps, params: { id }, query, now }) => {
    const redaksjon = await lockRedaksjon(db, id);
    if (!redaksjon) throw httpErrors.notFound();
    if (!inForce(redaksjon.suspensjon, now)) throw httpErrors.redaksjonNotSuspended();
    requireRedaksjonVersion(redaksjon, readLestVersjon(query));
    await suspendRedaksjon(db, id, null);
    const told = await tell(db, id, now, ({ fornavn }) => ({
      mal: 'redaksjon_sluppet_inn',
      data: { fornavn, redaksjon: redaksjon.navn, spoer: addressOf(deps) },
    }));
    const detaljer = { redaksjonId: id, antall: told };
    return { body: null, audit: { action: 'redaksjon_suspensjon_opphevet', detaljer } };
  },
});

function requireAhead(body: RedaksjonSuspensjon, now: Date): void {
  const { error } = redaksjonSuspensjonSchemaOn(osloDay(now)).safeParse(body);
  if (error) throw httpErrors.validation(fieldErrorsOf(error));
}

function inForce<S extends { readonly til: string | null }>(suspensjon: S | null, now: Date) {
  return suspensjon && isInForce({ until: suspensjon.til }, now) ? suspensjon : null;
}

const addressOf = ({ config }: ChangeCall['deps']) => config.EPOST_DOMSTOLADMINISTRASJONEN;

type ToMember = Extract<Mail, { mal: 'redaksjon_suspendert' | 'redaksjon_sluppet_inn' }>;

/** Writes to everybody whose access follows the newsroom's, and gives how many those are. A profile without an address is told nothing. */
async function tell(
  db: Knex,
  redaksjonId: string,
  now: Date,
  mailTo: (medlem: Medlem) => ToMember,
): Promise<number> {
  const people = await listMedlemmer(db, redaksjonId);
  const concerned = people.filter(({ access }) => dependsOnNewsroom(access, now));
  for (const medlem of concerned.filter(({ epost }) => epost !== '')) {
    const mail = mailTo(medlem);
    const { id, identitetHash, epost: til } = medlem;
    const noekkel = `${mail.mal}:${id}:${now.toISOString()}`;
    await enqueueMail(db, { ...mail, til, identitetHash, noekkel }, now);
  }
  return concerned.length;
}

export const redaksjonSuspendRoutes = [suspender, opphev];
