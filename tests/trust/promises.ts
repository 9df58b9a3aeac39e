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
    tests: [
      'tests/integration/bff/leaks.test.ts',
      'tests/integration/bff/channels.test.ts',
      'tests/integration/bff/channels-elasticsearch.test.ts',
      'tests/integration/bff/search-leaks.test.ts',
    ],
  },
  bounded: {
    promise:
      'However slow, long, deep or dear a request is: it is answered in bounded time, and told what is wrong.',
    keptBy: ['bff/http/listener.ts', 'domain/search-rules.ts', 'search/postgres/timeout.ts'],
    tests: [
      'tests/integration/bff/slow-requests.test.ts',
      'tests/integration/bff/bounded-requests.test.ts',
      'domain/search-rules.test.ts',
    ],
  },
  'corrected-text': {
    promise:
      'What Postgres no longer says is not found at the next request, whatever the index still has.',
    keptBy: ['db/sak/stale-mask.ts', 'search/lost-text.ts', 'db/migrations/0010_lost_text.sql'],
    tests: ['tests/integration/bff/lost-text.test.ts', 'tests/integration/db/lost-text.test.ts'],
  },
  'names-in-texts': {
    promise:
      'The name of a party in a subject, a title or a file name is hidden with the parties; a graded address hides them from the start.',
    keptBy: [
      'domain/names/',
      'db/sak/names.ts',
      'import/findings.ts',
      'bff/features/saker/present-sak.ts',
    ],
    tests: [
      'domain/names/names-in-text.test.ts',
      'domain/graded-address.test.ts',
      'tests/integration/import/names.test.ts',
      'tests/integration/bff/names-in-texts.test.ts',
    ],
  },
  'restrictions-shown': {
    promise:
      'What a court has restricted is told wherever the case is; a hidden identity hides the parties from the start.',
    keptBy: ['domain/visibility.ts', 'import/schema.ts', 'search/document.ts'],
    tests: [
      'domain/begrensninger.test.ts',
      'tests/integration/import/restrictions.test.ts',
      'tests/integration/bff/restrictions.test.ts',
    ],
  },
  'limits-hold': {
    promise: 'A limit on calls holds for a person or an address over all web servers together.',
    keptBy: ['bff/http/rate-limits.ts', 'db/rategrense/counts.ts'],
    tests: [
      'tests/integration/bff/rate-limits.test.ts',
      'tests/integration/bff/rate-limits-shared.test.ts',
    ],
  },
  'no-wrong-nothing': {
    promise: 'A search that cannot be answered says so: it never answers that there are no hits.',
    keptBy: ['bff/index-state.ts', 'search/elastic/answers.ts'],
    tests: [
      'tests/integration/bff/failures.test.ts',
      'tests/integration/indexer/proxy-faults.test.ts',
    ],
  },
  'nothing-lost': {
    promise:
      'Whatever is killed or away: no change of a case is lost, none is undone, none comes back.',
    keptBy: ['indexer/follow.ts', 'indexer/lost.ts', 'search/elastic/write.ts'],
    tests: [
      'tests/integration/indexer/kill.test.ts',
      'tests/integration/indexer/faults.test.ts',
      'tests/integration/indexer/lost.test.ts',
      'tests/integration/indexer/churn.test.ts',
      'search/elastic/write.test.ts',
    ],
  },
  'import-gate': {
    promise:
      'The import lets nothing in that must not be there, and takes nothing away by mistake.',
    keptBy: ['import/schema.ts', 'import/read-file.ts', 'import/import-file.ts'],
    tests: [
      'tests/integration/import/cases.test.ts',
      'tests/integration/import/list.test.ts',
      'domain/identity-number.test.ts',
    ],
  },
  'only-who-may': {
    promise: 'Nobody gets or changes what is not theirs, and no secret of theirs is known.',
    keptBy: ['domain/permissions.ts', 'bff/http/security.ts', 'bff/config.ts'],
    tests: [
      'tests/integration/bff/access.test.ts',
      'bff/config.test.ts',
      'bff/features/innlogging/safe-return.test.ts',
    ],
  },
  'who-saw-what': {
    promise: 'Whoever sees a case or a person is in the audit log first, and stays in it.',
    keptBy: ['bff/audit.ts', 'db/migrations/0003_people.sql'],
    tests: ['tests/integration/bff/audit.test.ts', 'tests/integration/db/constraints.test.ts'],
  },
  'group-within-15-minutes': {
    promise:
      'An administrator whose group is taken away is refused within 15 minutes, also while the provider is away.',
    keptBy: ['bff/session/recheck.ts'],
    tests: [
      'tests/integration/bff/admin-group.test.ts',
      'tests/integration/bff/oidc-sessions.test.ts',
    ],
  },
  'headers-everywhere': {
    promise:
      'Every answer of every route has the headers that OWASP ASVS names, and no personal answer is kept by a browser.',
    keptBy: ['bff/http/security.ts', 'bff/http/json-route.ts', 'bff/session/cookies.ts'],
    tests: ['tests/integration/bff/headers.test.ts'],
  },
  'sign-in-level': {
    promise:
      'A sign-in at a lower level than the configuration accepts, or without one, is refused.',
    keptBy: ['bff/adapters/oidc.ts', 'bff/config.ts'],
    tests: [
      'tests/integration/bff/oidc-forged.test.ts',
      'tests/integration/bff/oidc-sessions.test.ts',
      'bff/config.test.ts',
    ],
  },
  'logout-at-provider': {
    promise:
      'A sign-out at the provider ends the sessions here; a forged, old or used logout token ends none.',
    keptBy: ['bff/adapters/logout-token.ts', 'bff/features/innlogging/backchannel-logout.ts'],
    tests: [
      'bff/adapters/logout-token.test.ts',
      'tests/integration/bff/backchannel-logout.test.ts',
      'tests/integration/bff/oidc-sessions.test.ts',
    ],
  },
  'keys-rotate': {
    promise:
      'A key can be changed: nobody is signed out, unknown or without a link, and a pseudonym stays one person.',
    keptBy: [
      'bff/session/key-ring.ts',
      'bff/session/person.ts',
      'db/identitet/identiteter.ts',
      'bff/rotate-keys/rotate.ts',
    ],
    tests: [
      'tests/integration/bff/key-rotation.test.ts',
      'tests/integration/db/identiteter.test.ts',
      'bff/session/key-ring.test.ts',
      'bff/session/crypto.test.ts',
    ],
  },
  'typed-words': {
    promise:
      'What somebody types in a search is in no audit row, export or log line; it is shown for a stated reason, which is logged.',
    keptBy: [
      'bff/typed-words.ts',
      'bff/audit.ts',
      'bff/features/revisjon/ord.ts',
      'db/migrations/0015_persons_and_words.sql',
    ],
    tests: [
      'tests/integration/bff/typed-words.test.ts',
      'tests/integration/bff/admin-revisjon-ord.test.ts',
      'tests/integration/db/words-migration.test.ts',
      'bff/typed-words.test.ts',
    ],
  },
  retention: {
    promise:
      'What is personal leaves database and disk when its stated period is over, stays away, and nothing else leaves.',
    keptBy: ['domain/retention.ts', 'db/retention/steps.ts', 'db/migrations/0014_retention.sql'],
    tests: [
      'domain/retention.test.ts',
      'tests/integration/db/retention-names.test.ts',
      'tests/integration/db/retention-files.test.ts',
      'tests/integration/db/retention-rows.test.ts',
      'tests/integration/db/retention-columns.test.ts',
      'tests/integration/db/retention-run.test.ts',
      'tests/integration/db/retention-command.test.ts',
      'tests/integration/indexer/retention.test.ts',
      'tests/integration/bff/retention-worker.test.ts',
    ],
  },
  withdrawn: {
    promise:
      'What an administrator hides (a case, its parties, one document) is gone from every channel at the next request.',
    keptBy: [
      'db/tilbaketrekking/hidden.ts',
      'db/sak/saker.ts',
      'db/sak/stale-mask.ts',
      'indexer/writes.ts',
      'db/migrations/0012_withdraw.sql',
    ],
    tests: [
      'tests/integration/bff/withdraw.test.ts',
      'tests/integration/bff/withdraw-parts.test.ts',
      'tests/integration/bff/withdraw-process.test.ts',
      'tests/integration/bff/admin-saker.test.ts',
      'tests/integration/db/withdraw.test.ts',
      'tests/integration/indexer/withdraw.test.ts',
    ],
  },
  'browser-forgets': {
    promise:
      'What has been hidden leaves an open page and everything that the browser keeps of it at the next answer, also on Back.',
    keptBy: ['web/api/forget.ts', 'web/api/saker.ts', 'web/api/favoritter.ts'],
    tests: [
      'web/features/sak/sak-page.test.tsx',
      'web/features/search/favoritter.test.tsx',
      'web/admin/features/revisjon/revisjon-page.test.tsx',
      'tests/e2e/skjult.test.ts',
    ],
  },
  purged: {
    promise: "What is hidden or deleted leaves the search engine's files within 24 hours.",
    keptBy: ['indexer/purge.ts', 'search/elastic/purge.ts', 'search/postgres/purge.ts'],
    tests: ['tests/integration/search/purge.test.ts', 'tests/integration/indexer/purge.test.ts'],
  },
  dependencies: {
    promise:
      'Whatever fails of what the service depends on, and however: the right answer in bounded time, the rest goes on, and it heals by itself.',
    keptBy: ['bff/health.ts', 'db/connection.ts', 'db/errors.ts', 'search/elastic/answers.ts'],
    tests: [
      'tests/integration/faults/dependencies.test.ts',
      'tests/integration/faults/postgres.test.ts',
      'tests/integration/faults/documents.test.ts',
      'tests/integration/db/connection.test.ts',
      'tests/integration/dev/folkeregister.test.ts',
      'search/elastic/answers.test.ts',
      'bff/health.test.ts',
      'db/errors.test.ts',
    ],
  },
  restarts: {
    promise:
      'A web server that is told to stop loses no request and ends no connection in the middle of one.',
    keptBy: ['bff/server.ts', 'bff/features/system/health.ts'],
    tests: ['tests/integration/faults/restarts.test.ts', 'tests/integration/bff/process.test.ts'],
  },
  cluster: {
    promise:
      'A cluster of three nodes may lose any of them: searches and a rebuild go on, and nothing is lost.',
    keptBy: ['search/elastic/adapter.ts', 'search/elastic/mapping.ts'],
    tests: [
      'tests/integration/faults/cluster.test.ts',
      'search/elastic/nodes.test.ts',
      'search/elastic/mapping.test.ts',
    ],
  },
  killed: {
    promise:
      'Programs and servers may be killed at any moment: nothing that was confirmed is lost, nothing that is gone is found, also meanwhile.',
    keptBy: ['indexer/follow.ts', 'db/sak/stale-mask.ts', 'search/elastic/write.ts', 'db/queues'],
    tests: [
      'tests/integration/faults/kills.test.ts',
      'tests/integration/indexer/batch.test.ts',
      'tests/integration/indexer/follow.test.ts',
      'tests/integration/indexer/rebuild.test.ts',
      'tests/integration/mail/process.test.ts',
    ],
  },
} as const satisfies Record<string, TrustPromise>;
export type PromiseId = keyof typeof PROMISES;
