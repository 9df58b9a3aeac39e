import { expect, it } from 'vitest';
import { nextBatch } from './batch.ts';

it.each([
  ['took a second: as it was', 500, 300, 1_000, 300],
  ['took three seconds: a third', 500, 500, 3_000, 167],
  ['took ten seconds: never fewer than a hundred', 500, 500, 10_000, 100],
  ['was quick: more, up to five hundred', 100, 100, 50, 500],
  ['was small and slow: as it was', 200, 20, 3_000, 200],
  ['was small and quick: more, step by step', 200, 20, 100, 400],
  ['was small and quick, at the most', 500, 20, 100, 500],
  ['took no time that can be measured', 500, 500, 0, 500],
])('the batch after one that %s', (_what, most, taken, ms, next) => {
  expect(nextBatch(most, taken, ms)).toBe(next);
});
