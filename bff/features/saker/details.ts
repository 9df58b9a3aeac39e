import type { Knex } from 'knex';
import { httpErrors } from '#bff/http/errors.ts';
import { jsonRoute, type Call } from '#bff/http/json-route.ts';
import { pressUserId } from '#bff/session/session.ts';
import { pressePaths } from '#contract/paths.ts';
import { saksdetaljerSchema, sakIdParams, saksnummerParams } from '#contract/sak.ts';
import { listFavoritter } from '#db/favoritt/favoritter.ts';
import { findSakIdBySaksnummer, readSaker } from '#db/sak/saker.ts';
import type { Sak } from '#domain/sak.ts';
import { presentDetails } from './present-sak.ts';

async function details({ db, session, now }: Call<unknown>, sakId: string | null) {
  const sak = await readSak(db, sakId);
  const erFavoritt = (await listFavoritter(db, pressUserId(session))).includes(sak.sakId);
  return {
    body: presentDetails(sak, { now, erFavoritt }),
    audit: { action: 'sak', sakId: sak.sakId } as const,
  };
}

async function readSak(db: Knex, sakId: string | null): Promise<Sak> {
  const [sak] = sakId ? await readSaker(db, [sakId]) : [];
  if (!sak) throw httpErrors.notFound();
  return sak;
}

const look = {
  method: 'get',
  access: 'see case',
  limit: 'details',
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
