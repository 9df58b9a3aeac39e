import { expect, it } from 'vitest';
import { courtsOf, nearestDay } from './dagsliste-domstoler.ts';

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
