import { randomBytes } from 'node:crypto';
import type { ClientMetadata, Configuration, JWK } from 'oidc-provider';
import { SIDES } from '#bff/session/side.ts';
import { adminAuthPaths, pressePaths } from '#contract/paths.ts';
import { type TestPerson, fullName } from '#dev/stand-ins/test-persons.ts';
import { errorPage, signedOutPage } from './page.ts';

interface ClientSecrets {
  readonly OIDC_PRESSE_CLIENT_SECRET: string;
  readonly OIDC_ADMIN_CLIENT_SECRET: string;
}

export const PRESSE_CLIENT_ID = 'presse';
export const ADMIN_CLIENT_ID = 'presse-admin';

/** The two clients of the service at `publicUrl` (without a final slash): journalists and administrators. */
export function oidcClients(publicUrl: string, secrets: ClientSecrets): OidcClient[] {
  // Where the service may send the browser after a sign-out.
  const landing = (...paths: string[]) => ['', '/', ...paths].map((path) => publicUrl + path);
  return [
    {
      clientId: PRESSE_CLIENT_ID,
      clientSecret: secrets.OIDC_PRESSE_CLIENT_SECRET,
      redirectUris: [publicUrl + pressePaths.callback.href()],
      postLogoutRedirectUris: landing('/soeknad'),
      backchannelLogoutUri: publicUrl + SIDES.presse.backchannelLogout,
    },
    {
      clientId: ADMIN_CLIENT_ID,
      clientSecret: secrets.OIDC_ADMIN_CLIENT_SECRET,
      redirectUris: [publicUrl + adminAuthPaths.callback.href()],
      postLogoutRedirectUris: landing('/admin'),
      backchannelLogoutUri: publicUrl + SIDES.admin.backchannelLogout,
      tellsNames: true,
    },
  ];
}

export interface OidcClient {
  readonly clientId: string;
  /** Left out of a client that signs who it is with one of its keys. */
  readonly clientSecret?: string;
  /** The public ones. */
  readonly clientKeys?: readonly JWK[];
  readonly redirectUris: readonly string[];
  readonly postLogoutRedirectUris: readonly string[];
  /** Told when a sign-in ends here. */
  readonly backchannelLogoutUri?: string;
  /** Whether the ID tokens contain names: Entra ID's do, ID-porten's do not. */
  readonly tellsNames?: boolean;
}

/** How sure the provider can be of a person, the surest first; the names are ID-porten's. */
export const LEVELS = [
  'idporten-loa-high',
  'idporten-loa-substantial',
  'idporten-loa-low',
] as const;

/** As long as a session of the service can last, so that the provider can be asked about it. */
const TEN_HOURS = 36_000;

/** The group that Entra ID has in the ID token of an administrator. */
const ADMIN_GROUP = 'presse-admin';

type Claims = { sub: string } & Record<string, unknown>;

/** The provider's own id for a person (`sub`). */
export function subjectOf({ pid }: TestPerson): string {
  return `test-${pid}`;
}

/** What the ID token contains about a person: `pid` as from ID-porten, `groups` as from Entra ID. */
function claimsOf(person: TestPerson, tellsNames: boolean): Claims {
  const { fornavn: given_name, etternavn: family_name } = person;
  return {
    sub: subjectOf(person),
    pid: person.pid,
    ...(tellsNames ? { given_name, family_name, name: fullName(person) } : {}),
    ...(person.rolle === 'administrator' ? { groups: [ADMIN_GROUP] } : {}),
  };
}

function metadata(client: OidcClient): ClientMetadata {
  return {
    client_id: client.clientId,
    ...(client.clientKeys
      ? { jwks: { keys: [...client.clientKeys] }, token_endpoint_auth_method: 'private_key_jwt' }
      : { client_secret: client.clientSecret, token_endpoint_auth_method: 'client_secret_post' }),
    redirect_uris: [...client.redirectUris],
    post_logout_redirect_uris: [...client.postLogoutRedirectUris],
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code'],
    ...(client.backchannelLogoutUri
      ? {
          backchannel_logout_uri: client.backchannelLogoutUri,
          backchannel_logout_session_required: true,
        }
      : {}),
  };
}

/** The configuration of oidc-provider. `cookiePrefix` differs between copies, which share the host localhost. */
export function configuration(
  clients: readonly OidcClient[],
  persons: readonly TestPerson[],
  signingKey: JWK,
  cookiePrefix: string,
): Configuration {
  return {
    clients: clients.map(metadata),
    jwks: { keys: [signingKey] },
    cookies: {
      keys: [randomBytes(32).toString('hex')],
      names: {
        session: `${cookiePrefix}_session`,
        interaction: `${cookiePrefix}_interaction`,
        resume: `${cookiePrefix}_resume`,
      },
    },
    // The library refuses to call this computer, which is where the service is in development.
    fetch: (url, { method, headers, body, signal } = {}) =>
      globalThis.fetch(url, {
        ...{ method: method ?? 'GET', headers: headers ?? {}, redirect: 'manual' },
        ...{ body: body ?? null, signal: signal ?? null },
      }),
    scopes: ['openid', 'profile', 'offline_access'],
    acrValues: [...LEVELS],
    // Whoever may have one gets one: there is no consent to ask for. ID-porten's clients are not given any here.
    issueRefreshToken: async (_ctx, client) => client.clientId === ADMIN_CLIENT_ID,
    // All claims come with the scope `openid`, in the ID token: the service asks for nothing else.
    claims: { openid: ['sub', 'pid', 'given_name', 'family_name', 'name', 'groups'] },
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    features: {
      devInteractions: { enabled: false },
      backchannelLogout: { enabled: true },
      rpInitiatedLogout: {
        enabled: true,
        // Never shown: `signOutWithoutAsking` redirects instead.
        logoutSource: () => undefined,
        postLogoutSuccessSource: (ctx) => {
          ctx.body = signedOutPage();
        },
      },
    },
    interactions: { url: (_ctx, interaction) => `/interaction/${interaction.uid}` },
    ttl: {
      AccessToken: 600,
      AuthorizationCode: 60,
      Grant: TEN_HOURS,
      IdToken: 600,
      Interaction: 3600,
      RefreshToken: TEN_HOURS,
      Session: TEN_HOURS,
    },
    findAccount: ({ oidc }, sub) => {
      const person = persons.find((one) => subjectOf(one) === sub);
      if (!person) return undefined;
      const client = clients.find(({ clientId }) => clientId === oidc.client?.clientId);
      return { accountId: sub, claims: () => claimsOf(person, client?.tellsNames ?? false) };
    },
    // There is no page that asks for consent: everybody has given it.
    loadExistingGrant: async (ctx) => {
      const { provider, client, session } = ctx.oidc;
      const grant = new provider.Grant();
      grant.clientId = client?.clientId;
      grant.accountId = session?.accountId;
      grant.addOIDCScope('openid profile');
      await grant.save();
      return grant;
    },
    renderError: (ctx, out) => {
      ctx.type = 'html';
      ctx.body = errorPage(out.error_description ?? out.error);
    },
  };
}
