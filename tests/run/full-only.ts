/**
 * Test files that only `npm test -- --full` runs, or whoever names them: what takes minutes or tries at length what a faster test
 * holds in short. Beside each group stands what stays in `npm test`.
 */
export const FULL_ONLY: readonly string[] = [
  // Programs of two versions, killed programs, several of each. Here: migrations, rebuild and follow in one process.
  'tests/integration/upgrade/upgrade.test.ts',
  'tests/integration/processes/three-of-each.test.ts',
  'tests/integration/processes/clock.test.ts',
  'tests/integration/operations/restore.test.ts',
  'tests/integration/operations/apart.test.ts',
  'tests/integration/operations/lanes.test.ts',
  'tests/integration/faults/kills.test.ts',
  'tests/integration/faults/restarts.test.ts',
  'tests/integration/indexer/kill.test.ts',
  'tests/integration/indexer/notices-kill.test.ts',
  'tests/integration/indexer/churn.test.ts',
  'tests/integration/indexer/engines.test.ts',
  'tests/integration/indexer/orders-process.test.ts',
  'tests/integration/import/stopped.test.ts',
  'tests/integration/mail/process.test.ts',
  'tests/integration/bff/process.test.ts',
  'tests/integration/bff/rotate-keys-process.test.ts',
  'tests/integration/bff/withdraw-process.test.ts',

  // Each dependency broken in many ways. Here: documents, object-store-answers, and a scripted Elasticsearch.
  'tests/integration/faults/dependencies.test.ts',
  'tests/integration/faults/cluster.test.ts',
  'tests/integration/faults/postgres.test.ts',
  'tests/integration/faults/object-store.test.ts',
  'tests/integration/indexer/proxy-faults.test.ts',
  'tests/integration/mail/outage.test.ts',
  'tests/integration/mail/notices-faults.test.ts',

  // The same on Elasticsearch, as figures, or with many rows. Here: channels on Postgres, and the contract on both engines.
  'tests/integration/bff/channels-elasticsearch.test.ts',
  'tests/integration/search/relevance.test.ts',
  'tests/integration/search/purge.test.ts',
  'tests/integration/bench/quick.test.ts',
  'tests/integration/bff/eksport-many.test.ts',
  'tests/integration/bff/admin-brukere-many.test.ts',
  'tests/integration/bff/slow-requests.test.ts',

  // What `npm start` and `npm run dev` do with ports, disks and data of before. Here: e2e/start.
  'tests/integration/dev/ctrl-c.test.ts',
  'tests/integration/dev/npm-dev.test.ts',
  'tests/integration/dev/full-disk.test.ts',
  'tests/integration/dev/incompatible-data.test.ts',
  'tests/integration/dev/embedded-postgres.test.ts',
  'tests/integration/dev/elasticsearch-launcher.test.ts',
  'tests/integration/dev/desk-again.test.ts',

  // Single pages in the browser. Here: the journeys of a journalist, an applicant and an administrator, by keyboard, and what is hidden.
  'tests/e2e/admin-brukere.test.ts',
  'tests/e2e/admin-drift.test.ts',
  'tests/e2e/admin-revisjon.test.ts',
  'tests/e2e/admin-soeknader-list.test.ts',
  'tests/e2e/admin-banner.test.ts',
  'tests/e2e/favoritter.test.ts',
  'tests/e2e/keyboard.test.ts',
  'tests/e2e/many-rows.test.ts',
  'tests/e2e/network.test.ts',
  'tests/e2e/newsroom.test.ts',
  'tests/e2e/profile.test.ts',
  'tests/e2e/real-list.test.ts',
  'tests/e2e/register.test.ts',
  'tests/e2e/search-page.test.ts',
  'tests/e2e/searching.test.ts',
  'tests/e2e/soeknad-status.test.ts',
  'tests/e2e/thirty-soeknader.test.ts',
  'tests/e2e/told.test.ts',
  'tests/a11y/mail-page.test.ts',
  'tests/a11y/print.test.ts',
  'tests/a11y/rows.test.ts',
];
