import type { Knex } from 'knex';
import type { AuditEntry } from '#bff/audit.ts';
import { httpErrors } from '#bff/http/errors.ts';
import { type ChangeCall, changeRoute, jsonRoute } from '#bff/http/json-route.ts';
import { lestVersjonSchema, readLestVersjon } from '#bff/http/lest-versjon.ts';
import { adminPaths } from '#contract/admin/paths.ts';
import {
  type BannerForm,
  storedBannerSchema,
  bannerFormSchema,
  bannerPayloadSchema,
} from '#contract/admin/banner.ts';
import { fieldErrorsOf } from '#contract/call.ts';
import { pressePaths } from '#contract/paths.ts';
import { bannerResponseSchema, type ShownBanner } from '#contract/banner.ts';
import {
  deleteBanner,
  insertBanner,
  lockBanner,
  readBanner,
  readBannerChange,
  updateBanner,
} from '#db/banner/banner.ts';
import { readShownBanners } from '#db/banner/varsler.ts';
import { type Banner, isBannerActive } from '#domain/banner.ts';
import { displayName } from '#domain/person-name.ts';
import { osloDay, osloIso, shiftDay } from '#domain/time.ts';
import { varslerRoutes } from './varsler.ts';

/** GET hent-varsel: what journalists are shown now. `content` is the first of it, for whoever knows one banner. */
export const hentVarsel = jsonRoute({
  method: 'get',
  path: pressePaths.varsel.path,
  summary:
    'The active banner, the most serious first if there are several; content is null without one',
  access: 'see banner',
  response: bannerResponseSchema,
  handle: async ({ db, now }) => {
    const varsler = await readShownBanners(db, 'journalister', now);
    const first = varsler?.vises[0];
    return {
      body: {
        content: first ? JSON.stringify(contentOf(first)) : null,
        ...(varsler && { varsler }),
      },
      audit: null,
    };
  },
});

/** The described form of a banner, which knows days: the first on which it is not shown any more. */
function contentOf({ message, purpose, slutt }: ShownBanner): Banner {
  if (slutt === null) return { message, purpose };
  const lastDay = osloDay(new Date(Date.parse(slutt) - 1));
  return { message, purpose, endDate: shiftDay(lastDay, { days: 1 }) };
}

/** GET siteContents/hent-varsel: the stored banner, also when it is not shown. */
const hentLagretVarsel = jsonRoute({
  method: 'get',
  path: adminPaths.hentVarsel.path,
  summary: 'The stored banner, and whether press users see it; content is null without one',
  access: 'manage banner',
  response: storedBannerSchema,
  handle: showStored,
});

async function showStored({ db, now }: Pick<ChangeCall, 'db' | 'now'>) {
  const stored = await readBanner(db);
  const change = await readBannerChange(db, stored && stored.nr);
  return {
    body: {
      content: stored && JSON.stringify(stored.content),
      vises: stored !== null && isBannerActive(stored.content, now),
      versjon: stored && stored.versjon,
      endret: change && {
        av: change.navn && displayName(change.navn),
        tidspunkt: osloIso(change.tidspunkt),
      },
    },
    audit: null,
  };
}

const save = {
  method: 'post',
  access: 'manage banner',
  body: bannerPayloadSchema,
  response: null,
  status: 204,
  stored: showStored,
} as const;

/** POST siteContents/legg-til-varsel; 409 `varsel_exists` when there already is one. */
const leggTilVarsel = changeRoute({
  ...save,
  path: adminPaths.leggTilVarsel.path,
  answers: [409],
  summary: 'Stores the banner when there is none',
  handle: async ({ db, body, now }) => {
    const banner = readContent(body.content);
    const nr = await insertBanner(db, banner, now);
    if (nr === null) throw httpErrors.bannerExists();
    return { body: null, audit: saved(nr, banner) };
  },
});

/** POST siteContents/oppdater-varsel; 404 when there is none, 409 `varsel_changed` when it is not the one that was read. */
const oppdaterVarsel = changeRoute({
  ...save,
  path: adminPaths.oppdaterVarsel.path,
  answers: [404, 409],
  summary: 'Replaces the stored banner',
  handle: async ({ db, body, now }) => {
    const banner = readContent(body.content);
    const nr = await requireVersion(db, body.versjon);
    await updateBanner(db, banner, now);
    return { body: null, audit: saved(nr, banner) };
  },
});

/** The banner's number. Throws 404 without a banner, and 409 when there is another one than the administrator has read. */
async function requireVersion(db: Knex, versjon: number | undefined): Promise<number> {
  const stored = await lockBanner(db);
  if (!stored) throw httpErrors.notFound();
  if (versjon !== undefined && versjon !== stored.versjon) throw httpErrors.bannerChanged();
  return stored.nr;
}

function saved(varselId: number, { purpose, endDate }: Banner): AuditEntry {
  const detaljer = { varselId, purpose, ...(endDate ? { endDate } : {}) };
  return { action: 'varsel_lagret', detaljer };
}

/** DELETE siteContents/slett-varsel; 404 when there is none, 409 `varsel_changed` when it is not the one that was read. */
const slettVarsel = changeRoute({
  method: 'delete',
  path: adminPaths.slettVarsel.path,
  answers: [404, 409],
  summary: 'Removes the banner',
  access: 'manage banner',
  query: lestVersjonSchema,
  response: null,
  status: 204,
  stored: showStored,
  handle: async ({ db, query }) => {
    await requireVersion(db, readLestVersjon(query));
    await deleteBanner(db);
    return { body: null, audit: { action: 'varsel_slettet' } };
  },
});

/** Reads the banner from `content`. Throws 400: `malformed`, or `validation` with messages by field. */
function readContent(content: string): BannerForm {
  const result = bannerFormSchema.safeParse(parse(content));
  if (!result.success) throw httpErrors.validation(fieldErrorsOf(result.error));
  return result.data;
}

/** Throws `malformed` for JSON that is not an object as well: it has no fields to give messages for. */
function parse(content: string): object {
  let value: unknown;
  try {
    value = JSON.parse(content);
  } catch {
    throw httpErrors.malformed();
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw httpErrors.malformed();
  return value;
}

export const adminBannerRoutes = [
  ...[hentLagretVarsel, leggTilVarsel, oppdaterVarsel, slettVarsel],
  ...varslerRoutes,
];
