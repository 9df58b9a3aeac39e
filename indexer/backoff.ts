export interface Backoff {
  /** How long to wait before the next attempt, ms; longer every time. */
  readonly next: () => number;
  /** Something went well: the next wait is short again. */
  readonly reset: () => void;
}

/** Doubles from `first` to `most` ms, of which half is left to chance, so that many do not come back at once. */
export function createBackoff(
  options: { first?: number; most?: number; random?: () => number } = {},
): Backoff {
  const { first = 100, most = 30_000, random = Math.random } = options;
  let attempt = 0;
  return {
    next: () => {
      const full = Math.min(most, first * 2 ** attempt++);
      return Math.round(full / 2 + (random() * full) / 2);
    },
    reset: () => {
      attempt = 0;
    },
  };
}
