import { parseEnvironment } from '#contract/env.ts';
import { compose } from './compose.ts';
import { configSchema, type Config } from './config.ts';
import { startServer } from './server.ts';

/** Says what is wrong with the configuration, and nothing else. */
function readConfig(): Config {
  try {
    return parseEnvironment(configSchema, process.env);
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`);
    process.exit(1);
  }
}

const config = readConfig();
const deps = await compose(config);
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
