import { CommanderError, type Command } from 'commander';
import { messageOf } from './errors.ts';

/**
 * Runs the work of a program. Whatever ends it becomes one message on standard error, never a stack trace, and
 * the exit code `failed`.
 */
export async function runToEnd(work: () => Promise<unknown>, failed = 1): Promise<void> {
  try {
    await work();
  } catch (error) {
    // Commander has printed its message already, and asking for help is not an error.
    if (error instanceof CommanderError) process.exitCode = error.exitCode === 0 ? 0 : failed;
    else {
      process.stderr.write(`${messageOf(error)}\n`);
      process.exitCode = failed;
    }
  }
}

/** Runs a command of the command line; whatever ends it, wrong arguments included, gives exit code 2. */
export async function runCommand(command: Command): Promise<void> {
  await runToEnd(() => command.exitOverride().parseAsync(), 2);
}
