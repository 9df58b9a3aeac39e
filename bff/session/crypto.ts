import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';
import { z } from 'zod';

/**
 * The identity number as it is stored: HMAC-SHA-256 under `IDENTITY_KEY`, 32 bytes. A hash without a key would not
 * protect it, because all numbers of eleven digits can be tried.
 */
export function identityHash(key: Buffer, pid: string): Buffer {
  return createHmac('sha256', key).update(pid, 'utf8').digest();
}

/** A secret of 32 random bytes, for a session or a sign-in, as base64url. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The stored form of a token, 32 bytes. A copy of the database does not give the tokens. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token, 'utf8').digest();
}

const ALGORITHM = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts a value that is stored in the database (AES-256-GCM; key: `SESSION_KEY`, 32 bytes). */
export function seal(key: Buffer, text: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(ALGORITHM, key, iv);
  const content = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), content]).toString('base64url');
}

/** Decrypts a value from `seal`; null when it was changed or sealed with another key. */
export function unseal(key: Buffer, sealed: string): string | null {
  const bytes = Buffer.from(sealed, 'base64url');
  const [iv, tag] = [bytes.subarray(0, IV_BYTES), bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES)];
  if (tag.length < TAG_BYTES) return null;
  const decipher = createDecipheriv(ALGORITHM, key, iv, { authTagLength: TAG_BYTES });
  decipher.setAuthTag(tag);
  try {
    const content = bytes.subarray(IV_BYTES + TAG_BYTES);
    return Buffer.concat([decipher.update(content), decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}

/** The id that a link is for, and when it expires. */
interface LinkTarget {
  readonly id: string;
  readonly expires: Date;
}

/** The key is derived for this use only, so that a signature made for something else is not valid here. */
const PURPOSE = 'arbeidsgiver_bekreftelse';
const TOKEN = /^([\w-]{22})\.([0-9a-z]{1,11})\.([\w-]{43})$/;

/**
 * A token for a link: id (a UUID), expiry and HMAC-SHA-256 under a key derived from `SESSION_KEY`. It is made when the
 * message is sent, and never stored.
 */
export function signLink(key: Buffer, { id, expires }: LinkTarget): string {
  const bytes = Buffer.from(z.uuid().parse(id).replaceAll('-', ''), 'hex');
  const content = `${bytes.toString('base64url')}.${expires.getTime().toString(36)}`;
  return `${content}.${signature(key, content).toString('base64url')}`;
}

/** The target of a token, also of an expired one: the caller checks the expiry. Null when we did not sign it. */
export function openLink(key: Buffer, token: string): LinkTarget | null {
  const [, id, expires, given] = TOKEN.exec(token) ?? [];
  if (!id || !expires || !given) return null;
  // Compared as text, because several base64url texts decode to the same bytes.
  const expected = signature(key, `${id}.${expires}`).toString('base64url');
  if (!timingSafeEqual(Buffer.from(expected), Buffer.from(given))) return null;
  const hex = Buffer.from(id, 'base64url').toString('hex');
  const uuid = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  return { id: uuid, expires: new Date(parseInt(expires, 36)) };
}

function signature(key: Buffer, content: string): Buffer {
  const derived = Buffer.from(hkdfSync('sha256', key, '', PURPOSE, 32));
  return createHmac('sha256', derived).update(content, 'utf8').digest();
}
