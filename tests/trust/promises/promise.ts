/** What somebody may rely on, and which tests try to break it. */
export interface TrustPromise {
  readonly promise: string;
  /** What keeps it: files of the repository. */
  readonly keptBy: readonly string[];
  /** What was measured, with which command, and what the figures leave out. */
  readonly measured?: string;
  /** Test files, from the root. */
  readonly tests: readonly string[];
}
