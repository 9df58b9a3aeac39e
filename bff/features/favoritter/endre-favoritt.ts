import { pressePaths } from '#contract/paths.ts';
import { sakIdParams, saksnummerParams } from '#contract/sak.ts';
import { addFavoritt, removeFavoritt } from '#db/favoritter.ts';
import { findSakIdBySaksnummer } from '#db/saker.ts';
import { httpErrors } from '#bff/http/errors.ts';
import { jsonRoute, type Answer, type Call } from '#bff/http/json-route.ts';
import { pressUserId } from '#bff/security/press-user-id.ts';

type Named = { readonly sakId: string } | { readonly saksnummer: string };

const change = { access: 'change favourites', response: null, status: 204 } as const;

/** Twice is the same as once; an unknown case is a 404. */
async function add({ db, session, params, now }: Call<Named>): Promise<Answer<null>> {
  const sakId = await sakIdOf({ db, params });
  const added = sakId !== null && (await addFavoritt(db, pressUserId(session), sakId, now));
  if (!added) throw httpErrors.notFound();
  return { body: null, audit: { handling: 'favoritt_lagt_til', sakId } };
}

/** Removing what is no favourite changes nothing, and is no error. */
async function remove({ db, session, params }: Call<Named>): Promise<Answer<null>> {
  const sakId = await sakIdOf({ db, params });
  const removed = sakId !== null && (await removeFavoritt(db, pressUserId(session), sakId));
  return { body: null, audit: removed ? { handling: 'favoritt_slettet', sakId } : null };
}

async function sakIdOf({ db, params }: Pick<Call<Named>, 'db' | 'params'>): Promise<string | null> {
  return 'sakId' in params ? params.sakId : findSakIdBySaksnummer(db, params.saksnummer);
}

/** POST legg-til-favoritt and DELETE slett-favoritt, by id and by case number (SPEC §7). */
export const endreFavoritt = [
  jsonRoute({
    ...change,
    method: 'post',
    path: pressePaths.leggTilFavoritt.path,
    summary: 'Makes a case a favourite',
    params: sakIdParams,
    handle: add,
  }),
  jsonRoute({
    ...change,
    method: 'post',
    path: pressePaths.leggTilFavorittSaksnummer.path,
    summary: 'Makes a case a favourite, by its number',
    params: saksnummerParams,
    handle: add,
  }),
  jsonRoute({
    ...change,
    method: 'delete',
    path: pressePaths.slettFavoritt.path,
    summary: 'Removes a case from the favourites',
    params: sakIdParams,
    handle: remove,
  }),
  jsonRoute({
    ...change,
    method: 'delete',
    path: pressePaths.slettFavorittSaksnummer.path,
    summary: 'Removes a case from the favourites, by its number',
    params: saksnummerParams,
    handle: remove,
  }),
];
