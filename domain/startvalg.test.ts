import { expect, it } from 'vitest';
import { mineDomstoler, skjulteKolonner } from './startvalg.ts';

it.each([
  [null, [], []],
  ['TOSL', [], ['TOSL']],
  ['TOSL', ['TROG', 'LB'], ['TOSL', 'TROG', 'LB']],
  ['TROG', ['TOSL', 'TROG'], ['TROG', 'TOSL']],
  [null, ['TROG'], ['TROG']],
])(
  'the courts of somebody with %s as standard court and %j beside it are %j',
  (standard, flere, own) => {
    expect(mineDomstoler(standard, flere)).toEqual(own);
  },
);

it.each([
  [[], []],
  [
    ['avsagt', 'parter'],
    ['parter', 'avsagt'],
  ],
  [['tiltale', 'tiltale'], ['tiltale']],
  // Without them nobody would know which case it is, or what a court forbids.
  [['favoritt', 'rettsmoete', 'saksnr', 'domstol', 'tema'], []],
  [['of-a-later-version', 'avgjorelse'], ['avgjorelse']],
])('of the columns %j, the table leaves out %j', (ids, hidden) => {
  expect(skjulteKolonner(ids)).toEqual(hidden);
});
