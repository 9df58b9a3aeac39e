import { describe, expect, it } from 'vitest';
import { unlessAborted } from './unless-aborted.ts';

const never = new Promise<never>(() => undefined);

describe('work that is waited for until somebody wants to stop', () => {
  it('gives what it gives, with and without a signal', async () => {
    const { signal } = new AbortController();
    expect(await unlessAborted(signal, Promise.resolve(1))).toBe(1);
    expect(await unlessAborted(undefined, Promise.resolve(2))).toBe(2);
    await expect(unlessAborted(signal, Promise.reject(new Error('x')))).rejects.toThrow('x');
  });

  it('is left when it is aborted, before or meanwhile', async () => {
    const stopping = new AbortController();
    const waiting = unlessAborted(stopping.signal, never);
    stopping.abort(new Error('Stopped'));
    await expect(waiting).rejects.toThrow('Stopped');
    await expect(unlessAborted(stopping.signal, Promise.resolve(1))).rejects.toThrow('Stopped');
  });
});
