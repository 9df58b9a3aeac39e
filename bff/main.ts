import { parseEnvironment } from '#settings/read.ts';
import { checkSchema } from '#db/migrate.ts';
import { startWatchdog } from '#monitoring/watchdog.ts';
import { lexicon } from '#search/text/lexicon/lexicon.ts';
import { meanings } from '#search/text/query/meaning.ts';
import { compose } from './compose.ts';
import { configSchema, type Config } from './config.ts';
import { startServer } from './server.ts';

/** Ends the program with a message for whoever starts it: no log, no stack trace. */
function end(error: unknown): never {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exit(1);
}

function readConfig(): Config {
  try {
    return parseEnvironment(configSchema, process.env);
  } catch (error) {
    return end(error);
  }
}

/** A loop that is blocked for so long, s, does not come back; readiness and probes then get no answer either. */
const STUCK = 60;
const SIGN_OF_LIFE = 1000;

const config = readConfig();
const watchdog = startWatchdog({ seconds: STUCK });
setInterval(watchdog.beat, SIGN_OF_LIFE).unref();
const deps = await compose(config);
// Read now, so that the first search does not wait for them.
lexicon();
meanings();
await checkSchema(deps.db).catch(end);
// Compared at the start too: what is wrong is in the log before the first call.
await deps.clockAhead();
const server = await startServer(deps, config);
deps.logger.info({ port: server.port, publicUrl: config.PUBLIC_URL }, 'listening');

let stopping = false;
for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.on(signal, () => {
    if (stopping) return;
    stopping = true;
    deps.logger.info({ signal }, 'stopping');
    void server.stop().then(() => deps.logger.info('stopped'));
  });
