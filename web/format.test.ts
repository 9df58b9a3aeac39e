import { describe, expect, it } from 'vitest';
import { speak } from '#domain/testing/speak.ts';
import {
  formatCount,
  formatDay,
  formatDayAndTime,
  formatDayInWords,
  formatDays,
  formatDuration,
  formatInterval,
  formatLongDay,
  formatMoment,
  formatWeekday,
} from './format.ts';

describe('dates and times of a case', () => {
  it('shows the day as dd.mm.yyyy with the weekday in Norwegian', () => {
    expect(formatDay('2026-11-04')).toBe('04.11.2026');
    expect(formatWeekday('2026-11-04T09:00:00+01:00')).toBe('on. 04.11.2026');
    expect(formatWeekday('2026-11-22T09:00:00+01:00')).toBe('sø. 22.11.2026');
  });

  it('has the weekdays of nynorsk for who reads that', () => {
    speak('nn');
    expect(formatWeekday('2026-11-21T09:00:00+01:00')).toBe('la. 21.11.2026');
    expect(formatLongDay('2026-11-24T09:00:00+01:00')).toBe('tysdag 24.11.2026');
  });

  it('shows a day in words', () => {
    expect(formatDayInWords('2026-12-07')).toBe('7. desember 2026');
    expect(formatDayInWords('2027-02-23T00:00:00+01:00')).toBe('23. februar 2027');
  });

  it('shows a moment and a span of days as short as they can be', () => {
    expect(formatMoment('2026-11-18T06:12:00+01:00')).toBe('onsdag 18. november kl.\u00a006:12');
    expect(formatDays('2026-03-02', '2026-05-14')).toBe('02.03.–14.05.2026');
    expect(formatDays('2026-12-31', '2027-01-01')).toBe('31.12.2026–01.01.2027');
    expect(formatDays('2026-03-02', '2026-03-02')).toBe('02.03.2026');
  });

  it('shows the time in Oslo, whatever the offset', () => {
    expect(formatDayAndTime('2026-07-01T23:30:00+02:00')).toBe('01.07.2026 23:30');
  });

  it('shows the day of the end only when it is another', () => {
    expect(
      formatInterval({ start: '2026-11-04T09:00:00+01:00', end: '2026-11-04T15:30:00+01:00' }).time,
    ).toBe('09:00–15:30');
    expect(
      formatInterval({ start: '2026-11-04T09:00:00+01:00', end: '2026-11-05T12:00:00+01:00' }).time,
    ).toBe('09:00–05.11.2026 12:00');
  });
});

it.each([
  [0, '0 sekunder'],
  [1, '1 sekund'],
  [59, '59 sekunder'],
  [60, '1 minutt'],
  [3_599, '59 minutter'],
  [3_600, '1 time'],
  [86_400, '1 døgn'],
  [200_000, '2 døgn'],
])('%i seconds are %s', (seconds, text) => {
  expect(formatDuration(seconds)).toBe(text);
});

it('counts in Norwegian, with the thousands apart', () => {
  expect(formatCount(1, 'sak', 'saker')).toBe('1 sak');
  expect(formatCount(0, 'sak', 'saker')).toBe('0 saker');
  expect(formatCount(12_345, 'sak', 'saker').replace(/\s/g, ' ')).toBe('12 345 saker');
});
