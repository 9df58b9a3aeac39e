import { expect, test } from 'vitest';
import { everyMinute } from './every-minute.ts';

const at = (seconds: number) => new Date(Date.UTC(2026, 2, 10, 11, 0, seconds));

test('a value is read once a minute, for each source', async () => {
  let reads = 0;
  const read = everyMinute(async (_: object) => (reads += 1));
  const [one, other] = [{}, {}];
  expect(await Promise.all([read(one, at(0)), read(one, at(59))])).toEqual([1, 1]);
  expect(await read(other, at(30))).toBe(2);
  expect(await read(one, at(60))).toBe(3);
  expect(await read(one, at(0))).toBe(4);
});

test('a failure is not remembered', async () => {
  let fails = true;
  const read = everyMinute(async (_: object) => {
    if (fails) throw new Error('down');
    return 'value';
  });
  const source = {};
  await expect(read(source, at(0))).rejects.toThrow('down');
  fails = false;
  expect(await read(source, at(1))).toBe('value');
});
