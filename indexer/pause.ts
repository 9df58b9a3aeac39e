import { setTimeout as delay } from 'node:timers/promises';

/** Resolves after `ms`, or at once when the signal is given; never rejects. */
export async function pause(ms: number, signal?: AbortSignal): Promise<void> {
  await delay(ms, undefined, signal ? { signal } : {}).catch(() => undefined);
}
