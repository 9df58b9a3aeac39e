import { describe, expect, it } from 'vitest';
import { createTogether } from './name.ts';

describe('those who ask together', () => {
  it('share one answer, and who asks about something else has another', async () => {
    const together = createTogether<number>();
    let asked = 0;
    const work = async () => (asked += 1);
    const [first, second, other] = [together('a', work), together('a', work), together('b', work)];
    expect(await Promise.all([first, second, other])).toEqual([1, 1, 2]);
  });

  it('share a failure, which nobody has to share afterwards', async () => {
    const together = createTogether<string>();
    const failing = () => Promise.reject(new Error('No answer'));
    const both = [together('a', failing), together('a', failing)];
    for (const one of both) await expect(one).rejects.toThrow('No answer');
    expect(await together('a', async () => 'Silje')).toBe('Silje');
  });
});
