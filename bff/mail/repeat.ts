import { setTimeout as delay } from 'node:timers/promises';

/**
 * Works until the signal, with a pause of `ms` after each piece of work that says it found nothing more to do.
 * `work` that throws is told to `onError`, and tried again after the pause. Resolves when the work under way is
 * done; never rejects.
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
