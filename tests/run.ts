import { parseArgs } from 'node:util';
import { runChecks } from './run/checks.ts';
import type { Outcome } from './run/outcome.ts';
import { runStatic, STATIC } from './run/static.ts';
import { summary, total } from './run/summary.ts';
import { GROUPS, runVitest } from './run/vitest.ts';

/**
 * `npm test`: everything, whatever fails on the way. `npm test -- --only unit,lint` runs these steps only;
 * `npm test -- --only integration indexer` also narrows to test files with "indexer" in their path.
 */
const { values, positionals } = parseArgs({
  options: { only: { type: 'string', multiple: true } },
  allowPositionals: true,
});
const only = values.only?.flatMap((names) => names.split(','));
const wanted = (name: string) => !only || only.includes(name);

const outcomes: Outcome[] = [];
const commands = STATIC.filter(({ name }) => wanted(name));
if (commands.length > 0) say(`Running ${commands.map(({ name }) => name).join(', ')} ...`);
outcomes.push(...(await runStatic(commands)));
for (const group of GROUPS) {
  const projects = group.filter(wanted);
  if (projects.length > 0) outcomes.push(await runVitest(projects, positionals));
}
outcomes.push(...(await runChecks(wanted)));
if (outcomes.length === 0) say(`Nothing is called ${only?.join(', ') ?? ''}.`);

say(`\n${summary(outcomes)}`.trimEnd());
process.exitCode = total(outcomes).failed > 0 || outcomes.length === 0 ? 1 : 0;

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}
