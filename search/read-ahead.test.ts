import { expect, it } from 'vitest';
import { readAhead } from './read-ahead.ts';

function counting(until: number) {
  const seen = { asked: 0, closed: false };
  async function* source(): AsyncGenerator<number> {
    try {
      for (let n = 1; n <= until; n += 1) {
        seen.asked = n;
        yield n;
      }
    } finally {
      seen.closed = true;
    }
  }
  return { seen, source: source() };
}

it('gives the same items in the same order', async () => {
  const { source, seen } = counting(5);
  const all: number[] = [];
  for await (const n of readAhead(source)) all.push(n);
  expect(all).toEqual([1, 2, 3, 4, 5]);
  expect(seen.closed).toBe(true);
});

it('has asked for the next item, and for no more, while one is worked on', async () => {
  const { source, seen } = counting(5);
  for await (const n of readAhead(source)) {
    await new Promise((resolve) => setImmediate(resolve));
    expect(seen.asked).toBe(Math.min(n + 1, 5));
  }
});

it('closes the source when nobody wants more, whatever is under way', async () => {
  const { source, seen } = counting(5);
  for await (const n of readAhead(source)) if (n === 2) break;
  expect(seen.closed).toBe(true);
});

it('throws an error after what came before it', async () => {
  async function* failing(): AsyncGenerator<number> {
    yield 1;
    throw new Error('gone');
  }
  const all: number[] = [];
  const read = async () => {
    for await (const n of readAhead(failing())) {
      await new Promise((resolve) => setImmediate(resolve));
      all.push(n);
    }
  };
  await expect(read()).rejects.toThrow('gone');
  expect(all).toEqual([1]);
});
