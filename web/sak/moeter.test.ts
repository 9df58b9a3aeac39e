import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Intervall } from '#contract/sak.ts';
import { chooseMoeter, countText, paperCountText, type Ledende } from './moeter.ts';

const moete = (day: number, gjelder: boolean): Intervall => ({
  start: `2026-11-${String(day).padStart(2, '0')}T09:00:00+01:00`,
  end: `2026-11-${String(day).padStart(2, '0')}T15:30:00+01:00`,
  begrensninger: [],
  gjelder,
});
const moeter = (asked: readonly number[], others: readonly number[] = []) => [
  ...others.map((day) => moete(day, false)),
  ...asked.map((day) => moete(day, true)),
];
const days = (list: readonly Intervall[]) => list.map(({ start }) => Number(start.slice(8, 10)));

describe('the hearings that lead a row', () => {
  it.each([
    ['one in the period', [23], [9, 10, 30], 'foersteIPerioden', [23], '+ 2 tidligere, 1 senere'],
    [
      'more than two',
      [3, 4, 5, 6],
      [2],
      'foersteIPerioden',
      [3, 4],
      '+ 1 tidligere, 2 til i perioden',
    ],
    [
      'the last of them',
      [3, 4, 5, 6],
      [9],
      'sisteIPerioden',
      [5, 6],
      '+ 2 til i perioden, 1 senere',
    ],
    ['all in the period', [2, 3, 4, 5], [], 'foersteIPerioden', [2, 3], '+ 2 rettsmøter'],
    ['one more than fits', [2, 3, 4], [], 'sisteIPerioden', [3, 4], '+ 1 rettsmøte'],
    ['another kind between', [3, 5], [4], 'foersteIPerioden', [3, 5], '+ 1 senere'],
    ['no more than are shown', [2, 3], [], 'foersteIPerioden', [2, 3], ''],
    ['the next ones', [20, 21, 22], [2, 3], 'neste', [20, 21], '+ 2 tidligere, 1 senere'],
    ['all are over', [], [2, 3, 4], 'neste', [3, 4], '+ 1 rettsmøte'],
  ] as const)('%s', (_name, asked, others, ledende, shown, text) => {
    const chosen = chooseMoeter(moeter(asked, others), ledende);
    expect(days(chosen.shown)).toEqual(shown);
    expect(countText(chosen, ledende)).toBe(text);
    expect(chosen.isMarked).toBe(asked.length > 0 && others.length > 0);
  });

  it('are all of those that were asked for, on paper', () => {
    const chosen = chooseMoeter(moeter([3, 4, 5, 6], [1, 2, 9]), 'foersteIPerioden');
    expect(days([...chosen.shown, ...chosen.rest])).toEqual([3, 4, 5, 6]);
    expect(paperCountText(chosen)).toBe('+ 2 tidligere, 1 senere');
  });
});

describe('hearings at the same time', () => {
  const inRooms = [
    { ...moete(3, false), begrensninger: ['referatforbud' as const] },
    { ...moete(3, true), begrensninger: ['lukkedeDoerer' as const] },
  ];

  it('are one, which was asked for when one of them was, with the restrictions of all', () => {
    const { shown, isMarked } = chooseMoeter([...inRooms, moete(4, true)], 'foersteIPerioden');
    expect(shown).toEqual([
      { ...moete(3, true), begrensninger: ['referatforbud', 'lukkedeDoerer'] },
      moete(4, true),
    ]);
    expect(isMarked).toBe(false);
  });

  it('are counted as one', () => {
    const chosen = chooseMoeter([moete(1, true), moete(2, true), ...inRooms], 'foersteIPerioden');
    expect(countText(chosen, 'foersteIPerioden')).toBe('+ 1 rettsmøte');
  });

  it('that end at different times are two', () => {
    const longer = { ...moete(3, true), end: '2026-11-03T16:00:00+01:00' };
    expect(chooseMoeter([moete(3, true), longer], 'neste').shown).toHaveLength(2);
  });
});

describe('every hearing', () => {
  const intervals = fc
    .uniqueArray(fc.integer({ min: 1, max: 28 }), { maxLength: 12 })
    .chain((list) =>
      fc
        .array(fc.boolean(), { minLength: list.length, maxLength: list.length })
        .map((asked) => list.map((day, nr) => moete(day, asked[nr]!))),
    );
  const ledende = fc.constantFrom<Ledende>('foersteIPerioden', 'sisteIPerioden', 'neste');
  const sum = (text: string) =>
    [...text.matchAll(/\d+/g)].reduce((total, [count]) => total + Number(count), 0);

  it('is shown or counted, once', () => {
    fc.assert(
      fc.property(intervals, ledende, (all, lead) => {
        const chosen = chooseMoeter(all, lead);
        const { shown, rest, earlier, later } = chosen;
        expect(days([...shown, ...rest, ...earlier, ...later]).toSorted((a, b) => a - b)).toEqual(
          days(all).toSorted((a, b) => a - b),
        );
        expect(shown.length + sum(countText(chosen, lead))).toBe(all.length);
        expect(shown.length + rest.length + sum(paperCountText(chosen))).toBe(all.length);
      }),
    );
  });

  it('that was not asked for is shown only where none was', () => {
    fc.assert(
      fc.property(intervals, ledende, (all, lead) => {
        const { shown } = chooseMoeter(all, lead);
        const isAsked = all.some(({ gjelder }) => gjelder);
        expect(shown.every(({ gjelder }) => gjelder === isAsked)).toBe(true);
        expect(shown.length).toBe(
          Math.min(2, all.filter(({ gjelder }) => gjelder === isAsked).length),
        );
        expect(days(shown)).toEqual(days(shown).toSorted((a, b) => a - b));
      }),
    );
  });
});
