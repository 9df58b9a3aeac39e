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

export const redigerOmMeg = (omMeg: OmMeg): Promise<void> =>
  send('PUT', pressePaths.redigerOmMeg.href(), omMeg);

/** A new contact person is asked anew whether there is a need. */
export const redigerMinArbeidsgiver = (minArbeidsgiver: MinArbeidsgiver): Promise<void> =>
  send('PUT', pressePaths.redigerMinArbeidsgiver.href(), minArbeidsgiver);

/** What is stored of a press user whose yearly update is due, and whether it is. */
export const reautentiseringQuery = () =>
  queryOptions({
    queryKey: ['reautentisering'],
    queryFn: ({ signal }) =>
      read(pressePaths.reautentisering.href(), reautentiseringSchema, signal),
  });

/** The yearly update. 400 with errors by field; 409 `has_access` when it is not due. */
export const oppdaterProfil = (soeknad: Soeknad): Promise<void> =>
  send('POST', pressePaths.oppdaterProfil.href(), soeknad);

const PATHS = {
  profil: pressePaths.slettProfil,
  reautentisering: pressePaths.slettProfilVedReautentisering,
};
/** Whoever has valid access ends it at one address, whoever must update at another (SPEC §7). */
export type SlettProfilEndpoint = keyof typeof PATHS;

/** Ends the account: favourites, profile and access. */
export const slettProfil = (endpoint: SlettProfilEndpoint): Promise<void> =>
  send('DELETE', PATHS[endpoint].href());
