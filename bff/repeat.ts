import { setTimeout as delay } from 'node:timers/promises';

/**
 * Repeats `work` until the signal, with a pause of `ms` whenever it answers 'done'. Errors go to `onError`, and `work`
 * is tried again after the pause. Resolves when the last work is done; never rejects.
 */
export async function repeat(
  ms: number,
  signal: AbortSignal,
  work: () => Promise<'more' | 'done'>,
  onError: (error: unknown) => void,
): Promise<void> {
  while (!signal.aborted) {
    const result = await work().catch((error: unknown) => {
      onError(error);
      return 'done' as const;
    });
    if (result === 'done') await delay(ms, undefined, { signal }).catch(() => undefined);
  }
}
