import { setTimeout as delay } from 'node:timers/promises';

/** Waits until `ask` answers true. Throws with `what` after `ms`. */
export async function until(
  what: string,
  ask: () => boolean | Promise<boolean>,
  ms = 25_000,
): Promise<void> {
  const deadline = Date.now() + ms;
  while (!(await ask())) {
    if (Date.now() > deadline) throw new Error(`Waited in vain: ${what}`);
    await delay(10);
  }
}
