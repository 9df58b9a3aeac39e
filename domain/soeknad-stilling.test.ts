import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { linkExpiry } from './arbeidsgiver.ts';
import { STATUS } from './soeknad.ts';
import {
  type AskedEmployer,
  LENGE_VENTET,
  arbeidsgiverSvar,
  lengeVentetFrom,
  osloDaysBetween,
  stillingOf,
  ventetDager,
} from './soeknad-stilling.ts';
import { addOsloDays, startOfOsloDay } from './time.ts';

const asked = new Date('2026-10-20T09:12:00+02:00');
const utloeper = linkExpiry(asked);
const now = new Date('2026-11-06T12:00:00+01:00');
const open: AskedEmployer = { utloeper, svar: null, svart: null, erstattet: null, slettet: null };

describe('what the employer has said', () => {
  it.each([
    ['was never asked', null, now, 'ikkeSpurt'],
    ['may still answer', open, now, 'venter'],
    ['may answer until the last moment', open, new Date(utloeper.getTime() - 1), 'venter'],
    ['did not answer in time', open, utloeper, 'utloept'],
    ['cannot answer any more', { ...open, erstattet: asked }, now, 'utloept'],
    ['has confirmed', { ...open, svar: 'bekreftet', svart: now }, now, 'bekreftet'],
    ['has denied, long ago', { ...open, svar: 'avkreftet', svart: now }, utloeper, 'avkreftet'],
    [
      'has confirmed before the question was put to somebody else',
      { ...open, svar: 'bekreftet', svart: asked, erstattet: now },
      now,
      'bekreftet',
    ],
  ] as const)('%s', (_, question, at, svar) => {
    expect(arbeidsgiverSvar(question, at)).toBe(svar);
  });
});

describe('where an application stands', () => {
  it.each([
    ['ny', 'bekreftet', 'klare'],
    ['ny', 'avkreftet', 'klare'],
    ['ny', 'utloept', 'klare'],
    ['ny', 'ikkeSpurt', 'klare'],
    ['ny', 'venter', 'venter'],
    ['paaVent', 'venter', 'paaVent'],
    ['paaVent', 'bekreftet', 'paaVent'],
    ['godkjent', 'bekreftet', null],
    ['avslaatt', 'venter', null],
  ] as const)('%s, %s: %s', (status, svar, stilling) => {
    expect(stillingOf(STATUS[status], svar)).toBe(stilling);
  });

  const instant = fc.date({
    min: new Date('2020-01-01'),
    max: new Date('2040-01-01'),
    noInvalidDate: true,
  });
  const question = fc.record({
    asked: instant,
    svar: fc.constantFrom(null, 'bekreftet' as const, 'avkreftet' as const),
    erstattet: fc.option(instant),
  });

  it('waits only while somebody can answer, and then no longer than until the link ends', () => {
    fc.assert(
      fc.property(question, instant, ({ asked: spurt, svar, erstattet }, at) => {
        const ends = linkExpiry(spurt);
        const svart = svar && spurt;
        const asks = { utloeper: ends, svar, svart, erstattet, slettet: null };
        const waits = stillingOf(STATUS.ny, arbeidsgiverSvar(asks, at)) === 'venter';
        expect(waits).toBe(!svar && !erstattet && at < ends);
        expect(stillingOf(STATUS.ny, arbeidsgiverSvar(asks, ends))).toBe('klare');
      }),
    );
  });
});

describe('how long an application has waited', () => {
  const sent = new Date('2026-10-24T23:50:00+02:00');
  it.each([
    ['the same evening', '2026-10-24T23:59:59+02:00', 0],
    ['after midnight in Oslo', '2026-10-25T00:05:00+02:00', 1],
    ['the day after the clocks changed', '2026-10-26T00:00:00+01:00', 2],
    ['two weeks later', '2026-11-07T08:00:00+01:00', 14],
    ['by a clock that is behind', '2026-10-20T08:00:00+02:00', 0],
  ])('%s', (_, at, days) => {
    expect(
      ventetDager({ soeknadsdato: sent, gjenaapnet: null, behandlet: null }, new Date(at)),
    ).toBe(days);
  });

  it('stops when it is decided', () => {
    const behandlet = new Date('2026-10-27T09:00:00+01:00');
    expect(
      ventetDager({ soeknadsdato: sent, gjenaapnet: null, behandlet }, new Date('2027-01-01')),
    ).toBe(3);
  });

  it('begins again when it is taken up again', () => {
    const gjenaapnet = new Date('2026-11-05T09:00:00+01:00');
    const then = new Date('2026-11-07T08:00:00+01:00');
    expect(ventetDager({ soeknadsdato: sent, gjenaapnet, behandlet: null }, then)).toBe(2);
  });

  it('is long for whoever has applied before an instant that moves at midnight in Oslo', () => {
    const at = fc.date({
      min: new Date('2020-01-01'),
      max: new Date('2040-01-01'),
      noInvalidDate: true,
    });
    const hours = fc.integer({ min: 0, max: 24 * 30 });
    fc.assert(
      fc.property(at, hours, (then, n) => {
        const soeknadsdato = new Date(then.getTime() - n * 3_600_000);
        const isLong =
          ventetDager({ soeknadsdato, gjenaapnet: null, behandlet: null }, then) >= LENGE_VENTET;
        expect(soeknadsdato < lengeVentetFrom(then)).toBe(isLong);
      }),
    );
  });

  it('is a whole number of Oslo days, whenever in the day, also over changes of the clocks', () => {
    const days = fc.integer({ min: 0, max: 400 });
    const from = fc.date({
      min: new Date('2020-01-01'),
      max: new Date('2040-01-01'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(from, days, (instant, n) => {
        expect(osloDaysBetween(instant, addOsloDays(instant, n))).toBe(n);
        expect(osloDaysBetween(startOfOsloDay('2026-01-01'), startOfOsloDay('2026-01-01'))).toBe(0);
      }),
    );
  });
});
