import { describe, expect, it } from 'vitest';
import { MORGENVARSEL_SLAG, morgenlinjer, morgenOf, type Morgenstatus } from './morgenvarsel.ts';

const now = new Date('2026-11-26T07:00:00+01:00');
const quiet: Morgenstatus = {
  ...{ soeknader: 0, eldsteSoeknad: null, epostfeil: 0, iRetur: 0 },
  ...{ domstoler: 0, alarmer: 0, doedbrev: 0 },
};

describe('the morning', () => {
  it.each([
    ['a moment before seven', '2026-11-26T06:59:59.999+01:00', null],
    ['at seven', '2026-11-26T07:00:00+01:00', '2026-11-26'],
    ['a server that starts late', '2026-11-26T09:59:59+01:00', '2026-11-26'],
    ['at ten', '2026-11-26T10:00:00+01:00', null],
    ['on a Saturday', '2026-11-28T07:30:00+01:00', null],
    ['on the first day of Christmas', '2026-12-25T07:30:00+01:00', null],
    ['on the day after the clocks change', '2026-03-30T07:00:00+02:00', '2026-03-30'],
  ])('%s', (_, at, day) => {
    expect(morgenOf(new Date(at))).toBe(day);
  });
});

describe('what is told in the morning', () => {
  it('is nothing when there is nothing to say', () => {
    expect(morgenlinjer(MORGENVARSEL_SLAG, quiet, now)).toEqual([]);
  });

  it('is what was chosen, and has something to say, in the same order for everybody', () => {
    const status = {
      ...quiet,
      ...{ soeknader: 7, eldsteSoeknad: new Date('2026-11-12T23:30:00+01:00') },
      ...{ epostfeil: 3, iRetur: 2, doedbrev: 1 },
    };
    expect(morgenlinjer(['doedbrev', 'epostfeil', 'soeknader', 'domstoler'], status, now)).toEqual([
      { slag: 'soeknader', antall: 7, av: 14 },
      { slag: 'epostfeil', antall: 3, av: 2 },
      { slag: 'doedbrev', antall: 1, av: 0 },
    ]);
    expect(morgenlinjer(['doedbrev'], status, now)).toHaveLength(1);
    expect(morgenlinjer([], status, now)).toEqual([]);
  });
});
