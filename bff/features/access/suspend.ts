import { httpErrors } from '#bff/http/errors.ts';
import { changeRoute } from '#bff/http/json-route.ts';
import { lestVersjonSchema, readLestVersjon } from '#bff/http/lest-versjon.ts';
import { type Suspensjon, suspenderSchema, suspensjonSchemaOn } from '#contract/admin/brukere.ts';
import { adminPaths } from '#contract/admin/paths.ts';
import { fieldErrorsOf } from '#contract/call.ts';
import { readSuspensjon, writeSuspensjon } from '#db/bruker/access.ts';
import { lockBruker } from '#db/bruker/pressebrukere.ts';
import { readSletting } from '#db/bruker/sletting.ts';
import { accessState, isSuspendedAlone, moveAccess } from '#domain/access.ts';
import { osloDay } from '#domain/time.ts';
import { aboutUser, tellUser } from './tell-user.ts';
import { brukerParams, requireBrukerVersion, showBruker } from './users.ts';

/**
 * POST bruker/{id}/suspender: takes access away until a day after today in Oslo. Suspending somebody who is suspended
 * replaces day and reason. Throws 409 `not_suspendable` when there is no access to suspend (domain/access.ts), and `bruker_changed`
 * when another one has decided something of the user since it was read.
 */
const suspender = changeRoute({
  method: 'post',
  path: adminPaths.suspender.path,
  answers: [409],
  summary: 'Suspends a press user until a day, with a reason that the user is shown',
  access: 'manage users',
  params: brukerParams,
  body: suspenderSchema,
  response: null,
  status: 204,
  stored: showBruker,
  handle: async ({ db, deps, params, body: { versjon, ...body }, now }) => {
    requireAhead(body, now);
    const bruker = await lockBruker(db, params.id);
    if (!bruker) throw httpErrors.notFound();
    const { access, identitetHash } = bruker;
    if (await readSletting(db, identitetHash)) throw httpErrors.slettingBestilt();
    if (moveAccess(access, { type: 'suspend', until: body.til }, now) === 'refused')
      throw httpErrors.notSuspendable();
    requireBrukerVersion(bruker, versjon);
    const running = isSuspendedAlone(access, now) ? await readSuspensjon(db, identitetHash) : null;
    await writeSuspensjon(db, identitetHash, { ...body, fra: running?.fra ?? now });
    const detaljer = { brukerId: bruker.id, til: body.til };
    const mail = {
      mal: 'bruker_suspendert',
      data: { til: body.til, ...aboutUser(bruker, deps) },
    } as const;
    await tellUser(db, bruker, mail, now);
    return {
      body: null,
      audit: running
        ? { action: 'suspensjon_endret', detaljer: { ...detaljer, tilFoer: running.til } }
        : { action: 'bruker_suspendert', detaljer },
    };
  },
});

function requireAhead(body: Suspensjon, now: Date): void {
  const { error } = suspensjonSchemaOn(osloDay(now)).safeParse(body);
  if (error) throw httpErrors.validation(fieldErrorsOf(error));
}

/** POST bruker/{id}/opphev-suspensjon: gives access back early. Throws 409 `not_suspended` when nobody is suspended, and `bruker_changed`. */
const opphevSuspensjon = changeRoute({
  method: 'post',
  path: adminPaths.opphevSuspensjon.path,
  answers: [409],
  summary: 'Lifts the suspension of a press user',
  access: 'manage users',
  params: brukerParams,
  query: lestVersjonSchema,
  response: null,
  status: 204,
  stored: showBruker,
  handle: async ({ db, deps, params, query, now }) => {
    const bruker = await lockBruker(db, params.id);
    if (!bruker) throw httpErrors.notFound();
    if (await readSletting(db, bruker.identitetHash)) throw httpErrors.slettingBestilt();
    const access = moveAccess(bruker.access, { type: 'lift' }, now);
    if (access === 'refused') throw httpErrors.notSuspended();
    requireBrukerVersion(bruker, readLestVersjon(query));
    await writeSuspensjon(db, bruker.identitetHash, null);
    const mail = { mal: 'suspensjon_opphevet', data: aboutUser(bruker, deps) } as const;
    // It says that there is access again, which is not so while the newsroom is suspended.
    if (accessState(access, now) !== 'suspended') await tellUser(db, bruker, mail, now);
    return {
      body: null,
      audit: { action: 'suspensjon_opphevet', detaljer: { brukerId: bruker.id } },
    };
  },
});

export const suspendRoutes = [suspender, opphevSuspensjon];
