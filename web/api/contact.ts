import { onlineManager } from '@tanstack/react-query';
import { systemPaths } from '#contract/paths.ts';

/*
 * Whether the service is within reach. The queries' own manager knows: without contact they wait, and afterwards they go
 * on by themselves. The browser tells it when the machine has no network; a network that only looks alive is found here.
 */

/** In milliseconds: how long the service may take to give a sign of life. */
const PATIENCE = 5_000;

export const hasContact = (): boolean => onlineManager.isOnline();

/** Calls `listener` each time that contact is lost or found; the answer ends that. */
export const watchContact = (listener: () => void): (() => void) =>
  onlineManager.subscribe(listener);

/** Asks the service for a sign of life. */
export async function findContact(): Promise<boolean> {
  const found = await fetch(systemPaths.live.href(), {
    cache: 'no-store',
    signal: AbortSignal.timeout(PATIENCE),
  }).then(
    () => true,
    () => false,
  );
  onlineManager.setOnline(found);
  return found;
}

/** Resolves when the service is within reach. */
export async function whenInContact(): Promise<void> {
  if (await findContact()) return;
  await new Promise<void>((resolve) => {
    const stop = watchContact(() => {
      if (!hasContact()) return;
      stop();
      resolve();
    });
  });
}

/** Loads the page anew, when there is somebody to give it: else the browser would put a page of its own in its place. */
export async function reloadPage(): Promise<void> {
  if (await findContact()) reloadNow();
}

/** What is called just before the page is loaded anew: each can keep what is typed and nowhere else. */
export const beforeReload = new Set<() => void>();

export function reloadNow(): void {
  beforeReload.forEach((keep) => keep());
  window.location.reload();
}
