import { describe, expect, it } from 'vitest';
import { eachRow } from './each-row.ts';

const isEven = (row: readonly [string, number]) => {
  expect(row[1] % 2).toBe(0);
};

describe('a table that is one test', () => {
  it('passes when every row does', async () => {
    const rows: [string, number][] = [
      ['two', 2],
      ['four', 4],
    ];
    await expect(eachRow(rows, isEven)).resolves.toBeUndefined();
  });

  it('goes on after a row that fails, and names each with its reason', async () => {
    const rows: [string, number][] = [
      ['one', 1],
      ['two', 2],
      ['three', 3],
    ];
    const failure: unknown = await eachRow(rows, isEven).catch((error: unknown) => error);
    expect(String(failure)).toContain('2 of 3 rows failed');
    expect(String(failure)).toContain("[ 'one', 1 ]\n    expected 1 to be +0");
    expect(String(failure)).toContain("[ 'three', 3 ]");
    expect(String(failure)).not.toContain('two');
  });

  it('waits for a check that takes its time', async () => {
    const check = () => Promise.reject(new Error('later'));
    await expect(eachRow(['a row'], check)).rejects.toThrow('a row\n    later');
  });

  it('fails without rows: such a test could never fail', async () => {
    await expect(eachRow([], isEven)).rejects.toThrow('no rows');
  });
});
