import { setTimeout as after } from 'node:timers/promises';
import type { Child } from './child.ts';

const FIRST_WAIT = 500;
const LONGEST_WAIT = 30_000;
/** After a run of this many ms the next failure is a new story: the wait begins small again. */
const STABLE = 60_000;

/**
 * Starts a child again whenever it ends, waiting twice as long (ms) each time; `onEnd` hears of it.
 * `stop` ends the child and the starting.
 */
export function keepRunning(
  start: () => Child,
  onEnd: (code: number | null, wait: number) => void,
  firstWait = FIRST_WAIT,
): { readonly stop: () => Promise<void> } {
  const stopping = new AbortController();
  let child = start();
  const loop = async () => {
    for (let wait = firstWait; ; wait = Math.min(wait * 2, LONGEST_WAIT)) {
      const began = performance.now();
      const code = await child.exited.catch(() => null);
      if (stopping.signal.aborted) return;
      if (performance.now() - began > STABLE) wait = firstWait;
      onEnd(code, wait);
      await after(wait, undefined, { signal: stopping.signal }).catch(() => undefined);
      if (stopping.signal.aborted) return;
      child = start();
    }
  };
  const ended = loop();
  return {
    stop: async () => {
      stopping.abort();
      await child.stop();
      await ended;
    },
  };
}
