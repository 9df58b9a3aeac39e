import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Command } from 'commander';
import { projectRoot } from '#build/paths.ts';
import { measureNames } from '#tests/support/names/figures.ts';
import { trustDocument } from './document.ts';
import { PROMISES, type PromiseId } from './promises.ts';
import { readSafeguards } from './safeguards/index.ts';
import { allHeld, table } from './table.ts';
import { runTests } from './tests.ts';
import { runSafeguards } from './without.ts';

interface Options {
  readonly full?: boolean;
  readonly only?: string;
  readonly safeguards?: boolean | string;
  readonly docs?: boolean;
  readonly names?: boolean;
  readonly seed: string;
}

const options = new Command('npm run trust --')
  .description(
    'Tries to break every promise of docs/TRUST.md, and prints what was tried and what failed.',
  )
  .option('--full', 'the long forms as well, fuzzing, and every safeguard taken out in turn')
  .option('--only <promises>', 'these promises and their safeguards only, by name, with commas')
  .option('--safeguards [part]', 'only the safeguards, or those with this in their file or name')
  .option(
    '--names',
    'only draws names, and prints how many are left in texts and which words are lost',
  )
  .option('--seed <number>', 'with --names: draws others', '1')
  .option('--docs', 'writes docs/TRUST.md and tries nothing')
  .parse()
  .opts<Options>();

const safeguards = await readSafeguards();
if (options.docs) {
  const file = join(projectRoot, 'docs', 'TRUST.md');
  writeFileSync(file, trustDocument(PROMISES, safeguards));
} else if (options.names) {
  const { report, holds } = measureNames(Number(options.seed));
  process.stdout.write(`${report}\n`);
  process.exitCode = holds ? 0 : 1;
} else {
  const rows = [...(await tests()), ...(await withoutSafeguards())];
  process.stdout.write(`\n${table(rows)}\n`);
  process.exitCode = allHeld(rows) ? 0 : 1;
}

async function tests() {
  if (options.safeguards) return [];
  const all = Object.keys(PROMISES) as PromiseId[];
  const wanted = options.only?.split(',');
  const unknown = wanted?.find((id) => !(id in PROMISES));
  if (unknown !== undefined)
    throw new Error(`There is no promise ${unknown}. There are: ${all.join(', ')}`);
  return runTests(
    all.filter((id) => !wanted || wanted.includes(id)),
    options.full === true,
  );
}

async function withoutSafeguards() {
  if (!options.safeguards && !options.full) return [];
  const part = typeof options.safeguards === 'string' ? options.safeguards : '';
  const only = options.only?.split(',');
  const wanted = safeguards
    .filter(({ file, name }) => file.includes(part) || name.includes(part))
    .filter(({ promise }) => !only || only.includes(promise));
  return [await runSafeguards(wanted)];
}
