const ASK_EVERY = 100;

/**
 * Calls `then` once when our parent is gone. `npm` passes a signal on to the shell that runs the script, and
 * the shell dies of it without telling us. Only watches under npm: elsewhere a parent may go in peace. The
 * answer ends the watch.
 */
export function onOrphaned(then: () => void, env: NodeJS.ProcessEnv = process.env): () => void {
  const parent = process.ppid;
  if (!env['npm_lifecycle_event']) return () => undefined;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    then();
  }, ASK_EVERY);
  timer.unref();
  return () => clearInterval(timer);
}
