import { ADMIN_CLIENT_ID, oidcClients, PRESSE_CLIENT_ID } from '#local/oidc/clients.ts';
import { startOidc } from '#local/oidc/start.ts';
import { testPersons } from '#local/test-persons.ts';
import type { Surroundings } from './surroundings.ts';

/** How the service signs people in. */
export interface SignIn {
  /** What the service's environment gets. */
  readonly env: NodeJS.ProcessEnv;
  /** The stand-in with the test persons, not somebody's provider. */
  readonly embedded: boolean;
}

/** Starts the sign-in stand-in for the sides for which the environment names no provider. */
export async function prepareSignIn({ config, secrets, stops }: Surroundings): Promise<SignIn> {
  const embedded = !config.OIDC_PRESSE_ISSUER;
  if (!embedded && config.OIDC_ADMIN_ISSUER) return { env: {}, embedded };
  const clients = oidcClients(config.PUBLIC_URL, secrets);
  const oidc = await startOidc({ clients, persons: testPersons });
  stops.add(oidc.stop);
  const presse = {
    OIDC_PRESSE_ISSUER: oidc.issuer,
    OIDC_PRESSE_CLIENT_ID: PRESSE_CLIENT_ID,
    OIDC_PRESSE_CLIENT_SECRET: secrets.OIDC_PRESSE_CLIENT_SECRET,
  };
  const admin = {
    OIDC_ADMIN_ISSUER: oidc.issuer,
    OIDC_ADMIN_CLIENT_ID: ADMIN_CLIENT_ID,
    OIDC_ADMIN_CLIENT_SECRET: secrets.OIDC_ADMIN_CLIENT_SECRET,
  };
  const env = { ...(embedded ? presse : {}), ...(config.OIDC_ADMIN_ISSUER ? {} : admin) };
  return { env, embedded };
}
