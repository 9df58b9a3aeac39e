import { CommanderError, type Command } from 'commander';

/** Runs a program; whatever keeps it from running, a wrong argument too, ends it with exit code 2. */
export async function runCommand(command: Command): Promise<void> {
  try {
    await command.exitOverride().parseAsync();
  } catch (error) {
    // Commander has said it already; asked for help, all is well.
    if (error instanceof CommanderError) process.exitCode = error.exitCode === 0 ? 0 : 2;
    else {
      process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
      process.exitCode = 2;
    }
  }
}
