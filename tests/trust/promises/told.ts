import type { TrustPromise } from './promise.ts';

/** What people and programs are told by themselves. */
export const TOLD = {
  'told-once': {
    promise:
      'Whoever follows a search or a case is told once of what is new, whatever dies or is away meanwhile.',
    keptBy: ['indexer/notices/', 'db/notice/write.ts', 'bff/mail/notices/enqueue.ts'],
    tests: [
      'tests/contract/search/matcher.test.ts',
      'tests/integration/indexer/notices.test.ts',
      'tests/integration/indexer/notices-kill.test.ts',
      'tests/integration/indexer/notices-rebuild.test.ts',
      'tests/integration/mail/notices.test.ts',
    ],
  },
  'told-nothing-hidden': {
    promise:
      'No notice, e-mail, calendar or feed has a name, or tells of what is hidden by the time it is read or sent.',
    keptBy: [
      'bff/notices/told.ts',
      'bff/notices/names.ts',
      'bff/mail/notices/ready.ts',
      'indexer/notices/notices.ts',
    ],
    tests: [
      'bff/notices/told.test.ts',
      'tests/integration/bff/notices.test.ts',
      'tests/integration/bff/endringer.test.ts',
      'tests/integration/bff/kalender.test.ts',
      'tests/integration/indexer/notices-names.test.ts',
      'tests/integration/mail/notices-refused.test.ts',
    ],
  },
  'keys-of-programs': {
    promise:
      'A secret address or key opens what it was made for, to programs of somebody with access, and nothing once it is revoked.',
    keptBy: [
      'bff/http/machine.ts',
      'bff/session/machine-key.ts',
      'db/noekkel/noekler.ts',
      'bff/features/saker/abonnement/feeds.ts',
    ],
    tests: [
      'tests/integration/bff/machine.test.ts',
      'tests/integration/bff/machine-calls.test.ts',
      'tests/integration/bff/machine-refused.test.ts',
      'tests/integration/bff/abonnement.test.ts',
    ],
  },
} as const satisfies Record<string, TrustPromise>;
