import type { TrustPromise } from './promise.ts';

/** What is killed, away or slow. */
export const FAULTS = {
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
    keptBy: [
      'indexer/batch.ts',
      'indexer/follow.ts',
      'indexer/lost.ts',
      'indexer/verify/compare.ts',
      'search/elastic/write.ts',
    ],
    tests: [
      'tests/integration/indexer/kill.test.ts',
      'tests/integration/indexer/faults.test.ts',
      'tests/integration/indexer/lost.test.ts',
      'tests/integration/indexer/churn.test.ts',
      'tests/integration/indexer/verify.test.ts',
      'search/elastic/write.test.ts',
    ],
  },
  dependencies: {
    promise:
      'Whatever fails of what the service depends on, and however: the right answer in bounded time, the rest goes on, and it heals by itself.',
    keptBy: [
      ...['bff/health.ts', 'db/connection.ts', 'db/errors.ts'],
      ...['db/dokumentlager/verified.ts', 'search/elastic/answers.ts'],
    ],
    tests: [
      'tests/integration/faults/dependencies.test.ts',
      'tests/integration/faults/postgres.test.ts',
      'tests/integration/faults/documents.test.ts',
      'tests/integration/faults/object-store.test.ts',
      'tests/integration/faults/object-store-answers.test.ts',
      'tests/contract/dokumentlager/folder.test.ts',
      'tests/contract/dokumentlager/bucket.test.ts',
      'tests/integration/db/connection.test.ts',
      'tests/integration/dev/folkeregister.test.ts',
      'search/elastic/answers.test.ts',
      'monitoring/shared-for.test.ts',
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
    keptBy: [
      'indexer/batch.ts',
      'indexer/follow.ts',
      'db/sak/stale-mask.ts',
      'search/elastic/write.ts',
      'db/queues',
    ],
    tests: [
      'tests/integration/faults/kills.test.ts',
      'tests/integration/indexer/batch.test.ts',
      'tests/integration/indexer/follow.test.ts',
      'tests/integration/indexer/rebuild.test.ts',
      'tests/integration/mail/process.test.ts',
    ],
  },
  upgrade: {
    promise:
      'An upgrade, and the way back, leaves no search unanswered; names are hidden in both versions at once, and no change is lost.',
    keptBy: [
      ...['db/lane.ts', 'db/queues/lanes.ts', 'indexer/lanes.ts'],
      ...['bff/open-index.ts', 'bff/features/system/health.ts'],
    ],
    tests: [
      'tests/integration/upgrade/upgrade.test.ts',
      'tests/integration/operations/lanes.test.ts',
    ],
  },
  restored: {
    promise:
      'When the database or the index is put back to another time, nothing of the other time is found, and the index heals by itself. What was hidden since can be hidden again from a list.',
    keptBy: ['indexer/marks.ts', 'bff/index-state.ts', 'db/tilbaketrekking/apart.ts'],
    tests: [
      'tests/integration/operations/restore.test.ts',
      'tests/integration/operations/apart.test.ts',
    ],
  },
  several: {
    promise: 'Several web servers and followers on one database do nothing twice and lose nothing.',
    keptBy: ['db/queues', 'db/rategrense/counts.ts', 'db/retention/run.ts'],
    tests: ['tests/integration/processes/three-of-each.test.ts'],
  },
  clocks: {
    promise:
      'A program whose clock is more than a minute from the database’s writes, erases and shows nothing that depends on time; an index that was written ahead of time is built again by itself.',
    keptBy: [
      ...['domain/clock.ts', 'db/clock.ts', 'indexer/written-ahead.ts'],
      ...['bff/http/router.ts', 'bff/retention-worker.ts'],
    ],
    tests: [
      'domain/clock.test.ts',
      'tests/integration/db/clock.test.ts',
      'tests/integration/indexer/clock.test.ts',
      'tests/integration/bff/clock.test.ts',
      'tests/integration/bff/retention-worker.test.ts',
      'tests/integration/processes/clock.test.ts',
    ],
  },
  late: {
    promise:
      'A follower that starts while the search engine is away waits for it, and rebuilds nothing because of that.',
    keptBy: ['indexer/build-when-missing.ts'],
    tests: ['tests/integration/indexer/build-when-missing.test.ts'],
  },
  measured: {
    promise:
      'What is measured is true or absent, from whichever program; each alarm fires when it should, and says what to do.',
    keptBy: ['monitoring/gauges.ts', 'monitoring/service.ts', 'deploy/monitoring/alarms.yaml'],
    tests: [
      'tests/integration/monitoring/service.test.ts',
      'tests/integration/indexer/monitor.test.ts',
      'tests/integration/import/recorded.test.ts',
      'tests/checks/alarms.test.ts',
    ],
  },
  hung: {
    promise: 'A web server or follower whose loop hangs ends itself, to be started again.',
    keptBy: ['monitoring/watchdog.ts'],
    tests: ['monitoring/watchdog.test.ts'],
  },
  image: {
    promise:
      'Containers have no capabilities and no shell, get secrets as files and only their own, and hold nothing under an unknown licence.',
    keptBy: ['Dockerfile', 'docker-compose.yml', 'build/licences.ts'],
    tests: [
      'tests/integration/dev/compose.test.ts',
      'tests/integration/dev/dockerfile.test.ts',
      'build/licences.test.ts',
    ],
  },
} as const satisfies Record<string, TrustPromise>;
