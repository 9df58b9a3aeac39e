import { expect, it } from 'vitest';
import { memo } from './memo.ts';

it('computes each result once, and forgets all of them when there are too many', () => {
  let computed = 0;
  const half = memo((n: number) => {
    computed += 1;
    return n / 2;
  });
  expect([half(4), half(4), computed]).toEqual([2, 2, 1]);
  for (let n = 0; n < 50_000; n += 1) half(n);
  const before = computed;
  expect([half(4), half(49_999)]).toEqual([2, 24_999.5]);
  expect(computed).toBe(before + 1);
});
