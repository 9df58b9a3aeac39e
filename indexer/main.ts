import { Command } from 'commander';
import { checkSchema } from '#db/migrate.ts';
import { COMMANDS, Exit, type CommandName, type Flags } from './commands.ts';
import { compose } from './compose.ts';
import { readConfig, type IndexerConfig } from './config.ts';
import { kindOf } from './indexer.ts';
import { createProgress, SILENT } from './progress.ts';

const HELP = `
Exit codes:
  0  done (also: stopped by SIGTERM or SIGINT after the batch under way)
  1  verify: the index differs from Postgres; rebuild: refused, so the old index is still searched;
     sweep: cases went to the dead letters
  2  could not run: configuration, database or search engine

Environment:
  DATABASE_URL       postgres://… (required)
  ELASTICSEARCH_URL  http(s)://…; without it the index is in the database
  INDEX_PREFIX       keeps several installations apart in one engine
  PRESSE_NOW         an ISO instant with offset at which the clock begins; refused in production
  LOG_LEVEL          of the log on standard error (info)
`;

interface Options extends Flags {
  readonly json?: boolean;
}

/** Prints answers on standard output, which has nothing else. */
function createAnswer(json: boolean) {
  return <T extends object>(value: T, toText: (value: T) => string): void => {
    process.stdout.write(`${json ? JSON.stringify(value) : toText(value)}\n`);
  };
}

/** Reads the configuration and runs one command; returns its exit code. */
async function run(name: CommandName, options: Options): Promise<Exit> {
  const json = options.json ?? false;
  const fail = (reason: string): Exit => {
    if (json) createAnswer(json)({ error: reason }, String);
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
    const context = { signal: stop.signal, progress, answer: createAnswer(json) };
    return await COMMANDS[name].run(indexer, context, flags);
  } finally {
    stop.close();
    await close();
  }
}

/** Aborted at the first SIGTERM or SIGINT; a second one ends the process at once, as it does by default. */
function stopSignal(): { readonly signal: AbortSignal; readonly close: () => void } {
  const stop = new AbortController();
  const onSignal = () => {
    stop.abort();
    close();
  };
  const close = () => {
    process.off('SIGTERM', onSignal).off('SIGINT', onSignal);
  };
  process.on('SIGTERM', onSignal).on('SIGINT', onSignal);
  return { signal: stop.signal, close };
}

const program = new Command('indexer')
  .description('Keeps the search index in step with Postgres')
  .addHelpText('after', HELP)
  .exitOverride((error) => process.exit(error.exitCode === 0 ? Exit.Ok : Exit.Failed));

for (const [name, { about }] of Object.entries(COMMANDS)) {
  const command = program
    .command(name)
    .description(about)
    .option('--json', 'one JSON object a line on standard output, and nothing else')
    .addHelpText('after', HELP)
    .action(async (options: Options) => {
      process.exitCode = await run(name as CommandName, options);
    });
  if (name === 'verify') command.option('--repair', 'put right what differs, and compare again');
}

await program.parseAsync();
