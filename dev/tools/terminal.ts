/** A line for whoever looks at the terminal. On stderr: stdout belongs to the program that is run. */
export function say(line: string): void {
  process.stderr.write(`${line}\n`);
}
