import { httpErrors } from '#bff/http/errors.ts';
import { changeRoute } from '#bff/http/json-route.ts';
import { adminPaths } from '#contract/admin/paths.ts';
import { type SlaaSammen, skillSchema, slaaSammenSchema } from '#contract/admin/redaksjoner.ts';
import { type StoredRedaksjon, lockRedaksjon } from '#db/redaksjon/redaksjoner.ts';
import { lockRegister } from '#db/redaksjon/register.ts';
import { skill, slaaSammen } from '#db/redaksjon/slaa-sammen.ts';
import { kanSkillesSiden, redaksjonMessages } from '#domain/redaksjon.ts';
import { isWholeSuspended } from './present.ts';
import { redaksjonParams, requireRedaksjonVersion, showRedaksjon } from './read.ts';

/**
 * POST redaksjon/{id}/slaa-sammen: people, domains and contact persons of the other one belong to this one. Which name and which editor
 * stay is chosen. Neither may be suspended: nobody is let in, or shut out, by the way.
 */
const slaaSammenRoute = changeRoute({
  method: 'post',
  path: adminPaths.slaaSammenRedaksjon.path,
  answers: [409],
  summary: 'Merges another newsroom into this one; it can be undone for a day',
  access: 'manage users',
  params: redaksjonParams,
  body: slaaSammenSchema,
  response: null,
  status: 204,
  stored: showRedaksjon,
  handle: async ({ db, params: { id }, body, now }) => {
    if (body.andre === id)
      throw httpErrors.validation({ andre: [redaksjonMessages.sammeRedaksjon] });
    await lockRegister(db);
    const blir = await lockRedaksjon(db, id);
    const borte = await lockRedaksjon(db, body.andre);
    if (!blir || !borte) throw httpErrors.notFound();
    if (isWholeSuspended(blir, now) || isWholeSuspended(borte, now))
      throw httpErrors.redaksjonSuspended();
    requireRedaksjonVersion(blir, body.versjon);
    requireRedaksjonVersion(borte, body.andreVersjon);
    const brukerIder = await slaaSammen(
      db,
      { blir, borte, etter: becomes(blir, borte, body) },
      now,
    );
    const detaljer = { redaksjonId: id, andreRedaksjonId: body.andre, brukerIder };
    return { body: null, audit: { action: 'redaksjoner_slaatt_sammen', detaljer } };
  },
});

/** The list of people counts as confirmed when both were, from the older day on: then all of them have been looked at. */
function becomes(blir: StoredRedaksjon, borte: StoredRedaksjon, chosen: SlaaSammen) {
  const from = { denne: blir, andre: borte };
  return {
    navn: from[chosen.navn].navn,
    redaktoer: from[chosen.redaktoer].redaktoer,
    bekreftet:
      blir.bekreftet && borte.bekreftet
        ? new Date(Math.min(blir.bekreftet.getTime(), borte.bekreftet.getTime()))
        : null,
  };
}

/** POST redaksjon/{id}/skill; 409 `not_separable` when the day is over, or somebody has done it before. */
const skillRoute = changeRoute({
  method: 'post',
  path: adminPaths.skillRedaksjon.path,
  answers: [409],
  summary: 'Takes a newsroom out again that was merged into this one less than a day ago',
  access: 'manage users',
  params: redaksjonParams,
  body: skillSchema,
  response: null,
  status: 204,
  stored: showRedaksjon,
  handle: async ({ db, params: { id }, body: { andre }, now }) => {
    await lockRegister(db);
    const blir = await lockRedaksjon(db, id);
    if (!blir) throw httpErrors.notFound();
    if (isWholeSuspended(blir, now)) throw httpErrors.redaksjonSuspended();
    const outcome = await skill(db, { blir, borte: andre }, kanSkillesSiden(now));
    if (outcome === 'name') throw httpErrors.redaksjonNameTaken();
    if (outcome === 'gone') throw httpErrors.notSeparable();
    const detaljer = { redaksjonId: id, andreRedaksjonId: andre };
    return { body: null, audit: { action: 'sammenslaaing_angret', detaljer } };
  },
});

export const slaaSammenRoutes = [slaaSammenRoute, skillRoute];
