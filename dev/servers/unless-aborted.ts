/**
 * What `work` gives; rejects as soon as `signal` is aborted. The work itself goes on and its end is ignored, so it must be
 * something that ends with this process.
 */
export async function unlessAborted<T>(
  signal: AbortSignal | undefined,
  work: Promise<T>,
): Promise<T> {
  if (!signal) return work;
  // When nobody waits for it any more, its failure must not end this process.
  work.catch(() => undefined);
  signal.throwIfAborted();
  let stop = () => undefined as void;
  const aborted = new Promise<never>((_, reject) => {
    stop = () => reject(signal.reason as Error);
    signal.addEventListener('abort', stop, { once: true });
  });
  try {
    return await Promise.race([work, aborted]);
  } finally {
    signal.removeEventListener('abort', stop);
  }
}
