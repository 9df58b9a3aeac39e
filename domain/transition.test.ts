import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parterStatus } from './anonymisation.ts';
import { visibleFiles } from './expiry.ts';
import type { Sak } from './sak.ts';
import { anyInstant, anySak } from './testing/arbitrary-sak.ts';
import { nextTransition } from './transition.ts';

/** Everything of a case that time can change. */
const view = (sak: Sak, now: Date) =>
  JSON.stringify([
    sak.parter ? parterStatus(sak, now) : null,
    visibleFiles(sak, 'tiltale', now),
    visibleFiles(sak, 'avgjoerelse', now),
  ]);
const shifted = (at: Date, ms: number) => new Date(at.getTime() + ms);

describe('the next transition of a case', () => {
  it('is strictly ahead, and something changes exactly there', () => {
    fc.assert(
      fc.property(anySak, anyInstant, (sak, now) => {
        const next = nextTransition(sak, now);
        if (!next) return;
        expect(next.getTime()).toBeGreaterThan(now.getTime());
        expect(view(sak, next)).not.toBe(view(sak, shifted(next, -1)));
      }),
    );
  });

  it('misses nothing: until then the case looks the same', () => {
    fc.assert(
      fc.property(
        anySak,
        anyInstant,
        fc.double({ min: 0, max: 1, noNaN: true }),
        (sak, now, part) => {
          const next = nextTransition(sak, now);
          const until = next ?? shifted(now, 10 * 365 * 86_400_000);
          const between = shifted(now, Math.floor((until.getTime() - 1 - now.getTime()) * part));
          expect(view(sak, between)).toBe(view(sak, now));
        },
      ),
    );
  });
});
