import { setTimeout as delay } from 'node:timers/promises';

/** Waits until `ask` answers true. Throws with `what` after `ms`: a busy machine takes long, and only what hangs takes longer. */
export async function until(
  what: string,
  ask: () => boolean | Promise<boolean>,
  ms = 120_000,
): Promise<void> {
  const deadline = Date.now() + ms;
  while (!(await ask())) {
    if (Date.now() > deadline) throw new Error(`Waited in vain: ${what}`);
    await delay(10);
  }
}
