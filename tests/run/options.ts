import { parseArgs } from 'node:util';

export const HELP = `npm test                     tests, types, lint, format and our own checks; what takes long is tried in a short form
npm test -- --full           everything: killed programs, upgrades, broken dependencies, our commands, both engines,
                             every page in the browser, every state for axe (tests/run/full-only.ts); before a release
npm test -- --only NAMES     these steps only, e.g. --only unit,lint
npm test -- --changed        what the uncommitted work touches: test files that import a changed
                             file, lint and format of changed files, types, boundaries, dead code.
                             The browser sees the page through a build and not by import:
                             run --only e2e,a11y after changes in web/
npm test -- --since COMMIT   the same for everything since that commit
npm test -- --node 24        on another Node, which npm fetches once, what depends on it or can lose something: the build, migrations,
                             imports, killed programs, broken dependencies, hidden names on Elasticsearch, npm start
npm test -- ... PATH         only test files with PATH in their path, in their long form,
                             e.g. npm test -- --only integration indexer

Steps: unit, web, integration, e2e, a11y; lint, types, format, boundaries, dead-code;
       and each file of tests/checks by its name.

With REQUIRE_ELASTICSEARCH=1 a missing Elasticsearch is a failure and not a skip, and with
REQUIRE_OBJECT_STORE=1 a missing object store.
`;

/**
 * Programs, threads, files and the build depend on the version of Node; so what is tried with killed programs and broken dependencies is
 * tried there, in its long form, and in its short form on the other one.
 */
const ON_ANOTHER_NODE = {
  steps: ['integration', 'e2e'],
  paths: [
    'integration/db/migrate',
    'integration/import/stopped',
    'integration/import/texts',
    'integration/processes',
    'integration/operations',
    'integration/faults',
    'integration/indexer/kill',
    'integration/indexer/notices-kill',
    'integration/indexer/churn',
    'integration/indexer/engines',
    'integration/mail/process',
    'integration/bff/withdraw-process',
    'integration/bff/channels-elasticsearch',
    'integration/search/purge',
    'e2e/start',
  ],
};

export interface Options {
  /** Names of the steps that are wanted; null: all. */
  readonly only: readonly string[] | null;
  /** Parts of paths of test files. */
  readonly paths: readonly string[];
  /** What to compare with: a commit; null: run everything. */
  readonly changed: string | null;
  /** Also what takes long (full-only.ts). */
  readonly full: boolean;
  /** The version of another Node to run on. */
  readonly node: string | null;
}

/** Reads the command line. Throws on an option that does not exist. */
export function readOptions(args: readonly string[]): Options | 'help' {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: {
      only: { type: 'string', multiple: true },
      changed: { type: 'boolean' },
      since: { type: 'string' },
      full: { type: 'boolean', default: false },
      node: { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    },
    allowPositionals: true,
  });
  if (values.help) return 'help';
  const only = values.only?.flatMap((names) => names.split(',')) ?? null;
  const node = values.node ?? null;
  return {
    only: only ?? (node ? ON_ANOTHER_NODE.steps : null),
    paths: positionals.length === 0 && !only && node ? ON_ANOTHER_NODE.paths : positionals,
    full: values.full,
    changed: values.since ?? (values.changed ? 'HEAD' : null),
    node,
  };
}
