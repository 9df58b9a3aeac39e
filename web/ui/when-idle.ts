/** Calls `work` once the page has nothing else to do; the function that comes back takes that back. */
export function whenIdle(work: () => void): () => void {
  // Safari has no idle time to ask for.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, 30);
    return () => clearTimeout(timer);
  }
  const id = requestIdleCallback(work);
  return () => cancelIdleCallback(id);
}
