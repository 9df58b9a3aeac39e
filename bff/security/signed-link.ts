import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';

/** What a link opens, until when. */
export interface LinkTarget {
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
