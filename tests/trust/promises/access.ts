import type { TrustPromise } from './promise.ts';

/** Who may do what, and how much. */
export const ACCESS = {
  'only-who-may': {
    promise: 'Nobody gets or changes what is not theirs, and no secret of theirs is known.',
    keptBy: ['domain/permissions.ts', 'bff/http/security.ts', 'bff/config.ts'],
    tests: [
      'tests/integration/bff/access.test.ts',
      'bff/config.test.ts',
      'bff/features/innlogging/safe-return.test.ts',
    ],
  },
  'secrets-untold': {
    promise:
      'A secret may stand in a file, in one place alone, and no program tells it when it is wrong or what it leads to is away.',
    keptBy: ['settings/read.ts', 'doctor/reasons.ts', 'doctor/report.ts'],
    tests: [
      'settings/read.test.ts',
      'doctor/reasons.test.ts',
      'doctor/report.test.ts',
      'tests/integration/doctor/doctor.test.ts',
    ],
  },
  'who-saw-what': {
    promise: 'Whoever sees a case or a person is in the audit log first, and stays in it.',
    keptBy: ['bff/audit.ts', 'db/migrations/0003_people.sql'],
    tests: ['tests/integration/bff/audit.test.ts', 'tests/integration/db/constraints.test.ts'],
  },
  'limits-hold': {
    promise: 'A limit on calls holds for a person or an address over all web servers together.',
    keptBy: ['bff/http/rate-limits.ts', 'db/rategrense/counts.ts'],
    tests: [
      'tests/integration/bff/rate-limits.test.ts',
      'tests/integration/bff/rate-limits-shared.test.ts',
    ],
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
  documented: {
    promise:
      'The OpenAPI document says what every call takes and every answer is; no call is a server error.',
    keptBy: ['bff/features/system/openapi/document.ts', 'bff/http/methods.ts'],
    tests: [
      'tests/integration/bff/system.test.ts',
      'tests/integration/bff/openapi-answers.test.ts',
      'tests/integration/trust/schemathesis.test.ts',
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
} as const satisfies Record<string, TrustPromise>;
