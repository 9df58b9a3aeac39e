import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  andelerOf,
  countedFrom,
  type DagTall,
  daysOf,
  isMovedOnTheDay,
  MAATER,
  maateOf,
  MIN_RETTSMOETER,
  monthFigures,
  monthsFor,
  opensOn,
  publiseringOf,
  sumOf,
} from './dekning-varsling.ts';

const START = new Date('2026-10-12T09:00:00+02:00');
const before = (ms: number) => new Date(START.getTime() - ms);
const HOUR = 3_600_000;

test.each([
  ['exactly 24 hours before', 24 * HOUR, 'iTide'],
  ['a millisecond less', 24 * HOUR - 1, 'senere'],
  ['as it starts', 0, 'senere'],
  ['a millisecond after it has started', -1, 'uannonsert'],
])('a hearing that is first seen %s', (_, ms, maate) => {
  expect(maateOf({ start: START, foerstSett: before(ms), flyttet: false })).toBe(maate);
  expect(maateOf({ start: START, foerstSett: before(ms), flyttet: true })).toBe('flyttet');
});

test.each([
  ['to another time of the day', '2026-10-12T09:00:00+02:00', '2026-10-12T13:00:00+02:00', true],
  ['from the day to another', '2026-10-12T09:00:00+02:00', '2026-10-20T09:00:00+02:00', true],
  ['from another day to this one', '2026-10-13T09:00:00+02:00', '2026-10-12T15:00:00+02:00', true],
  ['between other days', '2026-10-13T09:00:00+02:00', '2026-10-14T09:00:00+02:00', false],
  ['to another end alone', '2026-10-12T09:00:00+02:00', '2026-10-12T09:00:00+02:00', false],
])('a move %s, on 12 October', (_, fra, til, isMoved) => {
  const now = new Date('2026-10-12T00:00:00+02:00');
  expect(isMovedOnTheDay(new Date(fra), new Date(til), now)).toBe(isMoved);
});

const perMaate = fc.record({
  iTide: fc.nat(2000),
  senere: fc.nat(500),
  flyttet: fc.nat(100),
  uannonsert: fc.nat(100),
});

describe('shares', () => {
  it('are the whole together, and each is at most one from what it is', () => {
    fc.assert(
      fc.property(perMaate, (antall) => {
        const andeler = andelerOf(antall);
        // What a matcher gives back is not for the property to judge.
        if (sumOf(antall) < MIN_RETTSMOETER) {
          expect(andeler).toBeNull();
          return;
        }
        expect(sumOf(andeler!)).toBe(100);
        for (const maate of MAATER) {
          expect(Math.abs(andeler![maate] - (100 * antall[maate]) / sumOf(antall))).toBeLessThan(1);
          if (antall[maate] === 0) expect(andeler![maate]).toBe(0);
        }
      }),
    );
  });

  it('are not said of fewer than 20', () => {
    expect(andelerOf({ iTide: 19, senere: 0, flyttet: 0, uannonsert: 0 })).toBeNull();
    expect(andelerOf({ iTide: 19, senere: 1, flyttet: 0, uannonsert: 0 })).toEqual({
      ...{ iTide: 95, senere: 5, flyttet: 0, uannonsert: 0 },
    });
  });
});

it('every hearing is announced in exactly one way', () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ foerst: fc.integer({ min: -100, max: 100 }), flyttet: fc.boolean() })),
      (hearings) => {
        const antall = { iTide: 0, senere: 0, flyttet: 0, uannonsert: 0 };
        for (const { foerst, flyttet } of hearings)
          antall[maateOf({ start: START, foerstSett: before(foerst * HOUR), flyttet })] += 1;
        expect(sumOf(antall)).toBe(hearings.length);
      },
    ),
  );
});

test.each([
  [0, 0, 'ikkeAktuelt'],
  [3, 0, 'nei'],
  [3, 1, 'delvis'],
  [4, 2, 'ja'],
  [3, 3, 'ja'],
])('of %d cases %d published is %s', (saker, publisert, is) => {
  expect(publiseringOf(saker, publisert)).toBe(is);
});

describe('the months', () => {
  it('open to journalists on the eighth of the next, also at the turn of a year', () => {
    expect(opensOn('2026-10')).toBe('2026-11-08');
    expect(opensOn('2026-12')).toBe('2027-01-08');
  });

  it('are seen by administrators at once, and by journalists when they have opened', () => {
    const since = '2026-09-15';
    expect(monthsFor('presse', since, '2026-11-07')).toEqual(['2026-09']);
    expect(monthsFor('presse', since, '2026-11-08')).toEqual(['2026-10', '2026-09']);
    expect(monthsFor('admin', since, '2026-11-07')).toEqual(['2026-11', '2026-10', '2026-09']);
    expect(monthsFor('admin', since, '2026-11-01')).toEqual(['2026-10', '2026-09']);
    expect(monthsFor('admin', null, '2026-11-07')).toEqual([]);
  });

  it('are 24 at most', () => {
    expect(monthsFor('admin', '2020-01-01', '2026-11-20')).toHaveLength(24);
  });

  it('have whole days alone', () => {
    expect(daysOf('2026-10', '2026-11-20')).toEqual({ fra: '2026-10-01', til: '2026-11-01' });
    expect(daysOf('2026-11', '2026-11-20')).toEqual({ fra: '2026-11-01', til: '2026-11-20' });
  });
});

const dag = (day: string, more: Partial<DagTall> = {}): DagTall => ({
  ...{ dag: day, iTide: 1, senere: 0, flyttet: 0, uannonsert: 0 },
  ...{ saker: 0, medAvgjoerelse: 0, straffesaker: 0, medTiltale: 0 },
  ...more,
});
/** All working days of October 2026 but these. */
const listsBut = (...missing: readonly string[]) =>
  new Set(
    Array.from({ length: 31 }, (_, at) => `2026-10-${String(at + 1).padStart(2, '0')}`).filter(
      (day) => !missing.includes(day),
    ),
  );
const figures = (dager: readonly DagTall[], mottatt = listsBut(), today = '2026-11-08') =>
  monthFigures({ dager, mottatt, since: '2026-01-01' }, '2026-10', today);

describe('the figures of a month', () => {
  it('leave out the hearings of a working day without a list, and say how many such days there are', () => {
    const mottatt = listsBut('2026-10-12', '2026-10-13', '2026-10-17');
    const dager = ['2026-10-12', '2026-10-14', '2026-10-17'].map((day) => dag(day));
    // The 17th is a Saturday: no list is expected.
    expect(figures(dager, mottatt)).toMatchObject({ antall: { iTide: 2 }, dagerUtenListe: 2 });
  });

  it('begin two days after the first list of a court', () => {
    expect(countedFrom(new Date('2026-10-12T06:00:00+02:00'))).toBe('2026-10-14');
    const court = {
      dager: ['2026-10-13', '2026-10-14'].map((day) => dag(day)),
      ...{ mottatt: new Set(['2026-10-14']), since: '2026-10-14' },
    };
    expect(monthFigures(court, '2026-10', '2026-10-15')).toMatchObject({
      ...{ antall: { iTide: 1 }, dagerUtenListe: 0 },
    });
  });

  it('expect a decision after four weeks, and say before that that it is too early', () => {
    const over = { saker: 3, medAvgjoerelse: 1 };
    const dager = [dag('2026-10-11', over), dag('2026-10-12', over)];
    expect(figures(dager)).toMatchObject({ avgjoerelser: 'delvis', ikkePublisert: 2 });
    expect(figures(dager.slice(1))).toMatchObject({ avgjoerelser: 'forTidlig', ikkePublisert: 0 });
    expect(figures([])).toMatchObject({ avgjoerelser: 'ikkeAktuelt', ikkePublisert: 0 });
  });

  it('say what is published of indictments only where there are such cases', () => {
    const straff = (straffesaker: number, medTiltale: number) =>
      figures([dag('2026-10-12', { straffesaker, medTiltale })]).tiltaler;
    expect([straff(0, 0), straff(2, 0), straff(4, 1), straff(2, 1)]).toEqual([
      ...['ikkeAktuelt', 'nei', 'delvis', 'ja'],
    ]);
  });
});
