import type { Safeguard } from '#tests/trust/safeguard.ts';

/** What is removed when its period is over, and what must stay away or stay. */
export const SAFEGUARDS: readonly Safeguard[] = [
  {
    name: 'names that have left do not come back with the next import',
    promise: 'retention',
    file: 'import/write-cases.ts',
    find: 'await withoutRemovedNames(trx, kind, given, now);',
    replace: 'given;',
    project: 'integration',
    tests: ['tests/integration/db/retention-names.test.ts'],
  },
  {
    name: 'names wait until the index has the last change of their case',
    promise: 'retention',
    file: 'db/retention/names.ts',
    find: 'and not ${isWaiting(sql`s.sak_id`)}',
    replace: '',
    project: 'integration',
    tests: ['tests/integration/db/retention-names.test.ts'],
  },
  {
    name: 'every segment with something deleted is merged, however little it is',
    promise: 'purged',
    file: 'search/elastic/purge.ts',
    find: "'index.merge.policy.expunge_deletes_allowed': 0",
    replace: "'index.merge.policy.expunge_deletes_allowed': 10",
    project: 'integration',
    tests: ['tests/integration/search/purge.test.ts'],
  },
  {
    name: 'a purge that failed is tried again',
    promise: 'purged',
    file: 'indexer/purge.ts',
    find: 'await index.purge(generation);',
    replace: 'await index.purge(generation).catch(() => undefined);',
    project: 'integration',
    tests: ['tests/integration/indexer/purge.test.ts'],
  },
];
