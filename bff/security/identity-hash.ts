import { createHmac } from 'node:crypto';

/**
 * The identity number as the database knows it: HMAC-SHA-256 under `IDENTITY_KEY`, 32 bytes (DESIGN §7).
 * Eleven digits are few enough to try them all, so a hash without a key would give the numbers away.
 */
export function identityHash(key: Buffer, pid: string): Buffer {
  return createHmac('sha256', key).update(pid, 'utf8').digest();
}
