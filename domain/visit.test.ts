import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NOTED_EVERY, VISIT_ENDS_AFTER, visitAt, type Visits } from './visit.ts';

const NOON = new Date('2026-03-10T12:00:00+01:00');
const after = (ms: number) => new Date(NOON.getTime() + ms);
const yesterday = new Date('2026-03-09T16:00:00+01:00');

describe('a call', () => {
  it('of somebody who has never been here has no visit before it', () => {
    const nobody = { lastCall: null, before: null };
    expect(visitAt(nobody, NOON)).toEqual({ before: null, note: { lastCall: NOON, before: null } });
  });

  it('after a pause begins a new visit, and the one before ended with its last call', () => {
    const earlier = new Date('2026-03-06T16:00:00+01:00');
    expect(visitAt({ lastCall: yesterday, before: earlier }, NOON)).toEqual({
      before: yesterday,
      note: { lastCall: NOON, before: yesterday },
    });
  });

  it('belongs to the same visit until the pause is an hour', () => {
    const here: Visits = { lastCall: NOON, before: yesterday };
    expect(visitAt(here, after(VISIT_ENDS_AFTER - 1)).before).toEqual(yesterday);
    expect(visitAt(here, after(VISIT_ENDS_AFTER)).before).toEqual(NOON);
  });

  it('is noted every five minutes', () => {
    const here: Visits = { lastCall: NOON, before: yesterday };
    expect(visitAt(here, after(NOTED_EVERY - 1)).note).toBeNull();
    const later = after(NOTED_EVERY);
    expect(visitAt(here, later).note).toEqual({ lastCall: later, before: yesterday });
  });

  it('by a clock that is behind is of the same visit, and not noted', () => {
    const here: Visits = { lastCall: NOON, before: yesterday };
    expect(visitAt(here, after(-1))).toEqual({ before: yesterday, note: null });
  });
});

it('whatever the pauses, the visit before ended an hour ago at least, and at a call or shortly before one', () => {
  const pauses = fc.array(fc.integer({ min: 1, max: 3 * VISIT_ENDS_AFTER }), { minLength: 1 });
  fc.assert(
    fc.property(pauses, (all) => {
      let known: Visits = { lastCall: null, before: null };
      const calls: Date[] = [];
      let at = NOON.getTime();
      for (const pause of all) {
        at += pause;
        const now = new Date(at);
        const { before, note } = visitAt(known, now);
        if (before) {
          expect(at - before.getTime()).toBeGreaterThanOrEqual(VISIT_ENDS_AFTER);
          expect(calls).toContainEqual(before);
          // Everything between belongs to this visit, but for calls that were not noted.
          const between = calls.filter((call) => call > before);
          const first = between.find((call) => call.getTime() - before.getTime() >= NOTED_EVERY);
          if (first)
            expect(first.getTime() - before.getTime()).toBeGreaterThanOrEqual(VISIT_ENDS_AFTER);
        }
        known = note ?? known;
        calls.push(now);
      }
    }),
  );
});
