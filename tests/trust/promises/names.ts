import { NAMES_MEASURED } from '#tests/support/names/figures.ts';
import type { TrustPromise } from './promise.ts';

/** What is hidden, and leaves. */
export const NAMES = {
  'hidden-names': {
    promise:
      'A name that is hidden now is found by nobody, in any field, order, count or suggestion.',
    keptBy: ['domain/visibility.ts', 'search/sak-source.ts', 'search/port.ts'],
    tests: [
      'tests/integration/bff/leaks.test.ts',
      'tests/integration/bff/channels.test.ts',
      'tests/integration/bff/channels-elasticsearch.test.ts',
      'tests/integration/bff/search-leaks.test.ts',
    ],
  },
  'corrected-text': {
    promise:
      'What Postgres no longer says is not found at the next request, whatever the index still has.',
    keptBy: ['db/sak/stale-mask.ts', 'search/lost-text.ts', 'db/migrations/0010_lost_text.sql'],
    tests: [
      'tests/integration/bff/lost-text.test.ts',
      'tests/integration/bff/lost-text-number.test.ts',
      'tests/integration/db/lost-text.test.ts',
    ],
  },
  'names-in-texts': {
    promise:
      'The name of a party in any text of a case is hidden with the parties, and found by nobody; a graded address hides them from the start.',
    keptBy: [
      'domain/names/',
      'db/sak/names.ts',
      'domain/shown.ts',
      'import/findings.ts',
      'bff/features/saker/shown/present-sak.ts',
    ],
    measured: NAMES_MEASURED,
    tests: [
      'domain/names/names-in-text.test.ts',
      'domain/names/people.test.ts',
      'domain/names/party-names.test.ts',
      'domain/names/generated-names.test.ts',
      'domain/names/plain-title.test.ts',
      'domain/graded-address.test.ts',
      'tests/integration/import/names.test.ts',
      'tests/integration/bff/names-in-texts.test.ts',
    ],
  },
  'restrictions-shown': {
    promise:
      'What a court has restricted is told wherever the case is; a hidden identity hides the parties from the start.',
    keptBy: ['domain/visibility.ts', 'import/schema.ts', 'search/sak-source.ts'],
    tests: [
      'domain/begrensninger.test.ts',
      'tests/integration/import/restrictions.test.ts',
      'tests/integration/bff/restrictions.test.ts',
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
      'tests/integration/bff/channels.test.ts',
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
  retention: {
    promise:
      'What is personal leaves database and disk when its stated period is over, stays away, and nothing else leaves.',
    keptBy: ['domain/retention.ts', 'db/retention/steps.ts', 'db/migrations/0014_retention.sql'],
    tests: [
      'tests/integration/faults/object-store-answers.test.ts',
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
  traces: {
    promise: 'No trace, measurement or log line says anything of a case, a search or a person.',
    keptBy: ['monitoring/trace.ts', 'monitoring/tracing.ts', 'monitoring/statements.ts'],
    tests: [
      'tests/integration/bff/traces.test.ts',
      'tests/integration/bff/channels.test.ts',
      'monitoring/statements.test.ts',
      'monitoring/traceparent.test.ts',
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
  'import-gate': {
    promise:
      'The import lets nothing in that must not be there, repeats nothing that stands in a list, and takes nothing away by mistake.',
    keptBy: [
      ...['import/schema.ts', 'import/parse-row.ts', 'import/read-file.ts'],
      ...['import/read-in.ts', 'domain/sak.ts'],
    ],
    tests: [
      'tests/integration/import/cases.test.ts',
      'tests/integration/import/list.test.ts',
      'tests/integration/import/silent.test.ts',
      'domain/sak.test.ts',
      'domain/identity-number.test.ts',
    ],
  },
} as const satisfies Record<string, TrustPromise>;
