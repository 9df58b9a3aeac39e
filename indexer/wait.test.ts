import { describe, expect, it } from 'vitest';
import { createBackoff } from './wait.ts';

describe('backoff', () => {
  it('doubles up to its limit, and begins anew after a success', () => {
    const backoff = createBackoff({ first: 100, most: 500, random: () => 1 });
    expect([backoff.next(), backoff.next(), backoff.next(), backoff.next()]).toEqual([
      100, 200, 400, 500,
    ]);
    backoff.reset();
    expect(backoff.next()).toBe(100);
  });

  it('leaves half of the wait to chance', () => {
    expect(createBackoff({ first: 100, random: () => 0 }).next()).toBe(50);
  });
});
