import { ADMIN_CLIENT_ID, oidcClients, PRESSE_CLIENT_ID } from '../oidc/clients.ts';
import { startOidc } from '../oidc/start.ts';
import { testPersons } from '../test-persons.ts';
import type { Surroundings } from './surroundings.ts';

/** How the service signs people in. */
export interface SignIn {
  /** What the service's environment gets. */
  readonly env: NodeJS.ProcessEnv;
  /** The stand-in with the test persons, not somebody's provider. */
  readonly embedded: boolean;
}

/** Starts the sign-in stand-in, unless the environment names a provider. */
export async function prepareSignIn({ config, secrets, stops }: Surroundings): Promise<SignIn> {
  if (config.OIDC_PRESSE_ISSUER) return { env: {}, embedded: false };
  const oidc = await startOidc({
    clients: oidcClients(config.PUBLIC_URL, secrets),
    persons: testPersons,
  });
  stops.add(oidc.stop);
  return {
    embedded: true,
    env: {
      OIDC_PRESSE_ISSUER: oidc.issuer,
      OIDC_PRESSE_CLIENT_ID: PRESSE_CLIENT_ID,
      OIDC_PRESSE_CLIENT_SECRET: secrets.OIDC_PRESSE_CLIENT_SECRET,
      OIDC_ADMIN_ISSUER: oidc.issuer,
      OIDC_ADMIN_CLIENT_ID: ADMIN_CLIENT_ID,
      OIDC_ADMIN_CLIENT_SECRET: secrets.OIDC_ADMIN_CLIENT_SECRET,
    },
  };
}
