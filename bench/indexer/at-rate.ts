import { setTimeout as pause } from 'node:timers/promises';

/** Begins each task at its time, so many a second; waits for all. */
export async function atRate(tasks: readonly (() => Promise<void>)[], rate: number): Promise<void> {
  const began = performance.now();
  const underWay: Promise<void>[] = [];
  for (const [at, task] of tasks.entries()) {
    await pause(Math.max(0, began + (at * 1_000) / rate - performance.now()));
    underWay.push(task());
  }
  await Promise.all(underWay);
}
