import { describe, expect, it, vi } from 'vitest';
import { DatabaseOverloaded } from '#db/errors.ts';
import { EngineUnavailable, SearchTooSlow } from '#search/port.ts';
import { READING_MS, withTimeout } from './timeout.ts';

const coded = (code: string) => Object.assign(new Error('x'), { code });
/** What a search ends with that fails so, before or after the database has answered anything. */
const failing = (error: Error, answers: boolean): Promise<unknown> =>
  withTimeout(READING_MS, (say) => {
    if (answers) say();
    return Promise.reject(error);
  }).catch((thrown: unknown) => thrown);

describe('a search in Postgres', () => {
  it.each([
    ['more than Postgres takes', '54000'],
    ['a statement that is too complex', '54001'],
    ['too many columns', '54011'],
    ['too many arguments', '54023'],
    ['a statement that took longer than it may', '57014'],
  ])('is too slow, and no outage, by %s', async (_, code) => {
    expect(await failing(coded(code), true)).toBeInstanceOf(SearchTooSlow);
  });

  it.each([
    ['a lost connection', '08006'],
    ['a server that is going down', '57P01'],
  ])('is an outage by %s', async (_, code) => {
    const error = await failing(coded(code), true);
    expect(error).toBeInstanceOf(EngineUnavailable);
    expect(error).not.toBeInstanceOf(SearchTooSlow);
  });

  it('is neither by an error of its own', async () => {
    for (const error of [coded('42601'), coded('53100'), coded('540001')])
      expect(await failing(error, true)).not.toBeInstanceOf(SearchTooSlow);
    expect(await failing(coded('42601'), true)).not.toBeInstanceOf(EngineUnavailable);
  });

  it('is not called too slow by what a limit of the connection says', async () => {
    expect(await failing(coded('54000'), false)).not.toBeInstanceOf(SearchTooSlow);
  });

  it('leaves a pool without a free connection as it is', async () => {
    const error = new DatabaseOverloaded('x');
    expect(await failing(error, false)).toBe(error);
  });

  it.each([true, false])('that never ends is too slow if the database answers: %s', async (is) => {
    vi.useFakeTimers();
    try {
      const ended = withTimeout(READING_MS, (say) => {
        if (is) say();
        return new Promise(() => undefined);
      }).catch((error: unknown) => error);
      await vi.advanceTimersByTimeAsync(READING_MS);
      const error = await ended;
      expect(error).toBeInstanceOf(EngineUnavailable);
      expect(error instanceof SearchTooSlow).toBe(is);
    } finally {
      vi.useRealTimers();
    }
  });
});
