import { runUnlessInterrupted } from './run/interruption.ts';
import { HELP, readOptions } from './run/options.ts';
import { chooseSteps } from './run/steps.ts';
import { summary, total } from './run/summary.ts';

/** `npm test`: every step, whatever fails on the way. `npm test -- --help` says how to run fewer. */
const options = readOptions(process.argv.slice(2));
if (options === 'help') {
  process.stdout.write(HELP);
} else {
  const steps = await chooseSteps(options);
  const outcomes = await runUnlessInterrupted(steps);
  if (steps.length === 0) process.stdout.write('There is nothing to run.\n');
  process.stdout.write(`\n${summary(outcomes)}`);
  const nothingWanted = steps.length === 0 && !options.changed;
  process.exitCode = total(outcomes).failed > 0 || nothingWanted ? 1 : 0;
}
