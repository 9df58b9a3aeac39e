import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { osloDay, osloIso, shiftDay, startOfOsloDay } from '#domain/time.ts';
import { daysUntil, hearingMarks } from './hearing-marks.ts';

const moete = (start: string, slutt: string) => ({
  start: osloIso(new Date(start)),
  slutt: osloIso(new Date(slutt)),
});
/** 09:00 to 15:30. Winter time, as the end of November is. */
const day = (date: string) => moete(`${date}T09:00:00+01:00`, `${date}T15:30:00+01:00`);
const texts = (moeter: Parameters<typeof hearingMarks>[0], now: string) =>
  hearingMarks(moeter, new Date(now)).map((mark) => ('text' in mark ? mark.text : mark.kind));

const WEEK = [day('2026-11-19'), day('2026-11-23'), day('2026-11-24')];

describe('what the hearings of a case are', () => {
  test.each([
    ['2026-11-20T10:00:00+01:00', ['over', 'Neste rettsmøte, om 3 dager', 'later']],
    ['2026-11-21T23:59:59+01:00', ['over', 'Neste rettsmøte, om 2 dager', 'later']],
    ['2026-11-22T00:00:00+01:00', ['over', 'Neste rettsmøte, i morgen', 'later']],
    ['2026-11-23T00:00:00+01:00', ['over', 'Neste rettsmøte, i dag', 'later']],
    ['2026-11-23T08:59:59+01:00', ['over', 'Neste rettsmøte, i dag', 'later']],
    ['2026-11-23T09:00:00+01:00', ['over', 'Pågår nå', 'later']],
    ['2026-11-23T15:29:59+01:00', ['over', 'Pågår nå', 'later']],
    ['2026-11-23T15:30:00+01:00', ['over', 'over', 'Neste rettsmøte, i morgen']],
    ['2026-11-24T15:30:00+01:00', ['over', 'over', 'over']],
  ])('at %s they are %j', (now, expected) => expect(texts(WEEK, now)).toEqual(expected));

  it('marks the second hearing of a day when the first is over', () =>
    expect(
      texts(
        [
          moete('2026-11-23T09:00:00+01:00', '2026-11-23T11:00:00+01:00'),
          moete('2026-11-23T13:00:00+01:00', '2026-11-23T15:00:00+01:00'),
        ],
        '2026-11-23T12:00:00+01:00',
      ),
    ).toEqual(['over', 'Neste rettsmøte, i dag']));

  it('says until when, not that it goes on at this hour, of a hearing over several days', () =>
    expect(
      texts(
        [moete('2026-11-23T09:00:00+01:00', '2026-11-27T15:30:00+01:00')],
        '2026-11-25T03:00:00+01:00',
      ),
    ).toEqual(['Pågår til 27.11.2026']));

  it.each([
    // The night on which the clocks go forward has 23 hours, that on which they go back 25.
    ['2026-03-28T23:30:00+01:00', '2026-03-30T09:00:00+02:00', 'om 2 dager'],
    ['2026-03-29T00:30:00+01:00', '2026-03-30T00:15:00+02:00', 'i morgen'],
    ['2026-10-24T23:30:00+02:00', '2026-10-26T09:00:00+01:00', 'om 2 dager'],
    ['2026-10-25T00:30:00+02:00', '2026-10-25T23:30:00+01:00', 'i dag'],
  ])('counts days by the calendar when the clocks change: %s, %s', (now, start, when) =>
    expect(texts([moete(start, '2027-01-01T00:00:00+01:00')], now)).toEqual([
      `Neste rettsmøte, ${when}`,
    ]),
  );

  const instant = fc.date({
    min: new Date('2026-03-20T00:00:00Z'),
    max: new Date('2026-04-05T00:00:00Z'),
    noInvalidDate: true,
  });
  const anyMoete = fc
    .tuple(instant, fc.integer({ min: 1, max: 100 }))
    .map(([start, hours]) =>
      moete(start.toISOString(), new Date(start.getTime() + hours * 3_600_000).toISOString()),
    );

  it('marks one time, of a hearing that is not over, whenever there is one', () => {
    fc.assert(
      fc.property(fc.array(anyMoete, { maxLength: 6 }), instant, (moeter, now) => {
        const marks = hearingMarks(moeter, now);
        const marked = moeter.filter((_, i) => 'text' in marks[i]!);
        const left = moeter.filter(({ slutt }) => new Date(slutt) > now);
        expect(marks.filter(({ kind }) => kind === 'over')).toHaveLength(
          moeter.length - left.length,
        );
        expect(marked.length > 0).toBe(left.length > 0);
        for (const one of marked) expect(left).toContain(one);
        // Nothing that has not begun comes before what is marked as the next.
        const isNext = marks.some(({ kind }) => kind === 'next');
        if (isNext)
          for (const one of left)
            expect(Date.parse(one.start)).toBeGreaterThanOrEqual(Date.parse(marked[0]!.start));
      }),
    );
  });

  it('counts the days that are torn off the calendar in Oslo', () => {
    fc.assert(
      fc.property(instant, fc.integer({ min: 0, max: 800 }), (now, days) => {
        const later = shiftDay(osloDay(now), { days });
        expect(daysUntil(later, now)).toBe(days);
        expect(daysUntil(later, startOfOsloDay(osloDay(now)))).toBe(days);
      }),
    );
  });
});
