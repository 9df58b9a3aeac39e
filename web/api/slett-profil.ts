import { pressePaths } from '#contract/paths.ts';
import { send } from './client.ts';

const PATHS = {
  profil: pressePaths.slettProfil,
  reautentisering: pressePaths.slettProfilVedReautentisering,
};
/** Whoever has valid access ends it at one address, whoever must update at another (SPEC §7). */
export type SlettProfilEndpoint = keyof typeof PATHS;

/** Ends the account: favourites, profile and access. */
export const slettProfil = (endpoint: SlettProfilEndpoint): Promise<void> =>
  send('DELETE', PATHS[endpoint].href());
