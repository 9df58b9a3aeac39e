import { expect, it } from 'vitest';
import { remembered } from './remembered.ts';

it('gives the same as before without making it again, and forgets when there is too much', () => {
  const made: string[] = [];
  const upper = remembered((text) => (made.push(text), text.toUpperCase()), 2);
  expect(['a', 'b', 'a', 'b'].map(upper)).toEqual(['A', 'B', 'A', 'B']);
  expect(made).toEqual(['a', 'b']);
  upper('c');
  upper('a');
  expect(made).toEqual(['a', 'b', 'c', 'a']);
});
