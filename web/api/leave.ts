/** Leaves the page for `url`; never resolves, so that nothing renders in between. */
export function leaveFor(url: string): Promise<never> {
  window.location.assign(url);
  return new Promise<never>(() => undefined);
}
