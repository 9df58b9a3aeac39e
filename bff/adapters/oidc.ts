import * as client from 'openid-client';
import { z } from 'zod';
import {
  type OidcClient,
  SignInRefused,
  SignInUnavailable,
  type SignedIn,
} from '#bff/session/oidc-port.ts';

interface OidcOptions {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly readClaims: ReadClaims;
}

/** Seconds for each question to the provider. */
const TIMEOUT = 2;
const SCOPE = 'openid profile';

/** The client for one provider. Discovery happens at first use, and again after it has failed. */
export function createOidcClient(options: OidcOptions): OidcClient {
  let found: client.Configuration | null = null;
  const provider = async () => (found ??= await reach(() => discover(options)));

  return {
    authorizationUrl: async (redirectUri, attempt) =>
      client.buildAuthorizationUrl(await provider(), {
        redirect_uri: redirectUri,
        scope: SCOPE,
        state: attempt.state,
        nonce: attempt.nonce,
        code_challenge: await client.calculatePKCECodeChallenge(attempt.codeVerifier),
        code_challenge_method: 'S256',
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
      const person = options.readClaims(tokens.claims());
      if (!person || !tokens.id_token) throw new SignInRefused('The ID token lacks what we need');
      return { ...person, idToken: tokens.id_token };
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
      const origins = [options.issuer, ...(endSession ? [endSession] : [])];
      return [...new Set(origins.map((url) => new URL(url).origin))];
    },
    ping: async () => {
      await reach(() => discover(options));
    },
  };
}

function discover({ issuer, clientId, clientSecret }: OidcOptions): Promise<client.Configuration> {
  // Plain http is for the stand-in in development; the configuration refuses it in production.
  const execute = issuer.startsWith('http:') ? [client.allowInsecureRequests] : [];
  const authentication = client.ClientSecretPost(clientSecret);
  const options = { timeout: TIMEOUT, execute };
  return client.discovery(new URL(issuer), clientId, undefined, authentication, options);
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

/** A failed fetch is a TypeError. The library has codes for a time-out and for an answer that is not OIDC. */
function isUnreachable(error: unknown): boolean {
  if (error instanceof TypeError && !('code' in error)) return true;
  const { code } = z
    .object({ code: z.string().catch('') })
    .catch({ code: '' })
    .parse(error);
  return ['OAUTH_TIMEOUT', 'OAUTH_RESPONSE_IS_NOT_CONFORM', 'OAUTH_RESPONSE_IS_NOT_JSON'].includes(
    code,
  );
}

/** The person that the claims of an ID token describe; null when a claim that we need is missing. */
type ReadClaims = (claims: unknown) => Omit<SignedIn, 'idToken'> | null;

const nameClaims = {
  given_name: z.string().catch(''),
  family_name: z.string().catch(''),
};

/** ID-porten gives `pid` and no names. A malformed name does not refuse anybody. */
const presseClaims = z.object({ pid: z.string().regex(/^\d{11}$/), ...nameClaims });

export const readPresseClaims: ReadClaims = (claims) => {
  const { data } = presseClaims.safeParse(claims);
  if (!data) return null;
  const { pid, given_name, family_name } = data;
  return { subject: pid, fornavn: given_name, etternavn: family_name, isAdmin: false };
};

/** Entra ID's `oid` is the same in every application of a tenant; other providers only have `sub`. */
const adminClaims = z.looseObject({
  sub: z.string().min(1),
  oid: z.string().min(1).optional().catch(undefined),
  name: z.string().catch(''),
  ...nameClaims,
});

/** Somebody is an administrator when `claim`, a string or a list, contains `value`: a group or a role. */
export function readAdminClaims(claim: string, value: string): ReadClaims {
  return (claims) => {
    const { data } = adminClaims.safeParse(claims);
    if (!data) return null;
    const [, first = '', last = ''] = /^(.*?)(?:\s+(\S+))?$/.exec(data.name.trim()) ?? [];
    return {
      subject: data.oid ?? data.sub,
      fornavn: data.given_name || first,
      etternavn: data.family_name || last,
      isAdmin: [data[claim]].flat().includes(value),
    };
  };
}
