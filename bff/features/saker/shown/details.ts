import { jsonRoute, type Call } from '#bff/http/json-route.ts';
import { presentEndringer } from '#bff/notices/present-endringer.ts';
import { pressUserId } from '#bff/http/context.ts';
import { pressePaths } from '#contract/paths.ts';
import { saksdetaljerSchema, sakIdParams, saksnummerParams } from '#contract/sak.ts';
import { noteEndringerSeen, readEndringer } from '#db/endring/read.ts';
import { markSakLest } from '#db/notice/read-marks.ts';
import { findBeslektede } from '#db/sak/beslektede.ts';
import { findSakIdBySaksnummer } from '#db/sak/ids.ts';
import { readSakerFor } from '#db/sak/saker.ts';
import { readShownSaker } from '#db/sak/shown-saker.ts';
import { parterHiddenSince } from '#db/tilbaketrekking/seen.ts';
import type { Sak } from '#domain/sak.ts';
import { presentDetails } from './present-sak.ts';
import { missing, readerOf } from './skjult.ts';

/** Cases that belong to a case and are shown beside it. */
const MOST_RELATED = 20;

async function details(call: Call<unknown>, sakId: string | null) {
  const { db, session, now } = call;
  const { sak, erFavoritt } = await read(call, sakId);
  const parterSkjult = sak.parterErSkjult
    ? await parterHiddenSince(db, sak.sakId, readerOf(session))
    : null;
  const beslektede = await related(call, sak);
  const { endringer, harEldre, siste } = await readEndringer(db, sak.sakId);
  if (erFavoritt && siste > 0)
    await noteEndringerSeen(db, pressUserId(session), { sakId: sak.sakId, nr: siste });
  await markSakLest(db, pressUserId(session), { sakId: sak.sakId, now });
  return {
    body: {
      ...presentDetails(sak, { now, erFavoritt, parterSkjult, beslektede }),
      endringer: presentEndringer(sak, endringer, now),
      harEldreEndringer: harEldre,
    },
    audit: {
      action: 'sak',
      sakId: sak.sakId,
      // They were seen, and not opened.
      ...(beslektede.length > 0 && {
        detaljer: { sakIds: beslektede.map((one) => one.sak.sakId) },
      }),
    } as const,
  };
}

/** Each with what it is to the case. One that has become hidden since is left out. */
async function related({ db, session }: Call<unknown>, sak: Sak) {
  const found = await findBeslektede(db, sak, MOST_RELATED);
  const ids = found.map(({ sakId }) => sakId);
  const anker = new Map(found.map(({ sakId, anke }) => [sakId, anke]));
  const shown = await readShownSaker(db, pressUserId(session), ids);
  return shown.map((one) => ({ ...one, anke: anker.get(one.sak.sakId) ?? null }));
}

/** Throws 404; 410 when the case is hidden from somebody who has seen it. */
async function read({ db, deps, session }: Call<unknown>, sakId: string | null) {
  // Without a case the same is asked, so that an unknown number takes as long as a hidden one.
  const [found] = await readSakerFor(db, pressUserId(session), [sakId ?? '']);
  if (!found) throw await missing(db, deps, sakId ?? '', session);
  return found;
}

const look = {
  method: 'get',
  access: 'see case',
  limit: 'details',
  answers: [410],
  response: saksdetaljerSchema,
} as const;

/** GET saksdetaljer, by id and by case number. */
export const detailsRoutes = [
  jsonRoute({
    ...look,
    path: pressePaths.saksdetaljer.path,
    summary: 'A case',
    params: sakIdParams,
    handle: (call) => details(call, call.params.sakId),
  }),
  jsonRoute({
    ...look,
    path: pressePaths.saksdetaljerSaksnummer.path,
    summary: 'A case, by its number',
    params: saksnummerParams,
    handle: async (call) =>
      details(call, await findSakIdBySaksnummer(call.db, call.params.saksnummer)),
  }),
];
