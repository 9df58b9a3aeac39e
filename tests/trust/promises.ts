/** What somebody may rely on, and which tests try to break it. docs/TRUST.md is made of this list (`npm run trust -- --docs`). */
export interface TrustPromise {
  readonly promise: string;
  /** What keeps it: files of the repository. */
  readonly keptBy: readonly string[];
  /** Test files, from the root. */
  readonly tests: readonly string[];
}

export const PROMISES = {
  'hidden-names': {
    promise:
      'A name that is hidden now is found by nobody, in any field, order, count or suggestion.',
    keptBy: ['domain/visibility.ts', 'search/document.ts', 'search/port.ts'],
    tests: ['tests/integration/bff/leaks.test.ts', 'tests/integration/bff/search-leaks.test.ts'],
  },
  'corrected-text': {
    promise:
      'What Postgres no longer says is not found at the next request, whatever the index still has.',
    keptBy: ['db/sak/stale-mask.ts', 'search/lost-text.ts', 'db/migrations/0010_lost_text.sql'],
    tests: ['tests/integration/bff/lost-text.test.ts', 'tests/integration/db/lost-text.test.ts'],
  },
  'limits-hold': {
    promise: 'A limit on calls holds for a person or an address over all web servers together.',
    keptBy: ['bff/http/rate-limits.ts', 'db/rategrense/counts.ts'],
    tests: [
      'tests/integration/bff/rate-limits.test.ts',
      'tests/integration/bff/rate-limits-shared.test.ts',
    ],
  },
} as const satisfies Record<string, TrustPromise>;
export type PromiseId = keyof typeof PROMISES;
