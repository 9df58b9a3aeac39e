/** How one step of the test command ended. */
export interface Outcome {
  readonly name: string;
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** What a reader needs to know of a failure or a skip; empty when all is well. */
  readonly detail: string;
}

/** What a step leaves when it has ended. */
export interface StepResult {
  readonly outcome: Outcome;
  /** What it wrote, where that is kept. */
  readonly output: string;
}

/** What a check in tests/checks/ answers; throwing is failing, too. */
export type Finding =
  | { readonly status: 'passed'; readonly note?: string }
  | { readonly status: 'failed'; readonly problem: string }
  | { readonly status: 'skipped'; readonly reason: string };

/** A check outside vitest: every file of tests/checks/ exports these two. */
export interface Check {
  readonly name: string;
  readonly run: () => Promise<Finding>;
}

/** The outcome of a step that is one thing: it passed or it did not. */
export function outcomeOf(name: string, finding: Finding): Outcome {
  const none = { name, passed: 0, failed: 0, skipped: 0, detail: '' };
  switch (finding.status) {
    case 'passed':
      return { ...none, passed: 1, detail: finding.note ?? '' };
    case 'failed':
      return { ...none, failed: 1, detail: finding.problem };
    case 'skipped':
      return { ...none, skipped: 1, detail: finding.reason };
  }
}
