/** Which folder may import which (docs/ARCHITECTURE.md); `npm test` checks it. */

/** `from` may import only itself, the folders `allowed`, and packages. Unit tests beside the source may import more. */
const only = (from, allowed) => ({
  name: `${from}-imports`,
  severity: 'error',
  comment: `${from}/ may only import ${allowed.join(', ') || 'itself and packages'}`,
  from: { path: `^${from}/`, pathNot: '\\.(test|bench)\\.tsx?$' },
  to: {
    path: '^[a-z]+/',
    pathNot: [`^(${[from, ...allowed].join('|')})/`, '^node_modules/'],
    // `fs/promises` is a module of Node, not a folder here.
    dependencyTypesNot: ['core'],
  },
});

module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    { name: 'no-unresolved', severity: 'error', from: {}, to: { couldNotResolve: true } },

    // What programs share.
    only('domain', []),
    only('settings', ['domain']),
    only('contract', ['domain']),
    only('db', ['domain', 'settings', 'contract']),
    only('search', ['domain', 'contract', 'db']),
    only('monitoring', ['domain', 'contract', 'search', 'db']),
    // Programs. They never import each other: only dev, build, tests and bench, which may import everything.
    only('import', ['domain', 'settings', 'contract', 'db']),
    only('demo', ['domain', 'settings', 'contract', 'db', 'import']),
    only('indexer', ['domain', 'settings', 'contract', 'search', 'db', 'monitoring']),
    // A list that is uploaded is read in as one of the command is.
    only('bff', ['domain', 'settings', 'contract', 'search', 'db', 'monitoring', 'import/upload']),
    // It looks at what the two do, by their own parts.
    only('doctor', [
      ...['domain', 'settings', 'contract', 'search', 'db', 'monitoring', 'indexer', 'bff'],
    ]),
    only('web', ['domain', 'contract']),
    // Inside it: calls, components, tables and forms know nothing of what is made of them, and nothing knows the routes.
    only('web/api', ['domain', 'contract']),
    only('web/ui', ['domain', 'contract', 'web/api']),
    only('web/table', ['domain', 'contract', 'web/api', 'web/ui']),
    only('web/form', ['domain', 'contract', 'web/api', 'web/ui']),
    {
      name: 'routes-on-top',
      severity: 'error',
      from: {
        path: '^web/',
        pathNot: '^web/(app/|main\\.tsx$|render\\.tsx$|testing/)|\\.test\\.tsx?$',
      },
      to: { path: '^web/app/' },
    },

    {
      name: 'db-only-for-the-postgres-engine',
      severity: 'error',
      comment: 'The port, the query model and the Elasticsearch engine know nothing of Postgres.',
      from: { path: '^search/', pathNot: '^search/postgres/' },
      to: { path: '^db/' },
    },
    {
      name: 'engines-stay-apart',
      severity: 'error',
      from: { path: '^search/(elastic|postgres)/' },
      to: { path: '^search/(elastic|postgres)/', pathNot: '^search/$1/' },
    },
    {
      name: 'adapters-only-where-composed',
      severity: 'error',
      comment: 'A program chooses its adapters in one place; everything else uses the port.',
      from: {
        pathNot:
          '^(bff/(main|compose|open-index)|indexer/(main|compose)|doctor/|dev/|tests/|bench/|bff/adapters/|search/(elastic|postgres)/)',
      },
      to: { path: '^(bff/adapters|search/elastic|search/postgres)/' },
    },
    {
      name: 'features-stay-apart',
      severity: 'error',
      comment: 'What two features share lies outside features/.',
      from: { path: '^(bff|web|web/admin)/features/([^/]+)/' },
      to: { path: '^$1/features/([^/]+)/', pathNot: '^$1/features/$2/' },
    },
    {
      name: 'features-only-where-composed',
      severity: 'error',
      comment: 'Shared parts do not know the features that use them.',
      from: {
        path: '^(bff|web)/',
        pathNot:
          '^(bff/(routes|compose)|web/app/|web/testing/|web/admin/(admin-app|other-pages|testing/)|(bff|web|web/admin)/features/|.*\\.test\\.tsx?$)',
      },
      to: { path: '^(bff|web|web/admin)/features/' },
    },
    {
      name: 'admin-is-its-own-chunk',
      severity: 'error',
      comment:
        'Press users load nothing of the administration: only its route imports it (and the test of all routes).',
      from: {
        path: '^web/',
        pathNot: '^web/(admin/|app/router\\.tsx$|app/page-paths\\.test\\.tsx$|testing/)',
      },
      to: { path: '^web/admin/' },
    },
    {
      name: 'react-aria-only-in-components',
      severity: 'error',
      from: { path: '^web/', pathNot: '^web/(ui|testing)/' },
      to: { path: '^node_modules/react-aria-components/' },
    },
    {
      name: 'pdfjs-only-in-its-thread',
      severity: 'error',
      comment:
        'PDF files are read in the thread that pdf-reader.ts limits, and never in the browser.',
      from: { pathNot: '^(import/text/pdf-worker\\.ts$|node_modules/)' },
      to: { path: '^node_modules/pdfjs-dist/' },
    },
    {
      name: 'zod-mini-in-the-browser',
      severity: 'error',
      comment:
        'contract/ and web/ use zod/mini, because the browser loads it (docs/decisions/0008).',
      from: { path: '^(domain|contract|web)/' },
      to: { path: '^node_modules/zod/', pathNot: '^node_modules/zod/(v4/)?mini/' },
    },
    {
      name: 'zod-elsewhere',
      severity: 'error',
      comment:
        'What only a server reads is parsed with zod; its schemas may contain those of contract/.',
      from: { pathNot: '^(contract|web|node_modules)/' },
      to: { path: '^node_modules/zod/(v4/)?mini/' },
    },
    {
      name: 'one-sql-tag',
      severity: 'error',
      comment: 'SQL is written with the tag of db/sql.ts.',
      from: { pathNot: '^(db/sql\\.ts$|node_modules/)' },
      to: { path: '^node_modules/sql-template-tag/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|\\.data|\\.cache)/' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
