import { pressePaths } from '#contract/paths.ts';
import { send } from './client.ts';

export interface FavorittSak {
  readonly sakId: string;
  readonly saksnummer: string;
  readonly erHentetFraSakApi: boolean;
}

/** Marks the case; a case-API case is named by its number (SPEC §7). */
export const addFavoritt = (sak: FavorittSak): Promise<void> =>
  send(
    'POST',
    sak.erHentetFraSakApi
      ? pressePaths.leggTilFavorittSaksnummer.href(sak.saksnummer)
      : pressePaths.leggTilFavoritt.href(sak.sakId),
  );

export const removeFavoritt = (sak: FavorittSak): Promise<void> =>
  send('DELETE', pressePaths.slettFavoritt.href(sak.sakId));
