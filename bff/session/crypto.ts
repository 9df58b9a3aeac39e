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
 * The identity number as the database knows it: HMAC-SHA-256 under `IDENTITY_KEY`, 32 bytes (DESIGN §7).
 * Eleven digits are few enough to try them all, so a hash without a key would give the numbers away.
 */
export function identityHash(key: Buffer, pid: string): Buffer {
  return createHmac('sha256', key).update(pid, 'utf8').digest();
}

/** A secret of 32 random bytes that names a session or a sign-in; URL-safe. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What of a token is stored: a copy of the database opens nothing. 32 bytes. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token, 'utf8').digest();
}

const ALGORITHM = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts what the database keeps for us but may not read (key: 32 bytes, `SESSION_KEY`). */
export function seal(key: Buffer, text: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(ALGORITHM, key, iv);
  const content = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), content]).toString('base64url');
}

/** Opens what `seal` made; null when it was changed or sealed with another key. */
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

/** What a link opens, until when. */
interface LinkTarget {
  readonly id: string;
  readonly expires: Date;
}

/** The one use that the key is derived for: a signature for something else opens nothing here. */
const PURPOSE = 'arbeidsgiver_bekreftelse';
const TOKEN = /^([\w-]{22})\.([0-9a-z]{1,11})\.([\w-]{43})$/;

/**
 * A token for a link: id (a uuid), expiry and HMAC-SHA-256 under a key derived from `SESSION_KEY`. It is made
 * when the message is sent and is stored nowhere.
 */
export function signLink(key: Buffer, { id, expires }: LinkTarget): string {
  const bytes = Buffer.from(z.uuid().parse(id).replaceAll('-', ''), 'hex');
  const content = `${bytes.toString('base64url')}.${expires.getTime().toString(36)}`;
  return `${content}.${signature(key, content).toString('base64url')}`;
}

/** What the token opens, also when it has expired: that is the caller's to say. Null when it is not ours. */
export function openLink(key: Buffer, token: string): LinkTarget | null {
  const [, id, expires, given] = TOKEN.exec(token) ?? [];
  if (!id || !expires || !given) return null;
  // As text: base64 has spare bits, and an altered link is no link of ours.
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
