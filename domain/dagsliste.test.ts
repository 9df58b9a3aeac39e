import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  byRoom,
  byTime,
  dagslisteMessages,
  isOnDay,
  salNavn,
  validateDagsliste,
} from './dagsliste.ts';
import { MOST_OWN_COURTS } from './startvalg.ts';
import { osloDay } from './time.ts';

const NOON = new Date('2026-03-10T12:00:00+01:00');

const moete = (saksnummer: string, start: string, sal: string | null = null) => ({
  ...{ saksnummer, sal, start: `2026-03-10T${start}:00+01:00` },
  slutt: '2026-03-10T16:00:00+01:00',
});

describe('the day of a hearing', () => {
  const at = (start: string, slutt: string) => ({ start: new Date(start), slutt: new Date(slutt) });

  it('is each that it takes a part of', () => {
    const threeDays = at('2026-03-09T09:00:00+01:00', '2026-03-11T15:30:00+01:00');
    const days = ['2026-03-08', '2026-03-09', '2026-03-10', '2026-03-11', '2026-03-12'];
    expect(days.map((day) => isOnDay(threeDays, day))).toEqual([false, true, true, true, false]);
  });

  it('begins and ends at midnight in Oslo', () => {
    const night = at('2026-03-09T23:00:00+01:00', '2026-03-10T00:00:00+01:00');
    expect(isOnDay(night, '2026-03-09')).toBe(true);
    expect(isOnDay(night, '2026-03-10')).toBe(false);
    const morning = at('2026-03-10T00:00:00+01:00', '2026-03-10T01:00:00+01:00');
    expect(isOnDay(morning, '2026-03-09')).toBe(false);
  });

  it('is the Oslo day of every instant in it, also when the clocks change', () => {
    const instant = fc.date({
      min: new Date('2026-01-01'),
      max: new Date('2028-01-01'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(instant, fc.integer({ min: 1, max: 100 * 3_600_000 }), (start, length) => {
        const slutt = new Date(start.getTime() + length);
        const inside = new Date(start.getTime() + Math.floor(length / 2));
        for (const part of [start, inside, new Date(slutt.getTime() - 1)])
          expect(isOnDay({ start, slutt }, osloDay(part))).toBe(true);
      }),
    );
  });
});

describe('what may be asked', () => {
  const of = (dag: string | undefined, domstolid: readonly string[] = ['TOSL']) =>
    validateDagsliste({ domstolid, dag }, NOON);
  const courts = (count: number) => Array.from({ length: count }, (_, i) => `TR${i}`);

  it('is ten courts or all of them, on one day that may be searched', () => {
    expect(of('2026-03-10', courts(MOST_OWN_COURTS))).toEqual({});
    expect(of('2026-03-10', ['alle'])).toEqual({});
    expect(of('2026-03-10', [...courts(20), 'alle'])).toEqual({});
    expect(of('2026-03-10', courts(11))).toEqual({
      domstolid: ['Velg høyst 10 domstoler, eller alle.'],
    });
    expect(of('2026-03-10')).toEqual({});
    expect(of('2025-12-10')).toEqual({});
    expect(of('2028-03-10')).toEqual({});
  });

  it('is refused by field', () => {
    expect(of(undefined, [])).toEqual({
      domstolid: ['Domstol er påkrevd.'],
      dag: ['Dato er påkrevd.'],
    });
    expect(of('2025-12-09')).toEqual({ dag: [dagslisteMessages.dagTooEarly] });
    expect(of('2028-03-11')).toEqual({ dag: [dagslisteMessages.dagTooLate] });
  });
});

describe('the order', () => {
  it('by room is that of the rooms’ numbers, and those without one are last', () => {
    const rooms = byRoom([
      moete('1', '09:00', null),
      moete('2', '12:00', 'Sal 1010'),
      moete('3', '09:00', '9'),
      moete('4', '09:00', '  Sal  1010 '),
      moete('5', '10:00', '   '),
      moete('6', '09:00', '105'),
    ]);
    expect(rooms.map(({ navn, moeter }) => [navn, moeter.map((one) => one.saksnummer)])).toEqual([
      ['Sal 9', ['3']],
      ['Sal 105', ['6']],
      ['Sal 1010', ['4', '2']],
      [null, ['1', '5']],
    ]);
  });

  it('by time is by start, end and case number', () => {
    const long = { ...moete('a', '09:00'), slutt: '2026-03-10T17:00:00+01:00' };
    const moeter = [long, moete('26-10', '09:00'), moete('26-9', '09:00'), moete('z', '08:00')];
    expect(byTime(moeter).map(({ saksnummer }) => saksnummer)).toEqual(['z', '26-9', '26-10', 'a']);
  });

  it('keeps the name of a room that has one', () => {
    expect(['Rettssal 1', ' 4 A', '', null].map(salNavn)).toEqual([
      'Rettssal 1',
      'Sal 4 A',
      null,
      null,
    ]);
  });

  it('leaves no hearing out, puts none in two rooms, and is the same however they come', () => {
    const sal = fc.option(fc.constantFrom('1', 'Sal 1', 'Sal 10', 'Rettssal 2', ' ', 'Å', 'å'));
    const hour = fc.integer({ min: 10, max: 15 });
    const all = fc.uniqueArray(
      fc
        .record({ nr: fc.nat(99), hour, sal })
        .map((one) => moete(`26-${one.nr}`, `${one.hour}:00`, one.sal)),
      { selector: ({ saksnummer }) => saksnummer },
    );
    fc.assert(
      fc.property(all, (moeter) => {
        const rooms = byRoom(moeter);
        expect(new Set(rooms.map(({ navn }) => navn)).size).toBe(rooms.length);
        expect(byTime(rooms.flatMap((room) => room.moeter))).toEqual(byTime(moeter));
        expect(byRoom(moeter.toReversed())).toEqual(rooms);
        const [last] = rooms.toReversed();
        if (moeter.some((one) => salNavn(one.sal) === null)) expect(last!.navn).toBeNull();
      }),
    );
  });
});
