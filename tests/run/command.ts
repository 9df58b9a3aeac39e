import { spawn } from 'node:child_process';
import { delimiter, dirname, join } from 'node:path';
import { projectRoot } from '#build/paths.ts';
import { endOn } from './end-on.ts';
import { outcomeOf, type StepResult } from './outcome.ts';
import type { Command } from './static.ts';

const HALF_AN_HOUR = 30 * 60_000;
const LINES_SHOWN = 60;

/**
 * Runs a program to its end without a terminal, on the Node whose program `node` is; it passes with exit code 0 within half an
 * hour: longer than one that works takes on the busiest machine.
 */
export function runCommand(
  { name, program, args }: Command,
  interrupted: AbortSignal,
  node = process.execPath,
): Promise<StepResult> {
  return new Promise((resolve) => {
    const child = spawn(join(projectRoot, 'node_modules', '.bin', program), args, {
      cwd: projectRoot,
      env: {
        ...{ ...process.env, NO_COLOR: '1', FORCE_COLOR: '0' },
        PATH: `${dirname(node)}${delimiter}${process.env['PATH'] ?? ''}`,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: HALF_AN_HOUR,
    });
    endOn(interrupted, child);
    let output = '';
    const collect = (chunk: Buffer) => (output += chunk.toString());
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    const end = (code: number | null, problem: string) => {
      const outcome = outcomeOf(
        name,
        code === 0 ? { status: 'passed' } : { status: 'failed', problem },
      );
      resolve({ outcome, output: '' });
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
