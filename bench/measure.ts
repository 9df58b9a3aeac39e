import { Command, InvalidArgumentError } from 'commander';
import { runAsProgram } from '#dev/tools/terminal.ts';
import { BENCHES, type BenchName } from './benches.ts';
import type { Bench } from './kit/bench.ts';
import type { Figure } from './kit/figures.ts';
import { report } from './kit/report.ts';

interface Options {
  readonly cases?: number;
  readonly rounds?: number;
  readonly quick?: boolean;
  readonly json?: boolean;
}

const ROUNDS = 5;
const names = Object.keys(BENCHES) as BenchName[];

const command = new Command('npm run bench --')
  .description(
    'Measures two sides in turn and says which goals are met. Fetches and starts what it needs; its data stay in .data/bench.',
  )
  .argument('<name...>', `what to measure: ${names.join(', ')}, or all`)
  .option('--cases <n>', 'cases in the database', wholeNumber)
  .option('--rounds <n>', `rounds of every side (default: ${ROUNDS})`, wholeNumber)
  .option('--quick', 'few cases and one round: whether it runs, not how fast')
  .option('--json', 'one JSON object on standard output');

function wholeNumber(text: string): number {
  if (!/^[1-9]\d{0,7}$/.test(text)) throw new InvalidArgumentError('must be a whole number');
  return Number(text);
}

const say = (line: string) => void process.stderr.write(`${line}\n`);

async function measure(
  bench: Bench,
  { cases, rounds, quick }: Options,
): Promise<readonly Figure[]> {
  return bench.run({
    cases: cases ?? (quick ? bench.quick.cases : bench.cases),
    rounds: rounds ?? (quick ? bench.quick.rounds : ROUNDS),
    say,
  });
}

await runAsProgram(async () => {
  const [wanted, options] = [command.parse().args, command.opts<Options>()];
  const unknown = wanted.find((name) => name !== 'all' && !(name in BENCHES));
  if (unknown !== undefined)
    throw new Error(`There is no measurement ${unknown}. There are: ${names.join(', ')}, all`);
  const chosen = wanted.includes('all') ? names : (wanted as BenchName[]);
  const results: Record<string, readonly Figure[]> = {};
  for (const name of chosen) {
    const { bench } = await BENCHES[name]();
    say(`${name}: ${bench.about}`);
    results[name] = await measure(bench, options);
    if (!options.json) process.stdout.write(`${report(results[name])}\n`);
  }
  if (options.json) process.stdout.write(`${JSON.stringify({ node: process.version, results })}\n`);
});
