/** Prints a line for the user, on stderr: stdout is for what a program answers. */
export function say(line: string): void {
  process.stderr.write(`${line}\n`);
}

/**
 * Runs `main` as the program of this process: its number becomes the exit code. A failure is printed as its
 * message, without a stack trace, and the exit code is 1.
 */
export async function runAsProgram(main: () => Promise<number | void>): Promise<void> {
  try {
    process.exitCode = (await main()) ?? 0;
  } catch (error) {
    say(messageOf(error));
    process.exitCode = 1;
  }
}

/** A failed connection to several addresses has an empty message of its own. */
function messageOf(error: unknown): string {
  if (error instanceof AggregateError && !error.message)
    return error.errors.map(messageOf).join('; ');
  return error instanceof Error ? error.message : String(error);
}
