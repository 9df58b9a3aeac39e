import type { StepResult } from './outcome.ts';
import { changedFiles } from './changed.ts';
import { loadChecks, runCheck } from './checks.ts';
import { runCommand } from './command.ts';
import { otherNode } from './other-node.ts';
import type { Options } from './options.ts';
import { staticCommands } from './static.ts';
import { runVitest } from './vitest.ts';

/**
 * A part of the test command. Its output goes to the terminal when it runs alone, else it is kept. It ends early when it is
 * interrupted.
 */
export interface Step {
  readonly name: string;
  readonly run: (alone: boolean, interrupted: AbortSignal) => Promise<StepResult>;
}

/**
 * Projects of vitest.config.ts that run as one program: a global set-up that fails, or a page that can't be
 * built, takes down its own group and no other. The longest group comes first.
 */
const GROUPS = [['e2e', 'a11y'], ['integration'], ['unit', 'web']] as const;

/** The steps that the options ask for, the longest first. */
export async function chooseSteps(options: Options): Promise<Step[]> {
  const { only, paths, changed, full, node } = options;
  const wanted = (name: string) => !only || only.includes(name);
  const program = node ? await otherNode(node) : process.execPath;
  const tests = GROUPS.map((group) => group.filter(wanted))
    .filter((projects) => projects.length > 0)
    .map((projects): Step => ({
      name: projects.join(', '),
      run: (alone, interrupted) =>
        runVitest({ projects, paths, changed, full, program, alone, interrupted }),
    }));
  const files = changed === null ? null : changedFiles(changed);
  const commands = staticCommands(files)
    .filter(({ name }) => wanted(name))
    .map((command): Step => ({
      name: command.name,
      run: (_alone, interrupted) => runCommand(command, interrupted, program),
    }));
  const checks = (await loadChecks())
    .filter(({ name }) => wanted(name))
    .map((check): Step => ({
      name: check.name,
      run: (_alone, interrupted) => runCheck(check, interrupted),
    }));
  return [...tests, ...commands, ...checks];
}
