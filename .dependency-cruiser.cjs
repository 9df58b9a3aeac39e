/** Import directions of docs/ARCHITECTURE.md; checked by `npm test`. */
const only = (from, allowed, more = {}) => ({
  name: `${from}-imports`,
  severity: 'error',
  comment: `${from}/ may only import ${allowed.join(', ') || 'nothing of ours'}`,
  from: { path: `^${from}/`, ...more },
  to: {
    path: '^[a-z]+/',
    pathNot: [`^(${[from, ...allowed].join('|')})/`, '^node_modules/'],
    // `fs/promises` is Node's, not a folder of ours.
    dependencyTypesNot: ['core'],
  },
});
const noTests = { pathNot: '\\.(test|bench)\\.tsx?$' };

module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    { name: 'no-unresolved', severity: 'error', from: {}, to: { couldNotResolve: true } },
    only('domain', [], noTests),
    only('contract', ['domain'], noTests),
    only('search', ['domain', 'contract', 'db'], noTests),
    only('db', ['domain', 'contract'], noTests),
    only('import', ['domain', 'contract', 'db'], noTests),
    only('demo', ['domain', 'contract', 'db', 'import'], noTests),
    only('indexer', ['domain', 'contract', 'search', 'db'], noTests),
    only('bff', ['domain', 'contract', 'search', 'db'], noTests),
    only('web', ['domain', 'contract'], noTests),
    {
      name: 'db-only-for-the-postgres-engine',
      severity: 'error',
      from: { path: '^search/', pathNot: '^search/postgres/' },
      to: { path: '^db/' },
    },
    {
      name: 'features-stay-apart',
      severity: 'error',
      from: { path: '^(bff|web|web/admin)/features/([^/]+)/' },
      to: { path: '^$1/features/([^/]+)/', pathNot: '^$1/features/$2/' },
    },
    {
      name: 'admin-is-its-own-chunk',
      severity: 'error',
      comment: 'Press users load nothing of the administration: only its route leads there.',
      from: { path: '^web/', pathNot: '^web/(admin/|app/router\\.tsx$|testing/)' },
      to: { path: '^web/admin/' },
    },
    {
      name: 'adapters-only-where-composed',
      severity: 'error',
      comment: 'An adapter is chosen in a composition root, never reached for.',
      from: {
        pathNot:
          '^(bff/main|bff/compose|indexer/(main|compose)|dev/|tests/|bench/|bff/adapters/|search/(elastic|postgres)/)',
      },
      to: { path: '^(bff/adapters|search/elastic|search/postgres)/' },
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
