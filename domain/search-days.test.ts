import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayChoices } from './search-days.ts';
import { KATEGORIER, validateSearch } from './search-rules.ts';
import { osloDay, shiftDay } from './time.ts';

const choices = (kategori: (typeof KATEGORIER)[number], now: string) =>
  dayChoices(kategori, new Date(now)).map(
    ({ label, range }) => `${label}: ${range.fraDato} – ${range.tilDato}`,
  );

describe('days by one press', () => {
  test('hearings and indictments are looked for ahead', () => {
    // A Friday.
    const ahead = [
      'I dag: 2026-11-20 – 2026-11-20',
      'I morgen: 2026-11-21 – 2026-11-21',
      'Denne uken: 2026-11-16 – 2026-11-22',
      'Neste uke: 2026-11-23 – 2026-11-29',
      'Neste 30 dager: 2026-11-20 – 2026-12-19',
    ];
    expect(choices('berammede', '2026-11-20T12:00:00+01:00')).toEqual(ahead);
    expect(choices('tiltaler', '2026-11-20T12:00:00+01:00')).toEqual(ahead);
  });

  test('decisions are looked for behind', () => {
    expect(choices('avgjorelser', '2026-11-20T12:00:00+01:00')).toEqual([
      'I dag: 2026-11-20 – 2026-11-20',
      'I går: 2026-11-19 – 2026-11-19',
      'Denne uken: 2026-11-16 – 2026-11-22',
      'Forrige uke: 2026-11-09 – 2026-11-15',
      'Siste 30 dager: 2026-10-22 – 2026-11-20',
    ]);
  });

  test('the day is the one in Oslo, and a Sunday ends its week', () => {
    // In UTC it is still Saturday.
    expect(choices('berammede', '2026-11-22T00:30:00+01:00').slice(0, 4)).toEqual([
      'I dag: 2026-11-22 – 2026-11-22',
      'I morgen: 2026-11-23 – 2026-11-23',
      'Denne uken: 2026-11-16 – 2026-11-22',
      'Neste uke: 2026-11-23 – 2026-11-29',
    ]);
  });

  test('at any time every choice may be searched, no two are the same, and weeks follow each other', () => {
    const anyTime = fc.date({
      min: new Date('2020-01-01'),
      max: new Date('2060-01-01'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(fc.constantFrom(...KATEGORIER), anyTime, (kategori, now) => {
        const found = dayChoices(kategori, now);
        for (const { range } of found)
          expect(validateSearch({ domstolid: 'alle', ...range }, now)).toEqual({});
        expect(new Set(found.map(({ range }) => JSON.stringify(range))).size).toBe(found.length);
        const [today, , thisWeek, otherWeek] = found.map(({ range }) => range);
        expect(today!.fraDato).toBe(osloDay(now));
        expect(thisWeek!.fraDato <= today!.fraDato && today!.fraDato <= thisWeek!.tilDato).toBe(
          true,
        );
        expect(new Date(thisWeek!.fraDato).getUTCDay()).toBe(1);
        const days = kategori === 'avgjorelser' ? -7 : 7;
        expect(otherWeek).toEqual({
          fraDato: shiftDay(thisWeek!.fraDato, { days }),
          tilDato: shiftDay(thisWeek!.tilDato, { days }),
        });
      }),
    );
  });
});
