import { randomBytes } from 'node:crypto';

/**
 * `g20260301t101112x9f3c`: the moment at which the generation was begun (UTC), and something that tells two of
 * one second apart. Lower-case letters and digits only: an index, an alias and a table may all be called that.
 */
export function generationName(begun: Date, suffix = randomBytes(2).toString('hex')): string {
  const [day, time] = begun.toISOString().slice(0, 19).replaceAll(/[-:]/g, '').split('T');
  return `g${day}t${time}x${suffix}`;
}
