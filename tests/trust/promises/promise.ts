/** What somebody may rely on, and which tests try to break it. */
export interface TrustPromise {
  readonly promise: string;
  /** What keeps it: files of the repository. */
  readonly keptBy: readonly string[];
  /** Test files, from the root. */
  readonly tests: readonly string[];
}
