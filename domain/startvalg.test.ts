import { expect, it } from 'vitest';
import { mineDomstoler } from './startvalg.ts';

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
