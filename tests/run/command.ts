import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { projectRoot } from '#build/paths.ts';
import { outcomeOf, type Outcome } from './outcome.ts';

const FIVE_MINUTES = 5 * 60_000;
const LINES_SHOWN = 60;

/** A program of node_modules/.bin, and the name under which the summary shows it. */
export interface Command {
  readonly name: string;
  readonly program: string;
  readonly args: readonly string[];
}

/** Runs a program to its end without a terminal; it passes with exit code 0 within five minutes. */
export function runCommand({ name, program, args }: Command): Promise<Outcome> {
  return new Promise((resolve) => {
    const child = spawn(join(projectRoot, 'node_modules', '.bin', program), args, {
      cwd: projectRoot,
      env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0' },
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: FIVE_MINUTES,
    });
    let output = '';
    const collect = (chunk: Buffer) => (output += chunk.toString());
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    const end = (code: number | null, problem: string) => {
      const passed = code === 0;
      resolve(outcomeOf(name, passed ? { status: 'passed' } : { status: 'failed', problem }));
    };
    child.once('error', (error) => {
      end(null, error.message);
    });
    child.once('close', (code) => {
      end(code, shorten(output) || `ended with ${code ?? 'a signal'}`);
    });
  });
}

function shorten(output: string): string {
  const lines = output.trim().split('\n');
  const rest = lines.length - LINES_SHOWN;
  return [...lines.slice(0, LINES_SHOWN), ...(rest > 0 ? [`... ${rest} more lines`] : [])].join(
    '\n',
  );
}
