import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isOnDay } from './dagsliste.ts';
import { moeterOfDay } from './dagsliste-moeter.ts';
import { hearingChanges, type MoeteEndring, tidOf } from './endringer.ts';
import { OPEN_RETTSMOETE, type Rettsmoete } from './sak.ts';

const DAY = '2026-03-10';
const moete = (day: number, hour = 9, sal: string | null = 'Sal 1'): Rettsmoete => ({
  ...OPEN_RETTSMOETE,
  start: new Date(Date.UTC(2026, 2, day, hour - 1)),
  slutt: new Date(Date.UTC(2026, 2, day, hour + 1)),
  ...{ sal, rettsalAdresse: null, rettsmoetetype: 'Hovedforhandling' },
});
const moved = (fra: Rettsmoete, til: Rettsmoete): MoeteEndring => ({
  ...{ slag: 'flyttet', fra: tidOf(fra), til: tidOf(til) },
});
const cancelled = (fra: Rettsmoete): MoeteEndring => ({
  ...{ slag: 'avlyst', fra: tidOf(fra), til: null },
});
const added = (til: Rettsmoete): MoeteEndring => ({ slag: 'lagtTil', fra: null, til: tidOf(til) });

/** The list of 10 March in short. */
function list(
  rettsmoeter: readonly Rettsmoete[],
  endringer: readonly MoeteEndring[] = [],
  borte: readonly Rettsmoete[] = [],
) {
  return moeterOfDay({ rettsmoeter, endringer, borte }, DAY).map(
    ({ moete: { start }, utgaar, flyttetFra, flyttetTil }) => ({
      start,
      ...(utgaar && { utgaar }),
      ...(flyttetFra && { flyttetFra: flyttetFra.start }),
      ...(flyttetTil && { flyttetTil: flyttetTil.start }),
    }),
  );
}

describe('the hearings of a case on a day', () => {
  it('are those that are held then', () => {
    expect(list([moete(9), moete(10), moete(11)])).toEqual([{ start: moete(10).start }]);
  });

  it('keep one that is cancelled, when it was to be then', () => {
    const [today, tomorrow] = [moete(10), moete(11)];
    expect(list([], [cancelled(today), cancelled(tomorrow)])).toEqual([
      { start: today.start, utgaar: 'avlyst' },
    ]);
  });

  it('say of one that has moved where it was and where it is', () => {
    const [today, later, tomorrow] = [moete(10), moete(10, 13), moete(11)];
    expect(list([tomorrow], [moved(today, tomorrow)])).toEqual([
      { start: today.start, utgaar: 'flyttet', flyttetTil: tomorrow.start },
    ]);
    expect(list([today], [moved(tomorrow, today)])).toEqual([
      { start: today.start, flyttetFra: tomorrow.start },
    ]);
    // Once, when both are that day.
    expect(list([later], [moved(today, later)])).toEqual([
      { start: later.start, flyttetFra: today.start },
    ]);
  });

  it('say of one in another room which it was', () => {
    const [before, after] = [moete(10, 9, 'Sal 250'), moete(10, 9, 'Sal 618')];
    const change = { slag: 'sal', fra: tidOf(before), til: tidOf(after) } as const;
    const [line] = moeterOfDay({ rettsmoeter: [after], endringer: [change], borte: [] }, DAY);
    expect(line).toMatchObject({ utgaar: null, flyttetFra: { sal: 'Sal 250' } });
  });

  it('have one that the last list lacks, until it is known to be cancelled', () => {
    const today = moete(10);
    expect(list([], [], [today, moete(11)])).toEqual([{ start: today.start, utgaar: 'borte' }]);
    expect(list([], [cancelled(today)], [today])).toEqual([
      { start: today.start, utgaar: 'avlyst' },
    ]);
  });

  it('forget what has been taken back', () => {
    const [today, tomorrow] = [moete(10), moete(11)];
    expect(list([today], [moved(today, tomorrow), moved(tomorrow, today)])).toEqual([
      { start: today.start },
    ]);
    expect(list([today], [cancelled(today), added(today)])).toEqual([{ start: today.start }]);
  });

  it('are held when they are there, also when the change that brought them back is not kept', () => {
    expect(list([moete(10)], [cancelled(moete(10))], [moete(10)])).toEqual([
      { start: moete(10).start },
    ]);
  });

  it('have each hearing of the day that ever was, once: held, gone, or moved within the day', () => {
    const one = fc
      .tuple(fc.integer({ min: 9, max: 11 }), fc.integer({ min: 8, max: 15 }))
      .map(([day, hour]) => moete(day, hour));
    const version = fc.uniqueArray(one, { maxLength: 4, selector: ({ start }) => start.getTime() });
    fc.assert(
      fc.property(fc.array(version, { minLength: 1, maxLength: 4 }), (versions) => {
        const endringer: MoeteEndring[] = [];
        let borte: readonly Rettsmoete[] = [];
        let now: readonly Rettsmoete[] = [];
        for (const next of versions) {
          const step = hearingChanges([...now, ...borte], next, new Date(0));
          endringer.push(...(step.endringer as MoeteEndring[]));
          borte = step.borte;
          now = next;
        }
        const lines = moeterOfDay({ rettsmoeter: now, endringer, borte }, DAY);
        const starts = (some: readonly { readonly start: Date }[]) =>
          some.map(({ start }) => start.getTime()).sort();
        const held = lines.filter(({ utgaar }) => utgaar === null);
        expect(starts(held.map((line) => line.moete))).toEqual(
          starts(now.filter((each) => isOnDay(each, DAY))),
        );
        const gone = lines.filter(({ utgaar }) => utgaar !== null).map((line) => line.moete);
        for (const each of gone) {
          expect(isOnDay(each, DAY)).toBe(true);
          expect(starts(now)).not.toContain(each.start.getTime());
        }
        expect(new Set(starts(gone)).size).toBe(gone.length);
        for (const each of borte.filter((missing) => isOnDay(missing, DAY)))
          expect(starts(gone)).toContain(each.start.getTime());
      }),
    );
  });
});
