import type { Safeguard } from '#tests/trust/safeguard.ts';

const measured = { promise: 'measured', project: 'integration' } as const;

export const SAFEGUARDS: readonly Safeguard[] = [
  {
    ...measured,
    name: 'what cannot be read is absent, not old or 0',
    file: 'monitoring/gauges.ts',
    find: 'else this.remove();',
    replace: '',
    tests: ['tests/integration/monitoring/service.test.ts'],
  },
  {
    ...measured,
    name: 'an import says of which courts it was',
    file: 'import/batcher.ts',
    find: 'await noteImported(trx, courts, now);',
    replace: 'void courts;',
    tests: ['tests/integration/import/recorded.test.ts'],
  },
  {
    ...measured,
    name: 'a follower that does not move is not live',
    file: 'indexer/monitor.ts',
    find: 'const ok = loop.still() <= settings.LIVE_SECONDS;',
    replace: 'const ok = loop.still() >= 0;',
    tests: ['tests/integration/indexer/monitor.test.ts'],
  },
  {
    name: 'a span names only tables that we have',
    promise: 'traces',
    file: 'monitoring/statements.ts',
    find: '.find((name) => TABLES.has(name))',
    replace: '.find((name) => name)',
    project: 'unit',
    tests: ['monitoring/statements.test.ts'],
  },
  {
    name: 'a span tells the class of an error, and not its message',
    promise: 'traces',
    file: 'monitoring/tracing.ts',
    find: 'error instanceof Error ? error.name : typeof error',
    replace: 'String(error)',
    project: 'integration',
    tests: ['tests/integration/bff/traces.test.ts'],
  },
];
