import type { Safeguard } from '#tests/trust/safeguard.ts';

export const SAFEGUARDS: readonly Safeguard[] = [
  {
    name: 'calls are counted in Postgres, for all servers together',
    promise: 'limits-hold',
    file: 'bff/http/rate-limits.ts',
    find: 'if (now.getTime() < aloneUntil) return null;',
    replace: 'if (now.getTime() >= aloneUntil) return null;',
    project: 'integration',
    tests: ['tests/integration/bff/rate-limits-shared.test.ts'],
  },
  {
    name: 'every call of somebody signed in has a limit',
    promise: 'limits-hold',
    file: 'bff/http/router.ts',
    find: "route.limit ?? (route.access === 'open' ? null : 'other')",
    replace: 'route.limit ?? null',
    project: 'integration',
    tests: ['tests/integration/bff/rate-limits.test.ts'],
  },
  {
    name: 'a person is counted, not the address',
    promise: 'limits-hold',
    file: 'bff/http/rate-limits.ts',
    find: 'const who = session\n',
    replace: 'const who = session && !ctx.ip\n',
    project: 'integration',
    tests: ['tests/integration/bff/rate-limits.test.ts'],
  },
];
