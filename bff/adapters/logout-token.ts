import { createRemoteJWKSet, errors, jwtVerify, type JWTVerifyGetKey } from 'jose';
import { z } from 'zod';
import { type LogoutNotice, SignInRefused, SignInUnavailable } from '#bff/session/oidc-port.ts';

/** Signatures that are believed: none that anybody with our client secret could make, and not `none`. */
const ALGORITHMS = [
  'RS256',
  'RS384',
  'RS512',
  'PS256',
  'PS384',
  'PS512',
  'ES256',
  'ES384',
  'EdDSA',
];
const EVENT = 'http://schemas.openid.net/event/backchannel-logout';
/** Seconds by which the provider's clock may differ from ours. */
const TOLERANCE = 60;
/** Seconds after which a token is too old, whatever its `exp` says. */
const OLDEST = 600;

/** OpenID Connect Back-Channel Logout 1.0, section 2.4. */
const claimsSchema = z.object({
  jti: z.string().min(1),
  exp: z.number(),
  iat: z.number(),
  sub: z.string().min(1).optional(),
  sid: z.string().min(1).optional(),
  events: z.looseObject({ [EVENT]: z.looseObject({}) }),
  nonce: z.undefined().optional(),
});

interface Expected {
  readonly issuer: string;
  readonly clientId: string;
  readonly now: Date;
}

/** The provider's published keys, which are asked for again when a token has another. ms. */
export function publishedKeys(address: string, timeout: number): JWTVerifyGetKey {
  return createRemoteJWKSet(new URL(address), { timeoutDuration: timeout });
}

/**
 * What a logout token says: signed by the provider, for us, just now, of this type and no other. Throws `SignInRefused`, or
 * `SignInUnavailable` when the provider's keys cannot be read.
 */
export async function readLogoutToken(
  token: string,
  keys: JWTVerifyGetKey,
  { issuer, clientId, now }: Expected,
): Promise<LogoutNotice> {
  const { payload } = await jwtVerify(token, keys, {
    issuer,
    audience: clientId,
    algorithms: ALGORITHMS,
    typ: 'logout+jwt',
    currentDate: now,
    clockTolerance: TOLERANCE,
    maxTokenAge: OLDEST,
    requiredClaims: ['jti', 'exp', 'iat', 'events'],
  }).catch((error: unknown) => {
    if (isUnreachable(error))
      throw new SignInUnavailable('The keys cannot be read', { cause: error });
    throw new SignInRefused('The logout token is not valid', { cause: error });
  });
  const { data } = claimsSchema.safeParse(payload);
  if (!data || (data.sub === undefined && data.sid === undefined))
    throw new SignInRefused('The logout token is not complete');
  const { jti, sub = null, sid = null } = data;
  // After this it is refused as too old, so its id need not be remembered longer.
  const until = Math.min(data.exp, data.iat + OLDEST) + TOLERANCE;
  return { jti, sub, sid, expires: new Date(until * 1000) };
}

/** A failed fetch is a TypeError; an answer that is no key set is the library's general error. */
function isUnreachable(error: unknown): boolean {
  if (error instanceof errors.JWKSTimeout || error instanceof errors.JWKSInvalid) return true;
  if (error instanceof errors.JOSEError) return error.code === 'ERR_JOSE_GENERIC';
  return true;
}
