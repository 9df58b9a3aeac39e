import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isWorkingDay } from './mottak.ts';
import {
  askableFrom,
  othersAskableFrom,
  reminderDue,
  reminderHorizon,
  usuallyDecidedBy,
} from './spoerre-igjen.ts';
import { anyInstant } from './testing/arbitrary-sak.ts';
import { endOfOsloDay, osloDay, osloIso, shiftDay } from './time.ts';

const at = (text: string) => new Date(text);
const time = (instant: Date) => osloIso(instant).slice(11, 19);

describe('asking the same contact person again', () => {
  it('is possible from the beginning of the next Oslo day', () => {
    const sent = at('2026-03-10T09:00:00+01:00');
    expect(askableFrom(sent, at('2026-03-10T23:59:59.999+01:00'))).toBe('2026-03-11');
    expect(askableFrom(sent, at('2026-03-11T00:00:00+01:00'))).toBeNull();
    // The last minute of a day counts as much as the first.
    expect(
      askableFrom(at('2026-03-10T23:59:00+01:00'), at('2026-03-11T00:00:00+01:00')),
    ).toBeNull();
  });

  it('is possible exactly once a day, on every day, where the clocks change too', () => {
    fc.assert(
      fc.property(anyInstant, (sent) => {
        const end = endOfOsloDay(osloDay(sent));
        expect(askableFrom(sent, sent)).toBe(osloDay(end));
        expect(askableFrom(sent, new Date(end.getTime() - 1))).toBe(osloDay(end));
        expect(askableFrom(sent, end)).toBeNull();
      }),
    );
  });
});

it('the contact person can be corrected until four have been asked on a day', () => {
  const now = at('2026-03-28T23:30:00+01:00');
  expect([0, 1, 2, 3].map((asked) => othersAskableFrom(asked, now))).toEqual([
    null,
    null,
    null,
    null,
  ]);
  expect([4, 5].map((asked) => othersAskableFrom(asked, now))).toEqual([
    '2026-03-29',
    '2026-03-29',
  ]);
});

describe('the reminder', () => {
  it('is due at the same time of the day a week later, whatever the clocks did between', () => {
    expect(reminderDue(at('2026-03-24T12:00:00+01:00'))).toEqual(at('2026-03-31T12:00:00+02:00'));
    expect(reminderDue(at('2026-10-20T12:00:00+02:00'))).toEqual(at('2026-10-27T12:00:00+01:00'));
    expect(reminderHorizon(at('2026-03-24T12:00:00+01:00'))).toEqual(
      at('2026-03-18T12:00:00+01:00'),
    );
  });

  it('is seven Oslo days after the question', () => {
    fc.assert(
      fc.property(anyInstant, (asked) => {
        const due = reminderDue(asked);
        // An hour that is skipped in spring is read as the next one.
        const isSkipped = time(due) !== time(asked);
        if (!isSkipped) expect(osloDay(due)).toBe(shiftDay(osloDay(asked), { days: 7 }));
        expect(asked <= reminderHorizon(due)).toBe(true);
      }),
    );
  });
});

describe('the day until which an application is usually decided', () => {
  it.each([
    ['2026-11-24T08:31:00+01:00', '2026-12-01', 'a weekend between'],
    ['2026-11-22T12:00:00+01:00', '2026-11-27', 'confirmed on a Sunday'],
    ['2026-03-31T23:30:00+02:00', '2026-04-10', 'Easter between'],
    ['2026-12-23T12:00:00+01:00', '2026-12-31', 'Christmas between'],
    ['2026-12-28T12:00:00+01:00', '2027-01-05', 'New Year between'],
  ])('after %s is %s: %s', (confirmed, day) => {
    expect(usuallyDecidedBy(at(confirmed))).toBe(day);
  });

  it('is the fifth working day after', () => {
    fc.assert(
      fc.property(anyInstant, (confirmed) => {
        const last = usuallyDecidedBy(confirmed);
        let count = 0;
        for (let day = osloDay(confirmed); day < last;) {
          day = shiftDay(day, { days: 1 });
          if (isWorkingDay(day)) count += 1;
        }
        expect(count).toBe(5);
        expect(isWorkingDay(last)).toBe(true);
      }),
    );
  });
});
