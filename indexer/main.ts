import { Command } from 'commander';
import { checkSchema } from '#db/migrate.ts';
import { COMMANDS, type CommandName, EXIT_HELP, Exit, type Flags, stopSignal } from './commands.ts';
import { compose } from './compose.ts';
import { readConfig, type IndexerConfig } from './config.ts';
import { kindOf } from './indexer.ts';
import { createProgress, SILENT } from './progress.ts';

interface Options extends Flags {
  readonly json?: boolean;
}

function answerer(json: boolean) {
  return <T extends object>(value: T, words: (value: T) => string): void => {
    process.stdout.write(`${json ? JSON.stringify(value) : words(value)}\n`);
  };
}

/** Reads the configuration, runs one command on the real parts, and gives its exit code. */
async function run(name: CommandName, options: Options): Promise<Exit> {
  const json = options.json ?? false;
  const fail = (reason: string): Exit => {
    if (json) answerer(json)({ error: reason }, String);
    process.stderr.write(`${reason}\n`);
    return Exit.Failed;
  };
  let config: IndexerConfig;
  try {
    config = readConfig(process.env);
  } catch (error) {
    return fail(error instanceof Error ? error.message : kindOf(error));
  }
  return runWith(config, name, options, json).catch((error: unknown) => fail(kindOf(error)));
}

async function runWith(
  config: IndexerConfig,
  name: CommandName,
  flags: Flags,
  json: boolean,
): Promise<Exit> {
  const stop = stopSignal();
  const { indexer, close } = compose(config);
  const progress = json ? SILENT : createProgress(process.stderr);
  try {
    await checkSchema(indexer.db);
    const around = { signal: stop.signal, progress, answer: answerer(json) };
    return await COMMANDS[name].run(indexer, around, flags);
  } finally {
    stop.close();
    await close();
  }
}

const program = new Command('indexer')
  .description('Carries the cases of Postgres into the search index')
  .addHelpText('after', EXIT_HELP)
  .exitOverride((error) => process.exit(error.exitCode === 0 ? Exit.Ok : Exit.Failed));

for (const [name, { about }] of Object.entries(COMMANDS)) {
  const command = program
    .command(name)
    .description(about)
    .option('--json', 'one JSON object a line on standard output, and nothing else')
    .addHelpText('after', EXIT_HELP)
    .action(async (options: Options) => {
      process.exitCode = await run(name as CommandName, options);
    });
  if (name === 'verify') command.option('--repair', 'put right what differs, and compare again');
}

await program.parseAsync();
