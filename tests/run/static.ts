/** A program of node_modules/.bin, and the name under which the summary shows it. */
export interface Command {
  readonly name: string;
  readonly program: string;
  readonly args: readonly string[];
}

const FOLDERS = [
  ...[
    'domain',
    'settings',
    'contract',
    'search',
    'db',
    'monitoring',
    'import',
    'demo',
    'indexer',
    'bff',
  ],
  ...['doctor', 'web', 'dev', 'build', 'tests', 'bench'],
];

/**
 * The checks that only read the sources, the slowest first; `files` narrows those that can look at single
 * files. What prettier and the type checker remember in .cache/ depends on content alone. eslint remembers
 * nothing: what it says of a file also depends on the types of others.
 */
export function staticCommands(files: readonly string[] | null): Command[] {
  const code = files?.filter((file) => /\.tsx?$/.test(file)) ?? ['.'];
  const text = files ?? ['.'];
  const cache = ['--cache', '--cache-strategy', 'content', '--cache-location', '.cache/prettier'];
  const commands: Command[] = [
    { name: 'lint', program: 'eslint', args: ['--max-warnings', '0', ...code] },
    { name: 'types', program: 'tsc', args: ['-p', '.'] },
    {
      name: 'format',
      program: 'prettier',
      args: ['--check', '--ignore-unknown', '--log-level', 'warn', ...cache, ...text],
    },
    { name: 'boundaries', program: 'depcruise', args: FOLDERS },
    { name: 'dead-code', program: 'knip', args: ['--no-progress'] },
  ];
  if (text.length === 0) return [];
  return code.length === 0 ? commands.filter(({ name }) => name === 'format') : commands;
}
