import { Command } from 'commander';
import { reasonOf } from '#db/errors.ts';
import { checkSchema } from '#db/migrate.ts';
import { laneOf, waitForLane } from '#db/queues/lanes.ts';
import { openTracing } from '#monitoring/open-tracing.ts';
import { inOwnScope } from '#monitoring/scope.ts';
import { startWatchdog, type Watchdog } from '#monitoring/watchdog.ts';
import { environmentHelp } from '#settings/help.ts';
import { COMMANDS, Exit, type CommandName, type Flags } from './commands.ts';
import { compose, ownerOf } from './compose.ts';
import { indexerSchema, readConfig, type IndexerConfig } from './config.ts';
import { UNWATCHED, type Watcher } from './follow.ts';

import { startMonitor } from './monitor.ts';
import { createProgress, SILENT } from './progress.ts';

const HELP = `
Exit codes:
  0  done (also: stopped by SIGTERM or SIGINT after the batch under way)
  1  verify: the index differs from Postgres; rebuild: refused, so the old index is still searched;
     sweep: cases went to the dead letters
  2  could not run: configuration, database or search engine

${environmentHelp(indexerSchema)}`;

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
    return fail(error instanceof Error ? error.message : reasonOf(error));
  }
  return runWith(config, name, options, json).catch((error: unknown) => fail(reasonOf(error)));
}

async function runWith(
  config: IndexerConfig,
  name: CommandName,
  flags: Flags,
  json: boolean,
): Promise<Exit> {
  const stop = stopSignal();
  const owner = ownerOf(config);
  // A follower waits for its database, at the start too.
  const lane =
    name === 'follow' || name === 'run'
      ? await waitForLane(config.DATABASE_URL, owner, (error) => sayWaiting(error), stop.signal)
      : await laneOf(config.DATABASE_URL, owner);
  const tracing = await openTracing(config, 'presse-indexer');
  const { indexer, others, close } = compose(config, lane, tracing);
  const progress = json ? SILENT : createProgress(process.stderr);
  const { METRICS_PORT } = config;
  const follows = name === 'follow' || name === 'run';
  let monitor: Awaited<ReturnType<typeof startMonitor>> | undefined;
  let watchdog: Watchdog | undefined;
  try {
    if (follows && METRICS_PORT !== undefined)
      monitor = await startMonitor(indexer, { ...config, METRICS_PORT });
    await checkSchema(indexer.db);
    if (follows) watchdog = startWatchdog({ seconds: config.LIVE_SECONDS });
    const watcher: Watcher = {
      ...(monitor ?? UNWATCHED),
      onRound: () => {
        watchdog?.beat();
        monitor?.onRound();
      },
    };
    const context = { signal: stop.signal, progress, answer: createAnswer(json), watcher, others };
    return await inOwnScope(() => COMMANDS[name].run(indexer, context, flags));
  } finally {
    await watchdog?.close();
    await monitor?.close();
    stop.close();
    await close();
    await tracing?.close();
  }
}

function sayWaiting(error: unknown): void {
  process.stderr.write(`waits: ${reasonOf(error)}\n`);
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
  if (name === 'rebuild')
    command.option('--if-needed', 'only when no index is searched that this program would build');
  if (name === 'verify')
    command
      .option('--repair', 'put right what differs, and compare again')
      .option('--whole', 'build all documents again, and compare them too');
}

await program.parseAsync();
