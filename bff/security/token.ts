import { createHash, randomBytes } from 'node:crypto';

/** A secret of 32 random bytes that names a session or a sign-in; URL-safe. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What of a token is stored: a copy of the database opens nothing. 32 bytes. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token, 'utf8').digest();
}
