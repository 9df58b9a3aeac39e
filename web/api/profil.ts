import { queryOptions } from '@tanstack/react-query';
import { pressePaths } from '#contract/paths.ts';
import { profilSchema, reautentiseringSchema } from '#contract/profil.ts';
import type { MinArbeidsgiver, OmMeg, Soeknad } from '#contract/soeknad.ts';
import { read, send } from './client.ts';

/** The user's own profile. */
export const profilQuery = () =>
  queryOptions({
    queryKey: ['profil'],
    queryFn: ({ signal }) => read(pressePaths.profil.href(), profilSchema, signal),
  });

/** Saves the half "Om meg" of the profile. */
export const redigerOmMeg = (omMeg: OmMeg): Promise<void> =>
  send('PUT', pressePaths.redigerOmMeg.href(), omMeg);

/** Saves the other half. A new contact person gets an e-mail and is asked to confirm the need for access. */
export const redigerMinArbeidsgiver = (minArbeidsgiver: MinArbeidsgiver): Promise<void> =>
  send('PUT', pressePaths.redigerMinArbeidsgiver.href(), minArbeidsgiver);

/** What is stored of the press user, for the yearly update, and whether the update is due. */
export const reautentiseringQuery = () =>
  queryOptions({
    queryKey: ['reautentisering'],
    queryFn: ({ signal }) =>
      read(pressePaths.reautentisering.href(), reautentiseringSchema, signal),
  });

/** The yearly update. 400 with errors by field; 409 `has_access` when it is not due. */
export const oppdaterProfil = (soeknad: Soeknad): Promise<void> =>
  send('POST', pressePaths.oppdaterProfil.href(), soeknad);

const SLETT_PROFIL = {
  profil: pressePaths.slettProfil,
  reautentisering: pressePaths.slettProfilVedReautentisering,
};
/** Users with valid access end their account at one address, users whose yearly update is due at another. */
export type SlettProfilEndpoint = keyof typeof SLETT_PROFIL;

/** Ends the account: favourites, profile and access. */
export const slettProfil = (endpoint: SlettProfilEndpoint): Promise<void> =>
  send('DELETE', SLETT_PROFIL[endpoint].href());
