import { jsonRoute, type Call } from '#bff/http/json-route.ts';
import { pressUserId } from '#bff/session/session.ts';
import { pressePaths } from '#contract/paths.ts';
import { saksdetaljerSchema, sakIdParams, saksnummerParams } from '#contract/sak.ts';
import { listFavoritter } from '#db/favoritt/favoritter.ts';
import { findSakIdBySaksnummer, readSaker } from '#db/sak/saker.ts';
import type { Sak } from '#domain/sak.ts';
import { parterHiddenSince } from '#db/tilbaketrekking/seen.ts';
import { presentDetails } from './present-sak.ts';
import { missing, readerOf } from './skjult.ts';

async function details(call: Call<unknown>, sakId: string | null) {
  const { db, session, now } = call;
  const sak = await readSak(call, sakId);
  const erFavoritt = (await listFavoritter(db, pressUserId(session))).includes(sak.sakId);
  const parterSkjult = sak.parterErSkjult
    ? await parterHiddenSince(db, sak.sakId, readerOf(session))
    : null;
  return {
    body: presentDetails(sak, { now, erFavoritt, parterSkjult }),
    audit: { action: 'sak', sakId: sak.sakId } as const,
  };
}

/** Throws 404; 410 when the case is hidden from somebody who has seen it. */
async function readSak({ db, deps, session }: Call<unknown>, sakId: string | null): Promise<Sak> {
  // Without a case the same is asked, so that an unknown number takes as long as a hidden one.
  const [sak] = await readSaker(db, [sakId ?? '']);
  if (!sak) throw await missing(db, deps, sakId ?? '', session);
  return sak;
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
