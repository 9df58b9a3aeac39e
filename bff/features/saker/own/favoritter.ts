import { httpErrors } from '#bff/http/errors.ts';
import { changeRoute, jsonRoute, type Answer, type ChangeCall } from '#bff/http/json-route.ts';
import { presentUnseen } from '#bff/notices/present-endringer.ts';
import { pressUserId } from '#bff/http/context.ts';
import { pressePaths } from '#contract/paths.ts';
import { favoritterSchema, sakIdParams, saksnummerParams } from '#contract/sak.ts';
import { readUnseenEndringer } from '#db/endring/read.ts';
import { addFavoritt, listFavoritter, removeFavoritt } from '#db/favoritt/favoritter.ts';
import { findSakIdBySaksnummer } from '#db/sak/ids.ts';
import { readSaker } from '#db/sak/saker.ts';
import { presentHit } from '#bff/features/saker/shown/present-sak.ts';

/** GET favoritter, the last added first; names and documents are hidden as in every other list. */
const hentFavoritter = jsonRoute({
  method: 'get',
  path: pressePaths.favoritter.path,
  summary: "The press user's favourite cases",
  access: 'list favourites',
  keys: ['favoritter'],
  response: favoritterSchema,
  handle: async ({ db, session, now }) => {
    const sakIds = await listFavoritter(db, pressUserId(session));
    const saker = await readSaker(db, sakIds);
    const unseen = await readUnseenEndringer(db, pressUserId(session));
    return {
      body: saker.map((sak) => ({
        ...presentHit(sak, { now, erFavoritt: true }),
        endringer: presentUnseen(sak, unseen.get(sak.sakId) ?? [], now),
      })),
      audit: { action: 'favoritter', detaljer: { sakIds } },
    };
  },
});

type Named = { readonly sakId: string } | { readonly saksnummer: string };

const change = {
  access: 'change favourites',
  keys: ['endreFavoritter'],
  limit: 'favourite',
  response: null,
  status: 204,
} as const;

/** Adding a favourite again changes nothing. Throws 404 when the case does not exist. */
async function add({ db, session, params, now }: ChangeCall<Named>): Promise<Answer<null>> {
  const sakId = await sakIdOf({ db, params });
  const added = sakId !== null && (await addFavoritt(db, pressUserId(session), sakId, now));
  if (!added) throw httpErrors.notFound();
  return { body: null, audit: { action: 'favoritt_lagt_til', sakId } };
}

/** Removing a case that is not a favourite is a success that changes nothing. */
async function remove({ db, session, params }: ChangeCall<Named>): Promise<Answer<null>> {
  const sakId = await sakIdOf({ db, params });
  const removed = sakId !== null && (await removeFavoritt(db, pressUserId(session), sakId));
  return { body: null, audit: removed ? { action: 'favoritt_slettet', sakId } : null };
}

async function sakIdOf({
  db,
  params,
}: Pick<ChangeCall<Named>, 'db' | 'params'>): Promise<string | null> {
  return 'sakId' in params ? params.sakId : findSakIdBySaksnummer(db, params.saksnummer);
}

/** POST legg-til-favoritt and DELETE slett-favoritt, by id and by case number. */
const endreFavoritt = [
  changeRoute({
    ...change,
    method: 'post',
    path: pressePaths.leggTilFavoritt.path,
    summary: 'Makes a case a favourite',
    params: sakIdParams,
    handle: add,
  }),
  changeRoute({
    ...change,
    method: 'post',
    path: pressePaths.leggTilFavorittSaksnummer.path,
    summary: 'Makes a case a favourite, by its number',
    params: saksnummerParams,
    handle: add,
  }),
  changeRoute({
    ...change,
    method: 'delete',
    path: pressePaths.slettFavoritt.path,
    summary: 'Removes a case from the favourites',
    params: sakIdParams,
    handle: remove,
  }),
  changeRoute({
    ...change,
    method: 'delete',
    path: pressePaths.slettFavorittSaksnummer.path,
    summary: 'Removes a case from the favourites, by its number',
    params: saksnummerParams,
    handle: remove,
  }),
];

export const favorittRoutes = [hentFavoritter, ...endreFavoritt];
