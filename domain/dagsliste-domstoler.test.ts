import { expect, it } from 'vitest';
import { courtsOf, nearestDay, stepFrom } from './dagsliste-domstoler.ts';

it('the courts of a list stand once each, by name', () => {
  const of = (domstolId: string, domstolNavn: string) => ({ domstolId, domstolNavn });
  const oslo = of('TOSL', 'Oslo tingrett');
  expect(courtsOf([oslo, of('TOER', 'Øst-Finnmark tingrett'), of('LA', 'Agder'), oslo])).toEqual([
    ...['LA', 'TOSL', 'TOER'],
  ]);
});

it('the nearest day of several courts has the hearings of all that hold some then', () => {
  const day = (dag: string, antall: number) => ({ dag, antall });
  const days = [day('2026-03-12', 4), null, day('2026-03-10', 3), day('2026-03-12', 2)];
  expect(nearestDay(days, 'neste')).toEqual(day('2026-03-10', 3));
  expect(nearestDay(days, 'forrige')).toEqual(day('2026-03-12', 6));
  expect(nearestDay([null, null], 'neste')).toBeNull();
  expect(nearestDay([], 'forrige')).toBeNull();
});

it('one step leads to the nearest day with hearings of any court', () => {
  const near = (forrige: string | null, neste: string | null) => {
    const day = (dag: string | null) => (dag === null ? null : { dag, antall: 1 });
    return { forrige: day(forrige), neste: day(neste) };
  };
  const of = [near('2026-03-02', '2026-03-20'), near(null, '2026-03-14')];
  expect(stepFrom('2026-03-10', 'neste', of)).toBe('2026-03-14');
  expect(stepFrom('2026-03-10', 'forrige', of)).toBe('2026-03-02');
});

it('without a known one it leads over weekends', () => {
  expect(stepFrom('2026-03-13', 'neste', [])).toBe('2026-03-16');
  expect(stepFrom('2026-03-16', 'forrige', [{ forrige: null, neste: null }])).toBe('2026-03-13');
  expect(stepFrom('2026-03-10', 'neste', [])).toBe('2026-03-11');
});
