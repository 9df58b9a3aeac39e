import type { Safeguard } from '#tests/trust/safeguard.ts';

const REPORT = ['doctor/report.test.ts'];

export const SAFEGUARDS: readonly Safeguard[] = [
  {
    name: 'a report without the secrets that it may quote',
    promise: 'secrets-untold',
    file: 'doctor/report.ts',
    find: 'return all.reduce((hidden, secret) => hidden.replaceAll(secret, HIDDEN), text);',
    replace: 'return all.length === 0 ? HIDDEN : text;',
    project: 'unit',
    tests: REPORT,
  },
  {
    name: 'a password in an address is a secret too',
    promise: 'secrets-untold',
    file: 'doctor/report.ts',
    find: '.flatMap((secret) => [secret, ...passwordsIn(secret)])',
    replace: '.flatMap((secret) => (passwordsIn(secret) ? [secret] : []))',
    project: 'unit',
    tests: REPORT,
  },
  {
    name: 'only our own words are told of an error',
    promise: 'secrets-untold',
    file: 'doctor/reasons.ts',
    find: 'if (error instanceof OwnWords) return error.message;',
    replace: 'if (OwnWords && error instanceof Error) return error.message;',
    project: 'unit',
    tests: ['doctor/reasons.test.ts'],
  },
  {
    name: 'a value that is set twice is refused',
    promise: 'secrets-untold',
    file: 'settings/read.ts',
    find: 'name in values ? { fault: `is set, and ${name}_FILE too` } : readValue(name, path)',
    replace: 'readValue(name, path)',
    project: 'unit',
    tests: ['settings/read.test.ts'],
  },
  {
    name: 'the published password of the database is refused in production',
    promise: 'only-who-may',
    file: 'settings/shared.ts',
    find: "['DATABASE_URL', hasSecretPassword, KNOWN],",
    replace: "['DATABASE_URL', (v) => hasSecretPassword(v) || true, KNOWN],",
    project: 'unit',
    tests: ['bff/config.test.ts'],
  },
  {
    name: 'connections without TLS are refused in production',
    promise: 'only-who-may',
    file: 'settings/shared.ts',
    find: "['ELASTICSEARCH_URL', isSafeElasticsearch, NEEDS_TLS],",
    replace: "['ELASTICSEARCH_URL', (v) => isSafeElasticsearch(v) || true, NEEDS_TLS],",
    project: 'unit',
    tests: ['bff/config.test.ts', 'indexer/config.test.ts'],
  },
];
