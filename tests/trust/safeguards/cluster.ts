import type { Safeguard } from '#tests/trust/safeguard.ts';

export const SAFEGUARDS: readonly Safeguard[] = [
  {
    name: 'a document is the one that was stored',
    promise: 'dependencies',
    file: 'db/dokumentlager/verified.ts',
    find: 'if (hash && !hash.digest().equals(sha256!))',
    replace: 'if (hash && bytes < 0)',
    project: 'integration',
    tests: ['tests/contract/dokumentlager/folder.test.ts'],
  },
  {
    name: 'the last bytes of a document are held back until all have been seen',
    promise: 'dependencies',
    file: 'db/dokumentlager/verified.ts',
    find: '    held = chunk;',
    replace: '    yield chunk;',
    project: 'integration',
    tests: ['tests/contract/dokumentlager/folder.test.ts'],
  },
  {
    name: 'a bucket that is gone has no missing documents',
    promise: 'dependencies',
    file: 'db/dokumentlager/s3/store.ts',
    find: "if (code === 'NoSuchKey') return true;",
    replace: "if (code !== 'never') return true;",
    project: 'integration',
    tests: ['tests/integration/faults/object-store-answers.test.ts'],
  },
  {
    name: 'an object store that hangs is left, with every connection to it',
    promise: 'dependencies',
    file: 'db/dokumentlager/s3/send.ts',
    find: '      forgetIdle(agent);',
    replace: '',
    project: 'integration',
    tests: ['tests/integration/faults/object-store.test.ts'],
  },
  {
    name: 'a page is no listing of a bucket',
    promise: 'dependencies',
    file: 'db/dokumentlager/s3/answers.ts',
    find: 'if (!isListing || !isTruncated',
    replace: 'if (!isTruncated',
    project: 'integration',
    tests: ['tests/integration/faults/object-store-answers.test.ts'],
  },
];
