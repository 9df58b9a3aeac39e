import { expect, it } from 'vitest';
import { createMarks } from './marks.ts';

const mark = (at: number, hits: number) => ({ at, hits });

it('knows between which marks a row is, in either direction of time', () => {
  const marks = createMarks();
  for (const [at, hits] of [
    [50, 0],
    [10, 90],
    [30, 40],
    [20, 60],
  ] as const)
    marks.add('a', mark(at, hits));
  expect(marks.around('a', 40)).toEqual({
    low: mark(30, 40),
    high: mark(20, 60),
    last: mark(10, 90),
  });
  expect(marks.around('a', 90)).toBeNull();
});

it('has the last count of an instant, of each search alone', () => {
  const marks = createMarks();
  for (const hits of [3, 5]) marks.add('a', mark(1, hits));
  marks.add('a', mark(2, 9));
  marks.add('b', mark(2, 1));
  expect(marks.around('a', 6)?.low).toEqual(mark(1, 5));
  expect(marks.around('a', 4)).toBeNull();
  expect(marks.around('b', 0)).toBeNull();
  marks.forget('a');
  expect(marks.around('a', 6)).toBeNull();
});

it('forgets the search that was not used for longest', () => {
  const marks = createMarks();
  const add = (search: string) => [0, 1].forEach((at) => marks.add(search, mark(at, at)));
  add('first');
  add('second');
  marks.around('first', 0);
  for (let i = 0; i < 99; i += 1) add(`other ${i}`);
  expect(marks.around('first', 0)).not.toBeNull();
  expect(marks.around('second', 0)).toBeNull();
});
