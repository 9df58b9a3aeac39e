import { httpErrors } from '#bff/http/errors.ts';
import { changeRoute } from '#bff/http/json-route.ts';
import { lestVersjonSchema, readLestVersjon } from '#bff/http/lest-versjon.ts';
import { endEverySessionOf } from '#bff/session/session.ts';
import { adminPaths } from '#contract/admin/paths.ts';
import { lockBruker } from '#db/bruker/pressebrukere.ts';
import { orderSletting, readSletting, undoSletting } from '#db/bruker/sletting.ts';
import { spraakOf } from '#db/bruker/spraak.ts';
import { kanAngres, slettesFra, slettesMessages } from '#domain/sletting.ts';
import { aboutUser, tellUser } from './tell-user.ts';
import { brukerParams, requireBrukerVersion, showBruker } from './users.ts';

/**
 * DELETE bruker/{id}: an administrator ends somebody's profile, whatever the state of access. Access ends at once, on every way in; what
 * is personal is deleted a day later by the retention job (db/retention/people.ts), unless the order is undone. Throws 409
 * `deletion_ordered` when it is ordered already, and `bruker_changed` when another one has decided something of the user since it was read.
 */
const slettBruker = changeRoute({
  method: 'delete',
  path: adminPaths.bruker.path,
  summary: 'Orders the deletion of a press user, and ends every session of theirs',
  access: 'manage users',
  answers: [409],
  params: brukerParams,
  query: lestVersjonSchema,
  response: null,
  status: 204,
  stored: showBruker,
  handle: async ({ db, deps, session, params, query, now }) => {
    const bruker = await lockBruker(db, params.id);
    if (!bruker) throw httpErrors.notFound();
    const { id: brukerId, identitetHash } = bruker;
    if (await readSletting(db, identitetHash)) throw httpErrors.slettingBestilt();
    requireBrukerVersion(bruker, readLestVersjon(query));
    const fra = slettesFra(now);
    const about = aboutUser(bruker, deps);
    const begrunnelse = slettesMessages.ask(about.spoer);
    await orderSletting(db, identitetHash, { fra, av: session.identitetHash, begrunnelse, now });
    await endEverySessionOf(db, identitetHash);
    // After what waits is held: this one is sent at once.
    const data = {
      ...about,
      spraak: await spraakOf(db, identitetHash),
      slettes: fra.toISOString(),
    };
    await tellUser(db, bruker, { mal: 'bruker_slettet', data }, now);
    return { body: null, audit: { action: 'sletting_bestilt', detaljer: { brukerId } } };
  },
});

/**
 * POST bruker/{id}/angre-sletting: the press user is as before the order. Throws 409 `deletion_undone`, `too_late_to_undo` when the day
 * is over, and `bruker_changed`; 404 when the user is deleted.
 */
const angreSletting = changeRoute({
  method: 'post',
  path: adminPaths.angreSletting.path,
  summary: 'Undoes the ordered deletion of a press user, within a day',
  access: 'manage users',
  answers: [409],
  params: brukerParams,
  query: lestVersjonSchema,
  response: null,
  status: 204,
  stored: showBruker,
  handle: async ({ db, deps, params, query, now }) => {
    const bruker = await lockBruker(db, params.id);
    if (!bruker) throw httpErrors.notFound();
    const { id: brukerId, identitetHash } = bruker;
    const order = await readSletting(db, identitetHash);
    if (!order) throw httpErrors.slettingAngret();
    if (!kanAngres(order, now)) throw httpErrors.slettingForSent();
    requireBrukerVersion(bruker, readLestVersjon(query));
    await undoSletting(db, identitetHash);
    await tellUser(db, bruker, { mal: 'sletting_angret', data: aboutUser(bruker, deps) }, now);
    return { body: null, audit: { action: 'sletting_angret', detaljer: { brukerId } } };
  },
});

export const slettBrukerRoutes = [slettBruker, angreSletting];
