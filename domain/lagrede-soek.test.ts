import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  anslagOf,
  aWeek,
  periodeAhead,
  periodeNamed,
  periodeOf,
  type Ugyldig,
  ugyldigOf,
} from './lagrede-soek.ts';
import { KATEGORIER, searchableRange } from './search-rules.ts';
import { dayChoices } from './search-days.ts';
import { shiftDay } from './time.ts';

/** Noon on Tuesday 10 March 2026. */
const NOON = new Date('2026-03-10T12:00:00+01:00');
const kategori = fc.constantFrom(...KATEGORIER);
const instant = fc.date({
  min: new Date('2026-01-01'),
  max: new Date('2030-01-01'),
  noInvalidDate: true,
});

describe('the period of a saved search', () => {
  it('is the one whose days were chosen', () => {
    const of = (fraDato: string, tilDato: string) =>
      periodeOf('berammede', { fraDato, tilDato }, NOON)?.label ?? null;
    expect(of('2026-03-10', '2026-03-10')).toBe('I dag');
    expect(of('2026-03-16', '2026-03-22')).toBe('Neste uke');
    expect(of('2026-03-10', '2026-04-10')).toBe('Én måned framover');
    expect(of('2026-03-10', '2026-04-11')).toBeNull();
  });

  it('goes back in time for decisions, and is another one for the other categories', () => {
    const month = { fraDato: '2026-02-10', tilDato: '2026-03-10' };
    expect(periodeOf('avgjorelser', month, NOON)).toMatchObject({ label: 'Siste måned' });
    expect(periodeOf('berammede', month, NOON)).toBeNull();
    expect(periodeNamed('avgjorelser', 'neste-uke', NOON)).toBeNull();
  });

  it('moves with the day, and is still the same period then', () => {
    fc.assert(
      fc.property(kategori, instant, instant, (of, saved, run) => {
        for (const { id, range } of dayChoices(of, saved)) {
          const named = periodeOf(of, range, saved)?.id ?? null;
          const later = periodeNamed(of, named, run);
          // Two periods can have the same days: then the first is meant, and it moves as itself.
          expect(periodeNamed(of, named, saved)?.range).toEqual(range);
          expect(periodeOf(of, later!.range, run)?.range).toEqual(later!.range);
          if (named === id)
            expect(later!.range).toEqual(dayChoices(of, run).find((one) => one.id === id)?.range);
        }
      }),
    );
  });

  it('of no name, or of a name that is not known, is none', () => {
    for (const id of [null, '', 'neste-aar'])
      expect(periodeNamed('berammede', id, NOON)).toBeNull();
  });
});

describe('a saved search', () => {
  const SEARCH = { domstolid: 'TOSL', fraDato: '2026-03-10', tilDato: '2026-03-20' };
  const why = (change: object = {}, hasTextErrors = false) =>
    ugyldigOf({ ...SEARCH, ...change }, NOON, { isCourt: (id) => id === 'TOSL', hasTextErrors });

  it.each<[string, object, Ugyldig | null]>([
    ['can be run', {}, null],
    ['of a court that has been closed', { domstolid: 'TGML' }, 'domstol'],
    ['without a court', { domstolid: undefined }, 'domstol'],
    ['of days that are too long ago', { fraDato: '2025-12-09' }, 'datoer'],
    ['of days that are too far ahead', { tilDato: '2028-03-11' }, 'datoer'],
    ['with its last day before its first', { tilDato: '2026-03-09' }, 'datoer'],
    ['without days', { fraDato: undefined, tilDato: undefined }, 'datoer'],
  ])('%s says so', (_, change, expected) => {
    expect(why(change)).toBe(expected);
  });

  it('says its texts last: a court that is gone has to be chosen anew first', () => {
    expect(why({}, true)).toBe('tekst');
    expect(why({ domstolid: 'TGML' }, true)).toBe('domstol');
    expect(why({ tilDato: '2028-03-11' }, true)).toBe('datoer');
  });

  it('of a moving period is never too old or too far ahead', () => {
    fc.assert(
      fc.property(kategori, instant, (of, now) => {
        for (const { range } of dayChoices(of, now))
          expect(
            ugyldigOf({ domstolid: 'TOSL', ...range }, now, {
              isCourt: () => true,
              hasTextErrors: false,
            }),
          ).toBeNull();
      }),
    );
  });

  it('of days that stand still becomes too old one day, and only then', () => {
    const { fraDato } = searchableRange(NOON);
    const old = { ...SEARCH, fraDato };
    expect(why(old)).toBeNull();
    const next = new Date(NOON.getTime() + 86_400_000);
    const rules = { isCourt: () => true, hasTextErrors: false };
    expect(ugyldigOf(old, next, rules)).toBe('datoer');
    expect(ugyldigOf({ ...old, fraDato: shiftDay(fraDato, { days: 1 }) }, next, rules)).toBeNull();
  });
});

describe('how many hits a week a search would have brought', () => {
  const range = { fraDato: '2026-03-10', tilDato: '2026-04-10' };
  const counted = (of: Parameters<typeof anslagOf>[0], isMoving = true) =>
    anslagOf(of, range, { now: NOON, isMoving });

  it('is counted from twelve weeks ago to the end of its days, of what was first seen meanwhile', () => {
    const since = new Date('2025-12-16T00:00:00+01:00');
    expect(counted('berammede')).toEqual({
      ...{ fraDato: '2025-12-16', tilDato: '2026-04-10', seenAfter: since },
    });
    expect(counted('berammede', false)).toEqual({ ...range, seenAfter: since });
  });

  it('of decisions goes by the day on which they were given; of indictments it is not known', () => {
    const weeks = { fraDato: '2025-12-16', tilDato: '2026-03-10', seenAfter: null };
    expect(counted('avgjorelser')).toEqual(weeks);
    expect([counted('avgjorelser', false), counted('tiltaler')]).toEqual([null, null]);
  });

  it('always stays in the days that may be searched', () => {
    fc.assert(
      fc.property(kategori, instant, (of, now) => {
        for (const { range: days } of [...dayChoices(of, now), periodeAhead(now)]) {
          const found = anslagOf(of, days, { now, isMoving: true });
          const limit = searchableRange(now);
          expect((found ?? limit).fraDato >= limit.fraDato).toBe(true);
          expect((found ?? limit).tilDato <= limit.tilDato).toBe(true);
        }
      }),
    );
  });

  it('is a whole number, or less than one', () => {
    expect([0, 11, 12, 17, 18, 47].map(aWeek)).toEqual([null, null, 1, 1, 2, 4]);
  });
});
