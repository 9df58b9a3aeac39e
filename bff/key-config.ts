import { z } from 'zod';
import { KNOWN } from '#settings/shared.ts';
import { type KeyRing, keyRing } from './session/key-ring.ts';

/** A key of exactly 32 bytes, written in base64. */
const key32 = z
  .base64()
  .transform((text) => Buffer.from(text, 'base64'))
  .refine((key) => key.length === 32, 'must be 32 bytes in base64');

const secretKey = (description: string) => key32.meta({ description, secret: true });
const older = (name: string) =>
  key32
    .optional()
    .meta({ description: `what ${name} was before: still read, never written with`, secret: true });

/** Every key, for the schema of a program that uses them. What was the newest before is still read (`…_OLD`). */
export const keyVariables = {
  IDENTITY_KEY: secretKey(
    '32 bytes in base64; the identity number is only kept as a hash under this key',
  ),
  IDENTITY_KEY_OLD: older('IDENTITY_KEY'),
  SESSION_KEY: secretKey('32 bytes in base64; seals what a session holds, and signs links'),
  SESSION_KEY_OLD: older('SESSION_KEY'),
  AUDIT_KEY: secretKey(
    '32 bytes in base64; encrypts what was typed: in searches, for the audit log, and in notes',
  ),
  AUDIT_KEY_OLD: older('AUDIT_KEY'),
};

const NAMES = [
  'IDENTITY_KEY',
  'SESSION_KEY',
  'AUDIT_KEY',
  'IDENTITY_KEY_OLD',
  'SESSION_KEY_OLD',
  'AUDIT_KEY_OLD',
] as const;
type KeyName = (typeof NAMES)[number];
type Keys = { readonly [N in KeyName]?: Buffer | undefined };

/** What docker-compose.yml and the documentation publish; anybody knows it. */
const PUBLISHED = [1, 2, 3].map((nr) => Buffer.from(`development only, no secret no.${nr}`));
/** 32 random bytes have about 30 different values; fewer than this were typed, or are a pattern. */
const FEWEST_VALUES = 16;

/** A missing key, or one that is no key, passes here: it is reported as such. */
function isSecret(name: KeyName) {
  return ({ [name]: key }: Keys) =>
    !Buffer.isBuffer(key) ||
    (!PUBLISHED.some((known) => known.equals(key)) && new Set(key).size >= FEWEST_VALUES);
}

/** Whether no key that stands before it is the same: of two that are, the second is reported. */
function isItsOwn(name: KeyName) {
  return (keys: Keys) => {
    const key = keys[name];
    const before = NAMES.slice(0, NAMES.indexOf(name)).map((other) => keys[other]);
    return !Buffer.isBuffer(key) || !before.some((one) => Buffer.isBuffer(one) && one.equals(key));
  };
}

/** What is allowed in development and refused in production. */
export const keyRules = NAMES.flatMap((name) => [
  [name, isSecret(name), KNOWN] as const,
  [name, isItsOwn(name), 'must not be the same as another key'] as const,
]);

/** The keys by their use. */
export interface KeyRings {
  readonly identity: KeyRing;
  readonly session: KeyRing;
  readonly audit: KeyRing;
}

type Complete = Keys & { readonly [N in 'IDENTITY_KEY' | 'SESSION_KEY' | 'AUDIT_KEY']: Buffer };

export function keyRingsOf(keys: Complete): KeyRings {
  return {
    identity: keyRing(keys.IDENTITY_KEY, keys.IDENTITY_KEY_OLD),
    session: keyRing(keys.SESSION_KEY, keys.SESSION_KEY_OLD),
    audit: keyRing(keys.AUDIT_KEY, keys.AUDIT_KEY_OLD),
  };
}
