/** Tells the time; the only way for a program to know it. */
export type Clock = () => Date;

/**
 * The real clock, or one that began at `start` when `began` (ms since 1970) was now and runs on from there.
 * `PRESSE_NOW` travels in time with it; production refuses that (DESIGN §2).
 */
export function createClock(real: () => number, start?: Date): Clock {
  if (!start) return () => new Date(real());
  const began = real();
  return () => new Date(start.getTime() + (real() - began));
}
