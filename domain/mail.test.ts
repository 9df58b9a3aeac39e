import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPermanent, MAX_ATTEMPTS, nextAttempt } from './mail.ts';
import { anyInstant } from './testing/arbitrary-sak.ts';

const now = new Date('2026-03-10T12:00:00+01:00');
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** A random number below 1. */
const anyRandom = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });

/** How long a message is tried when every attempt fails, in milliseconds. */
function lifetime(random: () => number): number {
  let at = now;
  for (let attempts = 1; ; attempts += 1) {
    const next = nextAttempt(attempts, at, random());
    if (!next) return at.getTime() - now.getTime();
    at = next;
  }
}
const waited = (attempts: number, random = 0.5) =>
  nextAttempt(attempts, now, random)!.getTime() - now.getTime();

describe('the next attempt at a message', () => {
  it('comes after half a minute, then after twice as long, and never later than an hour', () => {
    const minutes = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((attempts) => waited(attempts) / MINUTE);
    expect(minutes).toEqual([0.5, 1, 2, 4, 8, 16, 32, 60, 60]);
  });

  it('is moved at random by at most a quarter of the wait', () => {
    expect(waited(8, 0)).toBe(0.75 * HOUR);
    expect(waited(8, 0.999_999_999)).toBe(1.25 * HOUR);
  });

  it('is the last one after about two days', () => {
    expect(lifetime(() => 0.5) / HOUR).toBeCloseTo(48, -1);
    expect(lifetime(() => 0) / HOUR).toBeGreaterThan(35);
    expect(lifetime(() => 0.999) / HOUR).toBeLessThan(61);
    expect(nextAttempt(MAX_ATTEMPTS - 1, now, 0)).not.toBeNull();
    expect(nextAttempt(MAX_ATTEMPTS, now, 0)).toBeNull();
  });

  it('is always ahead, within an hour and a quarter, until the message is given up', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 200 }),
        anyInstant,
        anyRandom,
        (attempts, at, random) => {
          const next = nextAttempt(attempts, at, random);
          expect(next === null).toBe(attempts >= MAX_ATTEMPTS);
          if (!next) return;
          const wait = next.getTime() - at.getTime();
          expect(wait).toBeGreaterThan(0);
          expect(wait).toBeLessThanOrEqual(1.25 * HOUR);
        },
      ),
    );
  });

  it('never has a shorter wait than the one before it, with the same random number', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: MAX_ATTEMPTS - 2 }), anyRandom, (attempts, random) => {
        expect(waited(attempts + 1, random)).toBeGreaterThanOrEqual(waited(attempts, random));
      }),
    );
  });
});

describe('a refusal', () => {
  it.each([
    ['of the recipient, who does not exist', { about: 'recipient', code: 550 }],
    ['of the message', { about: 'message', code: 554 }],
  ] as const)('%s is for good', (_, reply) => {
    expect(isPermanent(reply)).toBe(true);
  });

  it.each([
    ['of a mailbox that is full for now', { about: 'recipient', code: 452 }],
    ['because the server is busy', { about: 'message', code: 451 }],
    ['of the password', { about: 'session', code: 535 }],
    ['of the sender', { about: 'session', code: 550 }],
    ['to take a recipient from somebody who has not signed in', { about: 'recipient', code: 530 }],
    ['that says the commands came in the wrong order', { about: 'message', code: 503 }],
  ] as const)('%s is not', (_, reply) => {
    expect(isPermanent(reply)).toBe(false);
  });
});
