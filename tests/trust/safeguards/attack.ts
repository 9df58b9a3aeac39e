import type { Safeguard } from '#tests/trust/safeguard.ts';

const channels = {
  promise: 'hidden-names',
  project: 'integration',
  tests: ['tests/integration/bff/channels.test.ts'],
} as const;
const bounded = { promise: 'bounded', project: 'integration' } as const;
const documented = { promise: 'documented', project: 'integration' } as const;
const slow = { ...bounded, tests: ['tests/integration/bff/slow-requests.test.ts'] };
const dear = { ...bounded, tests: ['tests/integration/bff/bounded-requests.test.ts'] };

export const SAFEGUARDS: readonly Safeguard[] = [
  {
    ...channels,
    name: 'a name is searched only while it may be shown',
    file: 'search/postgres/visible.ts',
    find: 'sql`t.skjules_fra > ${now}`, ',
    replace: '',
  },
  {
    ...channels,
    name: 'a hidden name leaves no server',
    file: 'bff/features/saker/shown/present-sak.ts',
    find: 'parter: status === ParterStatus.Vises ? sak.parter : null,',
    replace: 'parter: sak.parter,',
  },
  {
    ...channels,
    name: 'every route is asked about hidden names',
    file: 'tests/support/leaks/channels.ts',
    find: "  'get /api/presse/favoritter': () => alsoByKey(get('favourites', pressePaths.favoritter.path)),\n",
    replace: '',
  },
  {
    ...slow,
    name: 'headers must come in time',
    file: 'bff/http/listener.ts',
    find: '...{ headersTimeout, requestTimeout, keepAliveTimeout: KEEP_ALIVE },',
    replace: '...{ headersTimeout: 0, requestTimeout: 0, keepAliveTimeout: KEEP_ALIVE },',
  },
  {
    ...slow,
    name: 'no more connections than a server bears',
    file: 'bff/http/listener.ts',
    find: '  server.maxConnections = maxConnections;\n',
    replace: '',
  },
  {
    ...slow,
    name: 'what is no request is told so',
    file: 'bff/http/listener.ts',
    find: 'else socket.end(rawAnswer(toError(error.code)));',
    replace: 'else socket.destroy();',
  },
  {
    ...bounded,
    name: 'the words of a search are counted in all fields together',
    file: 'domain/search-texts.ts',
    find: "if (typeof value === 'string') words += wordsIn(value);",
    replace: "if (typeof value === 'string') words = wordsIn(value);",
    project: 'unit',
    tests: ['domain/search-texts.test.ts'],
  },
  {
    ...dear,
    name: 'a search that takes too long is told from an outage',
    file: 'bff/http/answer-errors.ts',
    find: '  if (error instanceof SearchTooSlow) return httpErrors.searchTooSlow();\n',
    replace: '',
  },
  {
    ...dear,
    name: 'a body that is compressed is not unpacked beyond the limit',
    file: 'bff/http/limits.ts',
    find: '{ jsonLimit: `${bytes}b`, formLimit: `${bytes}b` }',
    replace: '{ jsonLimit: `${bytes}kb`, formLimit: `${bytes}kb` }',
  },
  {
    ...documented,
    name: 'the document names what a guest is answered',
    file: 'bff/features/system/openapi/answers.ts',
    find: '[!isOpen, [401, 403]],',
    replace: '[!isOpen, [403]],',
    tests: ['tests/integration/bff/openapi-answers.test.ts'],
  },
  {
    ...documented,
    name: 'administrators have a cookie of their own in the document',
    file: 'bff/features/system/openapi/document.ts',
    find: '[sideOf(access).name]: []',
    replace: 'presse: []',
    tests: ['tests/integration/bff/system.test.ts'],
  },
  {
    ...documented,
    name: 'a method that is refused is told which are taken',
    file: 'bff/http/errors.ts',
    find: 'headers: { Allow: allowed },',
    replace: 'headers: {},',
    tests: ['tests/integration/bff/system.test.ts'],
  },
  {
    ...documented,
    name: 'a text that no case can have is no statement for Postgres',
    file: 'bff/features/tilbaketrekking/find-sak.ts',
    find: "if (text === '' || !isUsable(text)) return null;",
    replace: "if (text === '') return null;",
    tests: ['tests/integration/bff/texts.test.ts'],
  },
];
