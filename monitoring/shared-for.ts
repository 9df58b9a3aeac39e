/**
 * The same answer for everybody who asks within `ms`, so that no number of questions can burden what is asked about.
 * Measured by the process's own clock, which cannot be set.
 */
export function sharedFor<T>(ms: number, ask: () => Promise<T>, clock = () => performance.now()) {
  let last: { readonly at: number; readonly answer: Promise<T> } | null = null;
  return (): Promise<T> => {
    if (!last || clock() - last.at >= ms) last = { at: clock(), answer: ask() };
    return last.answer;
  };
}
