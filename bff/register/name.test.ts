import { describe, expect, it } from 'vitest';
import { createSharedCalls } from './name.ts';

describe('calls with one key at the same time', () => {
  it('share one answer; a call with another key has its own', async () => {
    const shared = createSharedCalls<number>();
    let asked = 0;
    const work = async () => (asked += 1);
    const [first, second, other] = [shared('a', work), shared('a', work), shared('b', work)];
    expect(await Promise.all([first, second, other])).toEqual([1, 1, 2]);
  });

  it('share an error; the next call works again', async () => {
    const shared = createSharedCalls<string>();
    const failing = () => Promise.reject(new Error('No answer'));
    const both = [shared('a', failing), shared('a', failing)];
    for (const one of both) await expect(one).rejects.toThrow('No answer');
    expect(await shared('a', async () => 'Silje')).toBe('Silje');
  });
});
