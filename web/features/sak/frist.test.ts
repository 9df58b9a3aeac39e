import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { anyInstant } from '#domain/testing/arbitrary-sak.ts';
import { osloDay, osloIso, startOfOsloDay } from '#domain/time.ts';
import { formatDayInWords } from '#web/format.ts';
import { filFrist, navnFrist } from './frist.ts';

const AFTERNOON = '2026-12-07T15:30:00+01:00';
const MIDNIGHT = '2027-02-23T00:00:00+01:00';
const EARLY = new Date('2026-11-20T10:00:00+01:00');

describe('when the names are hidden', () => {
  it('is the day on which they go', () => {
    expect(navnFrist(AFTERNOON, EARLY).text).toBe('Navnene skjules 7. desember 2026');
    expect(navnFrist('2026-12-07T00:00:00+01:00', EARLY).text).toBe(
      'Navnene skjules 7. desember 2026',
    );
  });

  test.each([
    ['2026-12-03T23:59:59+01:00', false],
    ['2026-12-04T00:00:00+01:00', true],
    ['2026-12-07T15:29:59+01:00', true],
  ])('at %s it is soon: %s', (now, isSoon) =>
    expect(navnFrist(AFTERNOON, new Date(now)).isSoon).toBe(isSoon),
  );

  it('has the hour when it is soon', () =>
    expect(navnFrist(AFTERNOON, new Date('2026-12-05T08:00:00+01:00')).text).toBe(
      'Navnene skjules 7. desember 2026 kl. 15:30',
    ));
});

describe('until when a file is there', () => {
  it('is the day of the last hearing three months on, for an indictment', () => {
    const end = '2027-02-23T15:30:00+01:00';
    expect(filFrist(end, EARLY).text).toBe('Tilgjengelig til 23. februar 2027');
    expect(filFrist(end, new Date('2027-02-20T00:00:00+01:00'))).toEqual({
      text: 'Tilgjengelig til 23. februar 2027 kl. 15:30',
      isSoon: true,
    });
  });

  it('is the whole of the day before, for one that goes at midnight', () =>
    expect(filFrist(MIDNIGHT, EARLY).text).toBe('Tilgjengelig til og med 22. februar 2027'));

  test.each([
    ['2027-02-18T23:59:59+01:00', false],
    ['2027-02-19T00:00:00+01:00', true],
    ['2027-02-22T23:59:59+01:00', true],
  ])('at %s the last day, 22 February, is soon: %s', (now, isSoon) =>
    expect(filFrist(MIDNIGHT, new Date(now)).isSoon).toBe(isSoon),
  );

  // The wire has whole seconds.
  const anyEnd = fc.oneof(
    anyInstant.map((instant) => new Date(instant.setUTCMilliseconds(0))),
    anyInstant.map((instant) => startOfOsloDay(osloDay(instant))),
  );

  it('names the last day on which the file is there for at least a moment', () => {
    fc.assert(
      fc.property(anyEnd, (end) => {
        const lastDay = osloDay(new Date(end.getTime() - 1));
        const { text } = filFrist(osloIso(end), EARLY);
        expect(text).toContain(formatDayInWords(lastDay));
        expect(text.includes('og med')).toBe(lastDay !== osloDay(end));
      }),
    );
  });
});
