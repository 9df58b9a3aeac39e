import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Endring, Tid } from './endringer.ts';
import { follow, KALENDER_DAYS, kalenderMoeter, MOST_SPOR, type Spor } from './kalender.ts';

const NOW = new Date('2026-03-01T08:00:00Z');
const tid = (day: number, more: Partial<Tid> = {}): Tid => ({
  start: new Date(Date.UTC(2026, 2, day, 8)),
  slutt: new Date(Date.UTC(2026, 2, day, 14)),
  ...{ sal: null, rettsalAdresse: null },
  ...more,
});
const moved = (fra: number, til: number): Endring => ({
  ...{ slag: 'flyttet', fra: tid(fra), til: tid(til) },
});
const added = (day: number): Endring => ({ slag: 'lagtTil', fra: null, til: tid(day) });
const cancelled = (day: number): Endring => ({ slag: 'avlyst', fra: tid(day), til: null });

/** The hearings on these days, after the changes; of each its first day, its day, how often it was changed and its status. */
function shown(days: readonly number[], endringer: readonly Endring[], borte: number[] = []) {
  const spor = follow([], endringer, NOW);
  const moeter = days.map((day) => tid(day));
  const found = kalenderMoeter({ moeter, borte: borte.map((day) => tid(day)), spor }, NOW);
  return found.map((one) => [
    one.spor.slice(6, 8),
    one.start.getUTCDate(),
    one.sekvens,
    one.status,
  ]);
}

describe('a hearing in a calendar', () => {
  it('is called by where it was at first, wherever it is moved', () => {
    expect(shown([10], [])).toEqual([['10', 10, 0, 'holdes']]);
    expect(shown([12], [moved(10, 11), moved(11, 12)])).toEqual([['10', 12, 2, 'holdes']]);
    expect(shown([10], [moved(10, 11), moved(11, 10)])).toEqual([['10', 10, 2, 'holdes']]);
  });

  it('is another one than the one that was there before', () => {
    expect(shown([10, 11], [moved(10, 11), added(10)])).toEqual([
      ['10', 10, 1, 'holdes'],
      ['10', 11, 1, 'holdes'],
    ]);
    const spor = follow([], [moved(10, 11), added(10)], NOW).map((one) => one.spor);
    expect(new Set(spor).size).toBe(2);
  });

  it('stays when it is cancelled, and is held again under its name', () => {
    expect(shown([11], [cancelled(10)])).toEqual([
      ['10', 10, 1, 'avlyst'],
      ['11', 11, 0, 'holdes'],
    ]);
    expect(shown([12], [moved(10, 12), cancelled(12), added(12)])).toEqual([
      ['10', 12, 3, 'holdes'],
    ]);
  });

  it('in another room is the same one', () => {
    const sal: Endring = { slag: 'sal', fra: tid(10), til: tid(10, { sal: 'Sal 2' }) };
    expect(shown([10], [sal, moved(10, 11), moved(11, 10)])).toEqual([['10', 10, 3, 'holdes']]);
  });

  it('may be gone while the court’s last list does not have it', () => {
    expect(shown([11], [], [10])).toEqual([
      ['10', 10, 0, 'usikkert'],
      ['11', 11, 0, 'holdes'],
    ]);
    expect(shown([10], [], [10])).toEqual([['10', 10, 0, 'holdes']]);
  });

  it(`leaves it ${KALENDER_DAYS} days later, cancelled or not`, () => {
    const at = (now: string) =>
      kalenderMoeter(
        { moeter: [tid(10)], borte: [], spor: follow([], [cancelled(9)], NOW) },
        new Date(now),
      ).map(({ start }) => start.getUTCDate());
    // The clocks change in between: the days are those of Oslo.
    expect(at('2026-04-09T12:59:00Z')).toEqual([9, 10]);
    expect(at('2026-04-09T13:00:00Z')).toEqual([10]);
    expect(at('2026-04-10T13:00:00Z')).toEqual([]);
  });
});

/** What a court may do: a list of hearings by day, and a change of it. */
const steps = fc.array(
  fc.record({
    what: fc.constantFrom('move', 'add', 'cancel'),
    which: fc.nat(5),
    day: fc.integer({ min: 2, max: 28 }),
  }),
  { maxLength: 30 },
);

describe('the hearings of a case, whatever the court does with them', () => {
  it('have names that are all different, and each keeps its own', () => {
    fc.assert(
      fc.property(steps, (all) => {
        let days: number[] = [5, 6];
        let spor: readonly Spor[] = [];
        const sekvens = new Map<string, number>();
        for (const { what, which, day } of all) {
          const from = days[which % Math.max(1, days.length)];
          const before = names(days, spor);
          const endring = stepOf(what, from, day);
          if (!endring || (endring.slag !== 'avlyst' && days.includes(day))) continue;
          spor = follow(spor, [endring], NOW);
          if (endring.slag !== 'lagtTil') days = days.filter((one) => one !== from);
          if (endring.slag !== 'avlyst') days = [...days, day];
          const after = kalenderMoeter(
            { moeter: days.map((one) => tid(one)), borte: [], spor },
            NOW,
          );
          expect(new Set(after.map((one) => one.spor)).size).toBe(after.length);
          expect(after.filter(({ status }) => status === 'holdes')).toHaveLength(days.length);
          const now = names(days, spor);
          for (const one of days) if (one !== day) expect(now.get(one)).toBe(before.get(one));
          if (endring.slag === 'flyttet') expect(now.get(day)).toBe(before.get(from!));
          for (const one of after) {
            expect(one.sekvens).toBeGreaterThanOrEqual(sekvens.get(one.spor) ?? 0);
            sekvens.set(one.spor, one.sekvens);
          }
        }
      }),
      { numRuns: 300 },
    );
  });

  it(`fill no more than ${MOST_SPOR} rows, and the ones that are held stay`, () => {
    const thousand = Array.from({ length: 1000 }, (_, nr): Endring[] => {
      const start = new Date(NOW.getTime() + nr * 3_600_000);
      const one = { ...tid(1), start, slutt: new Date(start.getTime() + 1800_000) };
      return [
        { slag: 'lagtTil', fra: null, til: one },
        { slag: 'avlyst', fra: one, til: null },
      ];
    }).flat();
    const spor = follow(follow([], [moved(10, 11)], NOW), thousand, new Date(NOW.getTime() + 1));
    expect(spor).toHaveLength(MOST_SPOR);
    expect(spor.filter(({ avlyst }) => !avlyst)).toHaveLength(1);
    const back = Array.from({ length: 500 }, () => [moved(11, 12), moved(12, 11)]).flat();
    expect(follow(spor, back, NOW).find(({ avlyst }) => !avlyst)).toMatchObject({ sekvens: 1001 });
  });
});

function stepOf(what: string, from: number | undefined, day: number): Endring | null {
  if (what === 'add') return added(day);
  if (from === undefined) return null;
  return what === 'move' ? moved(from, day) : cancelled(from);
}

function names(days: readonly number[], spor: readonly Spor[]): ReadonlyMap<number, string> {
  const found = kalenderMoeter({ moeter: days.map((day) => tid(day)), borte: [], spor }, NOW);
  return new Map(
    found
      .filter(({ status }) => status === 'holdes')
      .map((one) => [one.start.getUTCDate(), one.spor]),
  );
}
