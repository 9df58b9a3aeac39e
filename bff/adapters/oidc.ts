import { importPKCS8 } from 'jose';
import * as client from 'openid-client';
import { z } from 'zod';
import type { Credential } from '#bff/client-key.ts';
import {
  LevelRefused,
  type OidcClient,
  SignInRefused,
  SignInUnavailable,
} from '#bff/session/oidc-port.ts';
import { type ReadClaims, signInClaims } from './claims.ts';
import { publishedKeys, readLogoutToken } from './logout-token.ts';

export type Client = Credential & {
  readonly issuer: string;
  readonly clientId: string;
};

type OidcOptions = Client & {
  readonly readClaims: ReadClaims;
  /** The accepted levels (`acr`), which the provider is asked for; none: any level, also without one. */
  readonly levels?: readonly string[];
  /** `openid profile` when left out. */
  readonly scope?: string;
};

/** Seconds for each question to the provider. */
const TIMEOUT = 2;
const SCOPE = 'openid profile';
const NO_LEVELS: readonly string[] = [];

/** The client for one provider. Discovery happens at first use, and again after it has failed. */
export function createOidcClient(options: OidcOptions): OidcClient {
  const { issuer, clientId, scope = SCOPE, levels = NO_LEVELS } = options;
  let found: client.Configuration | null = null;
  let keys: ReturnType<typeof publishedKeys> | null = null;
  const provider = async () => (found ??= await discover(options));

  return {
    authorizationUrl: async (redirectUri, attempt) =>
      client.buildAuthorizationUrl(await provider(), {
        redirect_uri: redirectUri,
        scope,
        state: attempt.state,
        nonce: attempt.nonce,
        code_challenge: await client.calculatePKCECodeChallenge(attempt.codeVerifier),
        code_challenge_method: 'S256',
        ...(levels.length > 0 ? { acr_values: levels.join(' ') } : {}),
      }),
    exchange: async (callbackUrl, attempt) => {
      const configuration = await provider();
      const tokens = await reach(() =>
        client.authorizationCodeGrant(configuration, callbackUrl, {
          expectedState: attempt.state,
          expectedNonce: attempt.nonce,
          pkceCodeVerifier: attempt.codeVerifier,
          idTokenExpected: true,
        }),
      );
      const claims = tokens.claims();
      const person = options.readClaims(claims);
      const { data: known } = signInClaims.safeParse(claims);
      if (!person || !known || !tokens.id_token)
        throw new SignInRefused('The ID token lacks what we need');
      if (levels.length > 0 && !levels.includes(known.acr ?? ''))
        throw new LevelRefused('The level of the sign-in is not accepted');
      return {
        ...person,
        ...{ sub: known.sub, sid: known.sid ?? null },
        idToken: tokens.id_token,
        refreshToken: tokens.refresh_token ?? null,
      };
    },
    recheck: async (refreshToken) => {
      const configuration = await provider();
      const tokens = await reach(() => client.refreshTokenGrant(configuration, refreshToken));
      const person = options.readClaims(tokens.claims());
      if (!person) throw new SignInRefused('The answer has no ID token, or one without the person');
      const { subject, isAdmin } = person;
      return { subject, isAdmin, refreshToken: tokens.refresh_token ?? refreshToken };
    },
    readLogout: async (logoutToken, now) => {
      const metadata = (await provider()).serverMetadata();
      if (!metadata.jwks_uri) throw new SignInRefused('The provider publishes no keys');
      keys ??= publishedKeys(metadata.jwks_uri, TIMEOUT * 1000);
      return readLogoutToken(logoutToken, keys, { issuer: metadata.issuer, clientId, now });
    },
    endSessionUrl: async (returnTo, idToken) => {
      const configuration = await provider();
      if (!configuration.serverMetadata().end_session_endpoint) return null;
      return client.buildEndSessionUrl(configuration, {
        post_logout_redirect_uri: returnTo,
        ...(idToken ? { id_token_hint: idToken } : {}),
      });
    },
    origins: () => {
      const endSession = found?.serverMetadata().end_session_endpoint;
      const origins = [issuer, ...(endSession ? [endSession] : [])];
      return [...new Set(origins.map((url) => new URL(url).origin))];
    },
    ping: async () => {
      await discover(options);
    },
  };
}

/** Throws `SignInUnavailable`: it is about nobody yet, so whatever is wrong is the provider, or what stands in its place. */
export async function discover(options: Client) {
  const { issuer, clientId } = options;
  // Plain http is for the stand-in in development; the configuration refuses it in production.
  const insecure = issuer.startsWith('http:') ? [client.allowInsecureRequests] : [];
  // The library would leave the signature of an ID token unchecked, because it comes straight from the provider.
  const execute = [client.enableNonRepudiationChecks, ...insecure];
  const authentication = await authenticationBy(options);
  const how = { timeout: TIMEOUT, execute };
  try {
    return await client.discovery(new URL(issuer), clientId, undefined, authentication, how);
  } catch (error) {
    throw new SignInUnavailable('The provider does not say how it is asked', { cause: error });
  }
}

async function authenticationBy(credential: Credential): Promise<client.ClientAuth> {
  if ('clientSecret' in credential) return client.ClientSecretPost(credential.clientSecret);
  const { key, alg, kid } = credential.clientKey;
  const pem = key.export({ type: 'pkcs8', format: 'pem' }).toString();
  return client.PrivateKeyJwt({ key: await importPKCS8(pem, alg), kid });
}

/** Throws `SignInUnavailable` when the provider does not answer, `SignInRefused` when it refuses. */
async function reach<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (isUnreachable(error))
      throw new SignInUnavailable('The provider does not answer', { cause: error });
    throw new SignInRefused('The provider or its answer refused', { cause: error });
  }
}

/** The library's codes for a time-out, and for an answer that is not OIDC or ends in the middle. */
const NO_ANSWER = new Set([
  'OAUTH_TIMEOUT',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_RESPONSE_IS_NOT_JSON',
  'OAUTH_PARSE_ERROR',
]);

/** A failed fetch is a TypeError. A provider that says itself that it is in trouble has a status for it. */
function isUnreachable(error: unknown): boolean {
  if (error instanceof TypeError && !('code' in error)) return true;
  const { code, status } = z
    .object({ code: z.string().catch(''), status: z.number().catch(0) })
    .catch({ code: '', status: 0 })
    .parse(error);
  return NO_ANSWER.has(code) || status === 429 || status >= 500;
}
