import { runCommand, type Command } from './command.ts';
import type { Outcome } from './outcome.ts';

/** The checks that read the sources only, the slowest first. */
export const STATIC: readonly Command[] = [
  { name: 'lint', program: 'eslint', args: ['.', '--max-warnings', '0'] },
  { name: 'types', program: 'tsc', args: ['-p', '.'] },
  { name: 'format', program: 'prettier', args: ['--check', '--log-level', 'warn', '.'] },
  { name: 'boundaries', program: 'depcruise', args: [...folders()] },
  { name: 'dead-code', program: 'knip', args: ['--no-progress'] },
];

function folders(): string[] {
  return [
    'domain',
    'contract',
    'search',
    'db',
    'indexer',
    'bff',
    'web',
    'dev',
    'build',
    'tests',
    'bench',
  ];
}

/** Runs them two at a time; none stops the others. */
export async function runStatic(commands: readonly Command[]): Promise<Outcome[]> {
  const waiting = [...commands.entries()];
  const outcomes: Outcome[] = [];
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift())
      outcomes[next[0]] = await runCommand(next[1]);
  };
  await Promise.all([worker(), worker()]);
  return outcomes;
}
