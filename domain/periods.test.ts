import { expect, it } from 'vitest';
import { atStart, inMonths, inWeeks } from './periods.ts';

it('says a period as one says it', () => {
  expect([7, 14, 21, 10, 182].map((days) => inWeeks(days))).toEqual([
    'én uke',
    'to uker',
    'tre uker',
    '10 dager',
    '26 uker',
  ]);
  expect([1, 3, 12, 24].map((months) => inMonths(months))).toEqual([
    'én måned',
    'tre måneder',
    'tolv måneder',
    '24 måneder',
  ]);
  expect(atStart(inWeeks(14))).toBe('To uker');
});
