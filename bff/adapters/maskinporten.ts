import { randomUUID } from 'node:crypto';
import { SignJWT } from 'jose';
import * as client from 'openid-client';
import { z } from 'zod';
import type { MaskinportenClient } from '#bff/maskinporten-config.ts';
import { RegisterUnavailable } from '#bff/register/folkeregister.ts';

/** Tokens that open another system to us, fetched when they are needed. */
export interface AccessTokens {
  /** One that is good for a while yet. Throws `RegisterUnavailable`, whose message says which setting to look at. */
  readonly get: () => Promise<string>;
  /** It was refused: the next one is fetched. */
  readonly drop: (token: string) => void;
}

interface MaskinportenOptions extends MaskinportenClient {
  /** This machine's own time, ms: not the service's, which may be moved. */
  readonly now?: () => number;
}

const GRANT = 'urn:ietf:params:oauth:grant-type:jwt-bearer';
/** Seconds for each question, as for the register itself. */
const TIMEOUT = 0.9;
/** Seconds. Maskinporten takes at most 120; a little less, in case its clock is behind ours. */
const ASSERTION_LIFETIME = 100;
/** Seconds before its end from which a token is not used any more. */
const MARGIN = 10;
/** Seconds that a token of unknown lifetime is kept: a refused one is fetched anew anyway. */
const UNKNOWN_LIFETIME = 60;

/** What may stand in a header (RFC 6750). */
const tokenSchema = z.string().regex(/^[\w.~+/-]+=*$/);

/** Maskinporten's JWT grant (RFC 7523). The token is kept until shortly before it ends; one question at a time. */
export function createMaskinporten(options: MaskinportenOptions): AccessTokens {
  const { now = Date.now } = options;
  let server: client.Configuration | null = null;
  let kept: { readonly token: string; readonly until: number } | null = null;
  let underWay: Promise<string> | null = null;

  const ask = async (): Promise<string> => {
    try {
      server ??= await discover(options);
      const asked = now();
      const { issuer } = server.serverMetadata();
      const assertion = await assertionFor(issuer, options, Math.floor(asked / 1000));
      const answer = await client.genericGrantRequest(server, GRANT, { assertion });
      const token = tokenSchema.parse(answer.access_token);
      if (answer.token_type !== 'bearer') throw new Error('It is no bearer token');
      const lifetime = (answer.expires_in ?? UNKNOWN_LIFETIME) - MARGIN;
      kept = { token, until: asked + lifetime * 1000 };
      return token;
    } catch (error) {
      // It may have moved meanwhile.
      server = null;
      throw failureOf(error);
    }
  };

  return {
    get: async () => {
      if (kept && now() < kept.until) return kept.token;
      underWay ??= ask().finally(() => {
        underWay = null;
      });
      return underWay;
    },
    // Another may have been fetched since this one was used.
    drop: (token) => {
      if (kept?.token === token) kept = null;
    },
  };
}

function discover({ issuer, clientId }: MaskinportenOptions): Promise<client.Configuration> {
  // Plain http is for the stand-in in development; the configuration refuses it in production.
  const execute = issuer.startsWith('http:') ? [client.allowInsecureRequests] : [];
  // The assertion says who we are: nothing else is sent.
  const authentication = () => undefined;
  const how = { algorithm: 'oauth2', timeout: TIMEOUT, execute } as const;
  return client.discovery(new URL(issuer), clientId, undefined, authentication, how);
}

function assertionFor(
  audience: string,
  { clientId, scope, key }: MaskinportenOptions,
  seconds: number,
): Promise<string> {
  return new SignJWT({ scope })
    .setProtectedHeader({ alg: key.alg, kid: key.kid })
    .setAudience(audience)
    .setIssuer(clientId)
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + ASSERTION_LIFETIME)
    .setJti(randomUUID())
    .sign(key.key);
}

/** What Maskinporten's own words for a refusal mean for us. */
const REFUSALS: Readonly<Record<string, string>> = {
  invalid_client: 'see MASKINPORTEN_CLIENT_ID',
  unauthorized_client: 'see MASKINPORTEN_CLIENT_ID',
  invalid_scope: 'see MASKINPORTEN_SCOPE',
  invalid_request: 'see MASKINPORTEN_ISSUER',
  unsupported_grant_type: 'see MASKINPORTEN_ISSUER',
  invalid_grant:
    "see MASKINPORTEN_KEY and MASKINPORTEN_KEY_ID, MASKINPORTEN_CLIENT_ID, and this machine's clock",
};

const text = z.string().catch('');
const refusalSchema = z
  .object({ code: text, error: text, error_description: text })
  .catch({ code: '', error: '', error_description: '' });
/** Its own codes, which its documentation explains; the words around them may quote what we sent. */
const OWN_CODE = /\bMP-\d{3}\b/;

/** Without its cause: the library's errors hold the answer, and with it the token. */
function failureOf(error: unknown): RegisterUnavailable {
  const { code, error: refusal, error_description: said } = refusalSchema.parse(error);
  const known = REFUSALS[refusal];
  if (known) {
    const codes = [refusal, ...(OWN_CODE.exec(said) ?? [])].join(', ');
    return new RegisterUnavailable(`Maskinporten refuses us (${codes}): ${known}`);
  }
  const isSlow = isTimeout(error);
  const unusable = `gives no usable answer${code && ` (${code})`}`;
  const what = isSlow
    ? 'does not answer in time'
    : isUnreachable(error, code)
      ? 'can not be reached'
      : unusable;
  return new RegisterUnavailable(`Maskinporten ${what}: see MASKINPORTEN_ISSUER`, { isSlow });
}

/** A failed fetch is a TypeError without a code of the library. */
function isUnreachable(error: unknown, code: string): boolean {
  return error instanceof TypeError && code === '';
}

/** Also in the middle of an answer. */
function isTimeout(error: unknown): boolean {
  return error instanceof Error && (error.name === 'TimeoutError' || isTimeout(error.cause));
}
