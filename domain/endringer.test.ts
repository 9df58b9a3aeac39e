import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { erAv, MOETE_FORMER } from './endring-slag.ts';
import {
  caseChanges,
  fileChanges,
  hearingChanges,
  isSame,
  netChanges,
  type Endring,
  type MoeteEndring,
} from './endringer.ts';
import { OPEN_RETTSMOETE, type Rettsmoete } from './sak.ts';
import { anyInstant, anySak } from './testing/arbitrary-sak.ts';

const NOW = new Date('2026-03-01T08:00:00Z');
const moete = (day: number, more: Partial<Rettsmoete> = {}): Rettsmoete => ({
  ...OPEN_RETTSMOETE,
  start: new Date(Date.UTC(2026, 2, day, 8)),
  slutt: new Date(Date.UTC(2026, 2, day, 14)),
  ...{ sal: null, rettsalAdresse: null, rettsmoetetype: null },
  ...more,
});
const days = (endringer: readonly Endring[]) =>
  endringer.map((endring) =>
    erAv(endring, ...MOETE_FORMER)
      ? [endring.slag, endring.fra?.start.getUTCDate(), endring.til?.start.getUTCDate()]
      : endring.slag,
  );
const between = (before: Rettsmoete[], after: Rettsmoete[]) => {
  const { endringer, borte } = hearingChanges(before, after, NOW);
  return { endringer: days(endringer), borte: borte.map(({ start }) => start.getUTCDate()) };
};

describe('the hearings of a case', () => {
  it('move in their order, and one more is added', () => {
    expect(between([moete(10), moete(11)], [moete(20), moete(21), moete(22)])).toEqual({
      endringer: [
        ['flyttet', 10, 20],
        ['flyttet', 11, 21],
        ['lagtTil', undefined, 22],
      ],
      borte: [],
    });
  });

  it('move within their day before they move to another', () => {
    const later = moete(11, { start: new Date('2026-03-11T09:00:00Z') });
    expect(between([moete(10), moete(11)], [moete(9), later]).endringer).toEqual([
      ['flyttet', 11, 11],
      ['flyttet', 10, 9],
    ]);
  });

  it('are not said to be gone while nobody knows whether they come back', () => {
    expect(between([moete(10), moete(11)], [moete(10)])).toEqual({ endringer: [], borte: [11] });
  });

  it('of another type are others', () => {
    const plan = moete(10, { rettsmoetetype: 'Planmøte' });
    const main = moete(12, { rettsmoetetype: 'Hovedforhandling' });
    expect(between([plan], [main])).toEqual({
      endringer: [['lagtTil', undefined, 12]],
      borte: [10],
    });
  });

  it('in another room of the same time are told apart', () => {
    const rooms = (sal: string) => moete(10, { sal });
    expect(between([rooms('1'), rooms('2')], [rooms('2'), rooms('3')]).endringer).toEqual([
      ['sal', 10, 10],
    ]);
  });

  it('that stay as they are have not changed, whatever they are', () => {
    fc.assert(
      fc.property(anySak, anyInstant, (sak, now) => {
        const none = { endringer: [], borte: [] };
        expect(hearingChanges(sak.rettsmoeter, sak.rettsmoeter, now)).toEqual(none);
        expect(caseChanges(sak, sak, now)).toEqual([]);
        expect(fileChanges(sak, sak, now)).toEqual([]);
      }),
    );
  });

  it('come out as those of now, when the changes are made to those of before', () => {
    fc.assert(
      fc.property(anySak, anySak, anyInstant, (one, other, now) => {
        const { endringer, borte } = hearingChanges(one.rettsmoeter, other.rettsmoeter, now);
        const made = one.rettsmoeter
          .filter(({ slutt }) => slutt > now)
          .map((moete) => moete as MoeteEndring['til']);
        const take = (gone: MoeteEndring['fra']) => {
          const place = made.findIndex((still) => isSame(still!, gone!));
          expect(place).toBeGreaterThan(-1);
          made.splice(place, 1);
        };
        for (const gone of borte) take(gone);
        for (const endring of endringer)
          if ('fra' in endring) {
            if (endring.fra) take(endring.fra);
            if (endring.til) made.push(endring.til);
          }
        const times = (moeter: readonly MoeteEndring['til'][]) =>
          moeter
            .map((moete) => `${moete!.start.toISOString()} ${moete!.slutt.toISOString()}`)
            .sort();
        expect(times(made)).toEqual(times(other.rettsmoeter.filter(({ slutt }) => slutt > now)));
      }),
    );
  });
});

describe('what is left of changes', () => {
  const moved = (fra: number, til: number): Endring => ({
    ...{ slag: 'flyttet', fra: moete(fra), til: moete(til) },
  });

  it('is the way from the first to the last', () => {
    expect(days(netChanges([moved(10, 11), moved(20, 21), moved(11, 12)]))).toEqual([
      ['flyttet', 10, 12],
      ['flyttet', 20, 21],
    ]);
    const judge = (fra: string, til: string): Endring => ({ slag: 'dommer', fra, til });
    expect(netChanges([judge('A', 'B'), judge('B', 'C')])).toEqual([judge('A', 'C')]);
    expect(netChanges([judge('A', 'B'), judge('B', 'A')])).toEqual([]);
  });

  it('is nothing of what goes back and forth, however often', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 40 }), (times) => {
        const steps = Array.from({ length: times }, () => [moved(10, 11), moved(11, 10)]).flat();
        expect(netChanges(steps)).toEqual([]);
        expect(days(netChanges([...steps, moved(10, 12)]))).toEqual([['flyttet', 10, 12]]);
      }),
    );
  });

  it('of one that was added is where it is now, and nothing when it is cancelled', () => {
    const added: Endring = { slag: 'lagtTil', fra: null, til: moete(10) };
    const cancelled: Endring = { slag: 'avlyst', fra: moete(12), til: null };
    expect(days(netChanges([added, moved(10, 12)]))).toEqual([['lagtTil', undefined, 12]]);
    expect(netChanges([added, moved(10, 12), cancelled])).toEqual([]);
    expect(days(netChanges([moved(11, 12), cancelled]))).toEqual([['avlyst', 11, undefined]]);
  });

  it('of one that was cancelled and added again is nothing at the same time, and both at another', () => {
    const cancelled: Endring = { slag: 'avlyst', fra: moete(10), til: null };
    const addedAt = (day: number): Endring => ({ slag: 'lagtTil', fra: null, til: moete(day) });
    expect(netChanges([cancelled, addedAt(10)])).toEqual([]);
    expect(days(netChanges([cancelled, addedAt(12)]))).toEqual([
      ['avlyst', 10, undefined],
      ['lagtTil', undefined, 12],
    ]);
    // What is still there is not what was cancelled.
    expect(days(netChanges([moved(9, 10), addedAt(9)]))).toEqual([
      ['flyttet', 9, 10],
      ['lagtTil', undefined, 9],
    ]);
  });
});
