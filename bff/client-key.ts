import { createPrivateKey, type KeyObject } from 'node:crypto';
import { z } from 'zod';

/** A private key of ours, whose public one somebody has registered. */
interface PrivateKey {
  readonly key: KeyObject;
  readonly alg: 'RS256' | 'ES256';
  /** The name that a JWK brings along; null in PEM form. */
  readonly kid: string | null;
}

/** The same with the name (`kid`) under which the public key is registered. */
export interface ClientKey extends PrivateKey {
  readonly kid: string;
}

/** What a provider knows us by: a password, or a key that signs who we are (private_key_jwt). */
export type Credential = { readonly clientSecret: string } | { readonly clientKey: ClientKey };

const NO_KEY = 'must be a private key without a password, as PEM or JWK';
const WEAK = 'must be an RSA key of at least 2048 bits, or one of the curve P-256';

const jwk = z.looseObject({ kty: z.string(), kid: z.string().min(1).optional() });

/** A private key in PEM form or as a JWK. What is wrong with it is told without quoting it. */
const privateKey = z.string().transform((text, context): PrivateKey => {
  const refuse = (message: string) => {
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  };
  const read = readKey(text);
  if (!read) return refuse(NO_KEY);
  const alg = algorithmOf(read.key);
  return alg ? { ...read, alg } : refuse(WEAK);
});

export const clientKey = (description: string) =>
  privateKey.optional().meta({ description, secret: true });

export const clientKeyId = (name: string) =>
  z
    .string()
    .min(1)
    .optional()
    .describe(`the name (kid) under which ${name} is registered; a JWK brings its own`);

/** The key with its name; null when one of them is missing. */
export function namedKey(key: PrivateKey | undefined, id: string | undefined): ClientKey | null {
  const kid = id ?? key?.kid;
  return key && kid ? { ...key, kid } : null;
}

/** Whether a key that can be read has no name. */
export function isNameless(key: PrivateKey | undefined, id: string | undefined): boolean {
  return key?.kid === null && id === undefined;
}

function readKey(text: string): Pick<PrivateKey, 'key' | 'kid'> | null {
  try {
    if (!text.trimStart().startsWith('{')) return { key: createPrivateKey(text), kid: null };
    const given = jwk.parse(JSON.parse(text));
    return { key: createPrivateKey({ key: given, format: 'jwk' }), kid: given.kid ?? null };
  } catch {
    return null;
  }
}

function algorithmOf({ asymmetricKeyType, asymmetricKeyDetails }: KeyObject) {
  if (asymmetricKeyType === 'rsa')
    return (asymmetricKeyDetails?.modulusLength ?? 0) >= 2048 ? 'RS256' : null;
  return asymmetricKeyDetails?.namedCurve === 'prime256v1' ? 'ES256' : null;
}
