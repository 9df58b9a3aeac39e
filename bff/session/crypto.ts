import { createHash, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { type KeyRing, keysOf } from './key-ring.ts';

/**
 * The identity number as it is stored: HMAC-SHA-256 under a key of `IDENTITY_KEY`'s ring, 32 bytes. A hash without a
 * key would not protect it, because all numbers of eleven digits can be tried. Whose it is: person.ts.
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

/** The id that a link is for, and when it expires. */
interface LinkTarget {
  readonly id: string;
  readonly expires: Date;
}

/** The purposes of links. Each has a derived key, so a signature made for one purpose is not valid for another. */
type LinkPurpose =
  | 'arbeidsgiver_bekreftelse'
  | 'stopp_varsling'
  | 'stopp_morgenvarsel'
  | 'bekreft_adresse'
  | 'redaksjon_liste';
const TOKEN = /^([\w-]{22})\.([0-9a-z]{1,11})\.([\w-]{43})$/;

/**
 * A token for a link: id (a UUID), expiry and HMAC-SHA-256 under a key derived from `SESSION_KEY`. It is made when the
 * message is sent, and never stored.
 */
export function signLink(
  [key]: KeyRing,
  { id, expires }: LinkTarget,
  purpose: LinkPurpose = 'arbeidsgiver_bekreftelse',
): string {
  const bytes = Buffer.from(z.uuid().parse(id).replaceAll('-', ''), 'hex');
  const content = `${bytes.toString('base64url')}.${expires.getTime().toString(36)}`;
  return `${content}.${signature(key, content, purpose).toString('base64url')}`;
}

/**
 * The target of a token, also of an expired one: the caller checks the expiry. Null when none of our keys has signed
 * it. A link is older than the newest key for as long as it works.
 */
export function openLink(
  ring: KeyRing,
  token: string,
  purpose: LinkPurpose = 'arbeidsgiver_bekreftelse',
): LinkTarget | null {
  const [, id, expires, given] = TOKEN.exec(token) ?? [];
  if (!id || !expires || !given) return null;
  // Compared as text, because several base64url texts decode to the same bytes.
  const isSignedWith = (key: Buffer) => {
    const expected = signature(key, `${id}.${expires}`, purpose).toString('base64url');
    return timingSafeEqual(Buffer.from(expected), Buffer.from(given));
  };
  if (!keysOf(ring).some(isSignedWith)) return null;
  const hex = Buffer.from(id, 'base64url').toString('hex');
  const uuid = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  return { id: uuid, expires: new Date(parseInt(expires, 36)) };
}

/**
 * The mark of a person for what their browser keeps: 16 characters that say nothing of whom, not even to somebody with the
 * database. Another key gives other marks; then a browser forgets what it had.
 */
export function browserMark([key]: KeyRing, identitetHash: Buffer): string {
  const derived = Buffer.from(hkdfSync('sha256', key, '', 'nettleser', 32));
  return createHmac('sha256', derived).update(identitetHash).digest('base64url').slice(0, 16);
}

/**
 * Makes opaque, stable ids for clients from content. Ids from the database's sequences would reveal how much exists that is not
 * shown. The key is derived for this use only.
 */
export function namesOf(key: Buffer): (what: string) => string {
  const derived = Buffer.from(hkdfSync('sha256', key, '', 'navn', 32));
  return (what) =>
    createHmac('sha256', derived).update(what, 'utf8').digest('base64url').slice(0, 16);
}

function signature(key: Buffer, content: string, purpose: LinkPurpose): Buffer {
  const derived = Buffer.from(hkdfSync('sha256', key, '', purpose, 32));
  return createHmac('sha256', derived).update(content, 'utf8').digest();
}
