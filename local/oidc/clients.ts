import { adminAuthPaths, pressePaths } from '#contract/paths.ts';
import type { OidcClient } from './configuration.ts';

export interface ClientSecrets {
  readonly OIDC_PRESSE_CLIENT_SECRET: string;
  readonly OIDC_ADMIN_CLIENT_SECRET: string;
}

export const PRESSE_CLIENT_ID = 'presse';
export const ADMIN_CLIENT_ID = 'presse-admin';

/** The two clients of the service at `publicUrl` (no slash behind): journalists and administrators. */
export function oidcClients(publicUrl: string, secrets: ClientSecrets): OidcClient[] {
  // To the front page, the sign-out page or wherever the service thinks one should land.
  const landing = (...paths: string[]) => ['', '/', ...paths].map((path) => publicUrl + path);
  return [
    {
      clientId: PRESSE_CLIENT_ID,
      clientSecret: secrets.OIDC_PRESSE_CLIENT_SECRET,
      redirectUris: [publicUrl + pressePaths.callback.href()],
      postLogoutRedirectUris: landing('/soeknad'),
    },
    {
      clientId: ADMIN_CLIENT_ID,
      clientSecret: secrets.OIDC_ADMIN_CLIENT_SECRET,
      redirectUris: [publicUrl + adminAuthPaths.callback.href()],
      postLogoutRedirectUris: landing('/admin'),
      tellsNames: true,
    },
  ];
}
