import { describe, expect, it } from 'vitest';
import { formatDay, formatDayAndTime, formatInterval, formatWeekday } from './format.ts';

describe('dates and times of a case', () => {
  it('shows the day as dd.mm.yyyy with the weekday in Norwegian', () => {
    expect(formatDay('2026-11-04')).toBe('04.11.2026');
    expect(formatWeekday('2026-11-04T09:00:00+01:00')).toBe('on. 04.11.2026');
    expect(formatWeekday('2026-11-22T09:00:00+01:00')).toBe('sø. 22.11.2026');
  });

  it("shows Oslo's wall clock whatever the offset", () => {
    expect(formatDayAndTime('2026-07-01T23:30:00+02:00')).toBe('01.07.2026 23:30');
  });

  it('names the end day only when it is another', () => {
    expect(
      formatInterval({ start: '2026-11-04T09:00:00+01:00', end: '2026-11-04T15:30:00+01:00' }).time,
    ).toBe('09:00–15:30');
    expect(
      formatInterval({ start: '2026-11-04T09:00:00+01:00', end: '2026-11-05T12:00:00+01:00' }).time,
    ).toBe('09:00–05.11.2026 12:00');
  });
});
