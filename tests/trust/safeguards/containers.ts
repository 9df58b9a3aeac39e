import type { Safeguard } from '#tests/trust/safeguard.ts';

export const SAFEGUARDS: readonly Safeguard[] = [
  {
    name: 'whether an index is missing is asked of Postgres, not of an engine that may be away',
    promise: 'late',
    file: 'indexer/build-when-missing.ts',
    find: 'return !searched ||',
    replace: 'return !(await indexer.index.active()) || !searched ||',
    project: 'integration',
    tests: ['tests/integration/indexer/build-when-missing.test.ts'],
  },
  {
    name: 'a program without signs of life is killed',
    promise: 'hung',
    file: 'monitoring/watchdog.ts',
    find: 'still = now === seen ? still + 1 : 0;',
    replace: 'still = 0;',
    project: 'unit',
    tests: ['monitoring/watchdog.test.ts'],
  },
  {
    name: 'a licence that is not known is not shipped',
    promise: 'image',
    file: 'build/licences.ts',
    find: ': names.every((name) => ALLOWED.has(name.trim()));',
    replace: ': names.every((name) => name.trim() !== "");',
    project: 'unit',
    tests: ['build/licences.test.ts'],
  },
  {
    name: 'containers have no capabilities',
    promise: 'image',
    file: 'docker-compose.yml',
    find: "  read_only: true\n  tmpfs: ['/tmp:mode=1777']\n  cap_drop: [ALL]\n",
    replace: "  read_only: true\n  tmpfs: ['/tmp:mode=1777']\n",
    project: 'integration',
    tests: ['tests/integration/dev/compose.test.ts'],
  },
];
