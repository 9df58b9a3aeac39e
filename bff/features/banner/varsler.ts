import type { Knex } from 'knex';
import { z } from 'zod';
import type { AuditEntry } from '#bff/audit.ts';
import { httpErrors } from '#bff/http/errors.ts';
import { type ChangeCall, changeRoute, jsonRoute } from '#bff/http/json-route.ts';
import { lestVersjonSchema, readLestVersjon } from '#bff/http/lest-versjon.ts';
import { adminPaths } from '#contract/admin/paths.ts';
import {
  endreVarselSchema,
  type NyttVarsel,
  nyttVarselSchema,
  stoppVarselSchema,
  type Varsel,
  type Varsler,
  varslerSchema,
} from '#contract/admin/varsler.ts';
import {
  deleteVarsel,
  insertVarsel,
  type ListedVarsel,
  lockVarsel,
  type NewVarsel,
  readVarsler,
  updateVarsel,
  type Varsel as Stored,
} from '#db/banner/varsler.ts';
import { bannerState, inListOrder } from '#domain/banners.ts';
import { displayName } from '#domain/person-name.ts';
import { osloIso } from '#domain/time.ts';

const access = 'manage banner';

/** GET varsler. */
const varsler = jsonRoute({
  method: 'get',
  path: adminPaths.varsler.path,
  summary: 'All banners that are shown or planned, and the last that were',
  access,
  response: varslerSchema,
  handle: async ({ db, now }) => ({ body: await listed(db, now), audit: null }),
});

async function listed(db: Knex, now: Date): Promise<Varsler> {
  return { varsler: inListOrder(await readVarsler(db, now), now).map(presentVarsel) };
}

function presentVarsel({ start, slutt, endret, ...varsel }: ListedVarsel): Varsel {
  return {
    ...varsel,
    start: start && osloIso(start),
    slutt: slutt && osloIso(slutt),
    endret: endret && {
      av: endret.navn && displayName(endret.navn),
      tidspunkt: osloIso(endret.tidspunkt),
    },
  };
}

/** POST varsler. */
const leggTil = changeRoute({
  method: 'post',
  path: adminPaths.varsler.path,
  summary: 'One more banner, from now on or from a time to come',
  access,
  body: nyttVarselSchema,
  response: varslerSchema,
  handle: async ({ db, body, now }) => {
    const varsel = toStore(body, now);
    const id = await insertVarsel(db, varsel, now);
    return { body: await listed(db, now), audit: saved(id, varsel) };
  },
});

const params = z.object({
  id: z
    .string()
    .regex(/^[1-9]\d{0,8}$/)
    .transform(Number),
});

/** Those of one banner: 404 when it is gone, 409 `varsel_changed` when it is not the version that was read. */
const ofOne = {
  access,
  params,
  answers: [404, 409],
  response: varslerSchema,
  /** The banner as it is now; null: gone. */
  stored: async ({
    db,
    params: { id },
    now,
  }: Pick<ChangeCall<{ readonly id: number }>, 'db' | 'params' | 'now'>) => {
    const naa = (await listed(db, now)).varsler.find((one) => one.id === id);
    return naa ? { body: naa, audit: null } : null;
  },
} as const;

/** PUT varsler/{id}. */
const endre = changeRoute({
  ...ofOne,
  method: 'put',
  path: adminPaths.varsel.path,
  summary: 'Replaces a banner',
  body: endreVarselSchema,
  handle: async ({ db, params: { id }, body: { versjon, ...body }, now }) => {
    const before = await lockRead(db, id, versjon);
    // Without a start it begins now; one that has begun already goes on.
    const varsel = toStore(
      body,
      bannerState(before, now) === 'vises' ? (before.start ?? now) : now,
    );
    await updateVarsel(db, id, varsel, now);
    return { body: await listed(db, now), audit: saved(id, varsel) };
  },
});

/** POST varsler/{id}/stopp: by the server's clock. */
const stopp = changeRoute({
  ...ofOne,
  method: 'post',
  path: adminPaths.stoppVarsel.path,
  summary: 'Ends a banner that is shown, now',
  body: stoppVarselSchema,
  handle: async ({ db, params: { id }, body: { versjon }, now }) => {
    const varsel = await lockRead(db, id, versjon);
    if (bannerState(varsel, now) !== 'vises') throw httpErrors.bannerChanged();
    await updateVarsel(db, id, { ...varsel, slutt: now }, now);
    const detaljer = { varselId: id, maalgruppe: varsel.til };
    return { body: await listed(db, now), audit: { action: 'varsel_stoppet', detaljer } };
  },
});

/** DELETE varsler/{id}. */
const slett = changeRoute({
  ...ofOne,
  method: 'delete',
  path: adminPaths.varsel.path,
  summary: 'Removes a banner',
  query: lestVersjonSchema,
  handle: async ({ db, params: { id }, query, now }) => {
    const versjon = readLestVersjon(query);
    const { til } = await lockRead(db, id, versjon);
    await deleteVarsel(db, id);
    const detaljer = { varselId: id, maalgruppe: til };
    return { body: await listed(db, now), audit: { action: 'varsel_slettet', detaljer } };
  },
});

/** The banner, locked. Throws 404 without one, and 409 when it is not the version that the administrator has read. */
async function lockRead(db: Knex, id: number, versjon: number | undefined): Promise<Stored> {
  const stored = await lockVarsel(db, id);
  if (!stored) throw httpErrors.notFound();
  if (versjon !== undefined && stored.versjon !== versjon) throw httpErrors.bannerChanged();
  return stored;
}

function toStore({ start, slutt, ...varsel }: NyttVarsel, began: Date): NewVarsel {
  return {
    ...varsel,
    start: start === null ? began : new Date(start),
    slutt: slutt === null ? null : new Date(slutt),
  };
}

function saved(varselId: number, { purpose, start, slutt, til }: NewVarsel): AuditEntry {
  return {
    action: 'varsel_lagret',
    detaljer: {
      ...{ varselId, purpose, maalgruppe: til },
      ...(start && { start: osloIso(start) }),
      ...(slutt && { slutt: osloIso(slutt) }),
    },
  };
}

export const varslerRoutes = [varsler, leggTil, endre, stopp, slett];
