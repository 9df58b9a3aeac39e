import { writeAudit } from '#bff/audit.ts';
import { auditContext, pressUserId, queryOf, sessionOf } from '#bff/http/context.ts';
import { httpErrors } from '#bff/http/errors.ts';
import { changeRoute, jsonRoute } from '#bff/http/json-route.ts';
import type { Route } from '#bff/http/router.ts';
import { tellOwner } from '#bff/mail/noekler.ts';
import { hashToken, newToken } from '#bff/session/crypto.ts';
import {
  abonnementerSchema,
  abonnementFormSchema,
  abonnementParams,
  kalenderParams,
  nyttAbonnementSchema,
} from '#contract/abonnement.ts';
import { feedPaths, pressePaths } from '#contract/paths.ts';
import { readParams } from '#contract/values.ts';
import { addAbonnement, listAbonnementer, removeAbonnement } from '#db/abonnement/abonnementer.ts';
import { MAX_ABONNEMENTER } from '#domain/abonnement.ts';
import { osloDay, osloIso } from '#domain/time.ts';
import { feedRoutes } from './feeds.ts';
import { missing } from '#bff/features/saker/shown/skjult.ts';
import { kalenderOf, kalenderOfSak } from './innhold.ts';

/** GET abonnementer: the addresses of a person, without what is secret. */
const hentAbonnementer = jsonRoute({
  method: 'get',
  path: pressePaths.abonnementer.path,
  summary: "The press user's addresses of calendars and feeds",
  access: 'subscribe',
  response: abonnementerSchema,
  handle: async ({ db, session }) => {
    const rows = await listAbonnementer(db, pressUserId(session));
    return {
      body: rows.map(({ opprettet, sistBrukt, ...row }) => ({
        ...row,
        opprettet: osloIso(opprettet),
        sistBrukt: sistBrukt && osloIso(sistBrukt),
      })),
      audit: null,
    };
  },
});

/** POST abonnementer: a new address, which is given this once. */
const lagAbonnement = changeRoute({
  method: 'post',
  path: pressePaths.abonnementer.path,
  summary: 'Makes a secret address of a calendar or a feed',
  access: 'subscribe',
  body: abonnementFormSchema,
  response: nyttAbonnementSchema,
  answers: [404, 409],
  handle: async ({ db, deps, body, session, now }) => {
    const { slag, navn, lagretSoekId } = body;
    const secret = newToken();
    const kilde = { pressebrukerId: pressUserId(session), lagretSoekId };
    const hash = hashToken(secret);
    const id = await addAbonnement(db, kilde, { slag, navn, hash, now, most: MAX_ABONNEMENTER });
    if (id === 'full') throw httpErrors.tooManyAbonnementer();
    if (id === 'unknown') throw httpErrors.notFound();
    await tellOwner(
      db,
      pressUserId(session),
      {
        noekkel: `adresse_laget:${id}`,
        mail: (fornavn) => ({
          mal: 'adresse_laget',
          data: { fornavn, navn, slag, gir: lagretSoekId === null ? 'favoritter' : 'soek' },
        }),
      },
      now,
    );
    const adresse = deps.config.PUBLIC_URL + feedPaths[slag].href(secret);
    return {
      body: { id, adresse },
      audit: {
        action: 'abonnement_laget',
        detaljer: { abonnementId: id, abonnementSlag: slag, ...(lagretSoekId && { lagretSoekId }) },
        ord: { navn },
      },
    };
  },
});

/** DELETE abonnementer/…: from now on there is nothing at the address. Deleting one that is gone changes nothing. */
const slettAbonnement = changeRoute({
  method: 'delete',
  path: pressePaths.abonnement.path,
  summary: 'Revokes a secret address',
  access: 'subscribe',
  params: abonnementParams,
  response: null,
  status: 204,
  handle: async ({ db, session, params }) => {
    const id = Number(params.id);
    const removed = await removeAbonnement(db, pressUserId(session), id);
    const audit = { action: 'abonnement_slettet', detaljer: { abonnementId: id } } as const;
    return { body: null, audit: removed ? audit : null };
  },
});

/** GET kalender: the calendar as a file, for somebody who is signed in. */
const hentKalender: Route = {
  method: 'get',
  path: pressePaths.kalender.path,
  summary:
    'The hearings of the favourites, of a saved search, or to come of one case, as a calendar file',
  access: 'subscribe',
  limit: 'search',
  query: kalenderParams,
  response: 'text/calendar',
  answers: [404, 410],
  answer: async (ctx, deps) => {
    const { now } = ctx.state;
    const { lagretSoekId, sakId } = readParams(kalenderParams, queryOf(ctx));
    const id = lagretSoekId === undefined ? null : Number(lagretSoekId);
    const kilde = { pressebrukerId: pressUserId(sessionOf(ctx)), lagretSoekId: id };
    const innhold =
      sakId === undefined
        ? await kalenderOf(deps, kilde, now)
        : await kalenderOfSak(deps, sakId, now);
    if (!innhold) throw await missing(deps.db, deps, sakId ?? '', sessionOf(ctx));
    const { text, sakIds } = innhold;
    await writeAudit(deps.db, auditContext(ctx), {
      action: 'kalender_hentet',
      detaljer: { ...(id !== null && { lagretSoekId: id }), sakIds },
    });
    ctx.attachment(`rettsmoeter-${osloDay(now)}.ics`);
    ctx.set('Cache-Control', 'no-store');
    ctx.type = 'text/calendar; charset=utf-8';
    ctx.body = text;
  },
};

export const abonnementRoutes: readonly Route[] = [
  hentAbonnementer,
  lagAbonnement,
  slettAbonnement,
  hentKalender,
  ...feedRoutes,
];
