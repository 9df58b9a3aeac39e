import { expect, it } from 'vitest';
import { sharedFor } from './shared-for.ts';

it('asks once for everybody within the time, and again after it', async () => {
  let now = 0;
  let asked = 0;
  const ask = sharedFor(
    1000,
    () => Promise.resolve((asked += 1)),
    () => now,
  );
  expect(await Promise.all([ask(), ask()])).toEqual([1, 1]);
  now = 999;
  expect(await ask()).toBe(1);
  now = 1000;
  expect(await ask()).toBe(2);
});
