import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';

/**
 * The keys of one use. What is new is made with the first; the older one only reads what it has made, until
 * `npm run rotate-keys` says that it may be taken away (docs/decisions/0028).
 */
export type KeyRing = readonly [newest: Buffer, older?: Buffer];

/** The newest key and, when there is one, the older. */
export function keyRing(newest: Buffer, older: Buffer | undefined): KeyRing {
  return older ? [newest, older] : [newest];
}

/** The keys of a ring, the newest first. */
export function keysOf(ring: KeyRing): Buffer[] {
  return ring.filter((key) => key !== undefined);
}

/** Names a key in what it has made. Derived from the key, so that nobody has to number keys; it does not reveal it. */
export function keyId(key: Buffer): string {
  return createHmac('sha256', key).update('key id', 'utf8').digest('hex').slice(0, 12);
}

const ALGORITHM = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** What is encrypted, and the id of the key. */
export interface Sealed {
  readonly noekkel: string;
  readonly kryptert: Buffer;
}

/** Encrypts a text with the newest key (AES-256-GCM). */
export function encrypt([key]: KeyRing, text: string): Sealed {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(ALGORITHM, key, iv);
  const content = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return { noekkel: keyId(key), kryptert: Buffer.concat([iv, cipher.getAuthTag(), content]) };
}

/** Decrypts what `encrypt` gave; null when it was changed, or its key is not in the ring. */
export function decrypt(ring: KeyRing, { noekkel, kryptert }: Sealed): string | null {
  const key = keysOf(ring).find((one) => keyId(one) === noekkel);
  return key ? open(key, kryptert) : null;
}

const SEALED = /^([0-9a-f]{12})\.([\w-]+)$/;

/** `encrypt` as one text, for a value that is stored among others. */
export function seal(ring: KeyRing, text: string): string {
  const { noekkel, kryptert } = encrypt(ring, text);
  return `${noekkel}.${kryptert.toString('base64url')}`;
}

/**
 * Decrypts what `seal` gave; null when it was changed, or its key is not in the ring. A text of an earlier version has
 * no key id: each key is tried.
 */
export function unseal(ring: KeyRing, sealed: string): string | null {
  const [, noekkel, content] = SEALED.exec(sealed) ?? [];
  if (noekkel && content)
    return decrypt(ring, { noekkel, kryptert: Buffer.from(content, 'base64url') });
  for (const key of keysOf(ring)) {
    const text = open(key, Buffer.from(sealed, 'base64url'));
    if (text !== null) return text;
  }
  return null;
}

/** Whether the newest key has sealed this. */
export function isNewest([key]: KeyRing, sealed: string): boolean {
  return sealed.startsWith(`${keyId(key)}.`);
}

function open(key: Buffer, bytes: Buffer): string | null {
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
