import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accessState, moveAccess, type Access } from './access.ts';
import { addOsloDays, addOsloMonths, osloDay, shiftDay, startOfOsloDay } from './time.ts';
import { type Bruk, isUnused, unusedEnd, unusedStep } from './ubrukt.ts';

const now = new Date('2026-03-02T12:00:00+01:00');
const aYearAgo = addOsloMonths(now, -12);
const access: Access = { from: addOsloMonths(now, -30), to: addOsloMonths(now, -6) };
const unused: Bruk = { access, sistBrukt: aYearAgo, varslet: null };
const daysAgo = (days: number) => addOsloDays(now, -days);

describe('access that nobody uses', () => {
  it('is unused when the twelve months are over, to the millisecond', () => {
    expect(isUnused(unused, now)).toBe(true);
    expect(isUnused({ ...unused, sistBrukt: new Date(aYearAgo.getTime() + 1) }, now)).toBe(false);
  });

  it.each<[string, Bruk, 'tell' | 'end' | null]>([
    ['whose yearly update is due: told', unused, 'tell'],
    ['that is valid: told', { ...unused, access: { ...access, to: null } }, 'tell'],
    ['of somebody who was told today: nothing', { ...unused, varslet: now }, null],
    [
      'told thirteen days ago: nothing',
      { access, sistBrukt: daysAgo(400), varslet: daysAgo(13) },
      null,
    ],
    [
      'told fourteen days ago: ended',
      { access, sistBrukt: daysAgo(400), varslet: daysAgo(14) },
      'end',
    ],
    [
      'told before the last use: told anew',
      { ...unused, varslet: new Date(aYearAgo.getTime() - 1) },
      'tell',
    ],
    [
      'told before twelve months were over: told anew',
      { access, sistBrukt: daysAgo(370), varslet: daysAgo(14) },
      'tell',
    ],
    ['used since: nothing', { access, sistBrukt: daysAgo(3), varslet: daysAgo(14) }, null],
    [
      'suspended: nothing',
      { ...unused, access: { ...access, suspendedUntil: '2026-03-03' } },
      null,
    ],
    ['ended: nothing', { ...unused, access: { ...access, endDate: '2026-03-02' } }, null],
    [
      'that ends on the same day anyway: nothing',
      { ...unused, access: { ...access, endDate: '2026-03-16' } },
      null,
    ],
    [
      'with an end date a day later: told',
      { ...unused, access: { ...access, endDate: '2026-03-17' } },
      'tell',
    ],
    ['nobody ever had: nothing', { access: null, sistBrukt: null, varslet: null }, null],
  ])('%s', (_, bruk, step) => {
    expect(unusedStep(bruk, now)).toBe(step);
  });

  it('ends as the day begins in Oslo that was told, whatever the time of day and the clocks', () => {
    const varslet = new Date('2026-10-20T23:30:00+02:00');
    const bruk = { access, sistBrukt: addOsloMonths(varslet, -13), varslet };
    const midnight = startOfOsloDay('2026-11-03');
    expect(unusedEnd(bruk, midnight)).toBe('2026-11-03');
    expect(unusedStep(bruk, new Date(midnight.getTime() - 1))).toBeNull();
    expect(unusedStep(bruk, midnight)).toBe('end');
  });

  const days = (max: number) => fc.integer({ min: 0, max });
  const lives = fc.record({
    idle: fc.array(days(500), { minLength: 1, maxLength: 8 }),
    endDate: fc.option(days(900), { nil: null }),
    suspended: fc.option(days(900), { nil: null }),
  });

  it('is never ended without two weeks’ notice after twelve months, nor for somebody who comes back', () => {
    fc.assert(
      fc.property(lives, ({ idle, endDate, suspended }) => {
        const from = new Date('2024-02-29T10:00:00Z');
        const day = (after: number | null) =>
          after === null ? null : shiftDay(osloDay(from), { days: after });
        const mine: Access = {
          ...{ from, to: addOsloMonths(from, 12) },
          ...{ endDate: day(endDate), suspendedUntil: day(suspended) },
        };
        let used = from;
        for (const stay of idle) {
          const back = addOsloDays(used, stay);
          let varslet: Date | null = null;
          for (let at = used; at < back; at = addOsloDays(at, 1)) {
            const step = unusedStep({ access: mine, sistBrukt: used, varslet }, at);
            if (step === null) continue;
            expect(['valid', 'lapsed']).toContain(accessState(mine, at));
            expect(addOsloMonths(used, 12) <= at).toBe(true);
            if (step === 'tell') {
              expect(varslet).toBeNull();
              varslet = at;
              continue;
            }
            expect(addOsloDays(varslet!, 14) <= at).toBe(true);
            const ended = moveAccess(mine, { type: 'end' }, at);
            expect(ended).toMatchObject({ endDate: osloDay(at) });
            expect(accessState(ended as Access, at)).toBe('ended');
            return;
          }
          used = back;
        }
      }),
    );
  });
});
