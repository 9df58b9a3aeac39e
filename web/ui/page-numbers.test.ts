import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pageNumbers } from './page-numbers.ts';

test('few pages are all offered', () => {
  expect(pageNumbers(1, 3)).toEqual([1, 2, 3]);
  expect(pageNumbers(3, 5)).toEqual([1, 2, 3, 4, 5]);
});

test('of many pages the ends, the current one and its neighbours are offered', () => {
  expect(pageNumbers(1, 20)).toEqual([1, 2, 3, null, 20]);
  expect(pageNumbers(10, 20)).toEqual([1, null, 9, 10, 11, null, 20]);
  expect(pageNumbers(20, 20)).toEqual([1, null, 18, 19, 20]);
});

test('the pages ascend, hold the current one, and a gap hides at least two', () => {
  const position = fc
    .integer({ min: 1, max: 500 })
    .chain((count) => fc.tuple(fc.integer({ min: 1, max: count }), fc.constant(count)));
  fc.assert(
    fc.property(position, ([current, count]) => {
      const pages = pageNumbers(current, count);
      expect(pages).toContain(current);
      expect(pages.at(0)).toBe(1);
      expect(pages.at(-1)).toBe(count);
      pages.forEach((page, index) => {
        const [before, after] = [pages[index - 1], pages[index + 1]];
        if (page === null) expect(after! - before!).toBeGreaterThan(2);
        else if (before) expect(page).toBe(before + 1);
      });
    }),
  );
});
