/**
 * Leaves the page for `url`; never resolves, so that nothing renders in between. Who comes back with the
 * browser's own button gets the page anew: the one in its memory would wait for ever.
 */
export function leaveFor(url: string): Promise<never> {
  window.addEventListener('pageshow', ({ persisted }) => persisted && window.location.reload());
  window.location.assign(url);
  return new Promise<never>(() => undefined);
}
