import { queryOptions, type QueryClient, skipToken } from '@tanstack/react-query';
import { pressePaths } from '#contract/paths.ts';
import {
  type Berammingsliste,
  type FavorittHit,
  type Saksdetaljer,
  berammingslisteSchema,
  saksdetaljerSchema,
} from '#contract/sak.ts';
import { type SearchParams, TELLING, writeSearchParams } from '#contract/search.ts';
import { type SkjultSak, skjultSakSchema } from '#contract/skjult.ts';
import { ApiError, read } from './client.ts';
import { forgetNames, forgetSak } from './forget.ts';
import { berammingslisteKey, favoritterKey, saksdetaljerKey, tellingKey } from './keys.ts';

const addressOf = (params: SearchParams) => writeSearchParams(params).toString();

/** What is counted of a search, whichever page of it was read: it is not asked for by itself. */
export const tellingQuery = (params: SearchParams) =>
  queryOptions<Pick<Berammingsliste, 'fasetter' | 'nye'>>({
    queryKey: [...tellingKey, addressOf({ ...params, page: 1 })],
    queryFn: skipToken,
  });

/**
 * One page of hits. Its key is the parameters as they stand in the address. The counts come with the first page; who comes
 * to another one by a link or after a while asks for them too, while turning pages does not wait for them.
 */
export const berammingslisteQuery = (params: SearchParams) => {
  const query = addressOf(params);
  return queryOptions({
    queryKey: [...berammingslisteKey, query],
    queryFn: async ({ signal, client }) => {
      const telling = tellingQuery(params).queryKey;
      const isAsked = params.page > 1 && !client.getQueryData(telling);
      const list = await read(
        `${pressePaths.berammingsliste.href()}?${query}${isAsked ? `&${TELLING}=true` : ''}`,
        berammingslisteSchema,
        signal,
      );
      const { fasetter, nye } = list;
      if (isAsked || params.page === 1) client.setQueryData(telling, { fasetter, nye });
      return list;
    },
  });
};

/** A case is named by its id, or by its number when it comes from a case API. */
export type SakReference = { readonly sakId: string } | { readonly saksnummer: string };

/** What there is at the address of a case: the case, or that the court has hidden it, or (null) nothing any more. */
export type SakAnswer = Saksdetaljer | SkjultSak | null;

/**
 * One case with all its details. It is read anew each time that its page is opened: what the court has hidden since must
 * not be shown again on Back. That a case is hidden or gone is an answer, which takes the place of the case.
 */
export const saksdetaljerQuery = (sak: SakReference) =>
  queryOptions({
    queryKey: [...saksdetaljerKey, sak],
    gcTime: 0,
    queryFn: async ({ signal, client }): Promise<SakAnswer> => {
      try {
        const details = await read(hrefOf(sak), saksdetaljerSchema, signal);
        if (details.parterStatus !== 0) forgetNames(client, details);
        noteSeen(client, details.sakId);
        return details;
      } catch (error) {
        return withoutSak(client, sak, error);
      }
    },
  });

/** Who opens a case sees what has changed of it: the favourites no longer have to say so. */
function noteSeen(client: QueryClient, sakId: string): void {
  client.setQueryData<FavorittHit[]>(favoritterKey, (list) =>
    list?.map((sak) => (sak.sakId === sakId ? { ...sak, endringer: [] } : sak)),
  );
}

/** What is left of a case that is hidden or gone: no other answer that is kept here has it any more. */
function withoutSak(client: QueryClient, sak: SakReference, error: unknown): SkjultSak | null {
  if (!(error instanceof ApiError && (error.status === 404 || error.status === 410))) throw error;
  forgetSak(client, sak);
  return error.status === 410 ? skjultSakSchema.parse(error.body.skjultSak) : null;
}

function hrefOf(sak: SakReference): string {
  return 'sakId' in sak
    ? pressePaths.saksdetaljer.href(sak.sakId)
    : pressePaths.saksdetaljerSaksnummer.href(sak.saksnummer);
}
