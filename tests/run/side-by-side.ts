import type { Outcome } from './outcome.ts';
import type { Step } from './steps.ts';

/** Two: each group of tests has two workers that often wait for a server, a browser or each other. */
const AT_A_TIME = 2;

/**
 * Runs the steps in their order, two at a time; none stops the others. Says when a step begins and ends, and
 * shows what it wrote at its end. Gives the outcomes in the order of the steps. When it is interrupted, no other step begins, and
 * it waits for those under way, which end themselves.
 */
export async function runSideBySide(
  steps: readonly Step[],
  interrupted: AbortSignal,
  say: (text: string) => void = (text) => void process.stdout.write(text),
): Promise<Outcome[]> {
  const waiting = [...steps.entries()];
  const outcomes: Outcome[] = [];
  const lane = async () => {
    for (let next = waiting.shift(); next && !interrupted.aborted; next = waiting.shift()) {
      const [nr, step] = next;
      say(`Running ${step.name} ...\n`);
      const begun = Date.now();
      const { outcome, output } = await step.run(steps.length === 1, interrupted);
      outcomes[nr] = outcome;
      const seconds = Math.round((Date.now() - begun) / 1000);
      const shown = output.trim();
      say(`${shown ? `\n${shown}\n\n` : ''}Ran ${step.name} (${seconds} s)\n`);
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, lane));
  return outcomes;
}
