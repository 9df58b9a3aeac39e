import type { PromiseId } from './promises.ts';

/** One safeguard, and how it is taken out: `npm run trust -- --safeguards` does so in a copy and expects red tests. */
export interface Safeguard {
  /** What it is, in a few words. */
  readonly name: string;
  readonly promise: PromiseId;
  readonly file: string;
  /** Stands exactly once in the file. */
  readonly find: string;
  readonly replace: string;
  /** The narrowest tests that turn red: paths for vitest, and the project that they are in. */
  readonly project: 'unit' | 'web' | 'integration';
  readonly tests: readonly string[];
}
