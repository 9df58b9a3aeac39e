import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { createApp } from './app.ts';
import type { Config } from './config.ts';
import type { Deps } from './deps.ts';
import { startMonitoringServer } from '#monitoring/server.ts';
import { createListener } from './http/listener.ts';
import { startMailWorker } from './mail/worker.ts';
import { startRetentionWorker, type RetentionDeps } from './retention-worker.ts';

const SECOND = 1000;
/** How long requests under way may take to finish when the server stops, ms. */
const GRACE = 10_000;

export interface RunningServer {
  /** The port it listens on; PORT 0 means any free one. */
  readonly port: number;
  /**
   * Readiness says 503 at once, and after `DRAIN_SECONDS`, when nobody sends requests here any more, the port closes.
   * Requests and messages under way finish; then every connection is closed.
   */
  stop(): Promise<void>;
}

/**
 * Listens on `PORT`, and on `METRICS_PORT` if it is set, and starts the workers. Throws when a port is in use.
 */
export async function startServer(
  deps: Deps & RetentionDeps & { close(): Promise<void> },
  config: Pick<
    Config,
    | 'PORT'
    | 'METRICS_PORT'
    | 'METRICS_HOST'
    | 'DRAIN_SECONDS'
    | 'HEADERS_SECONDS'
    | 'REQUEST_SECONDS'
    | 'MAX_CONNECTIONS'
  >,
): Promise<RunningServer> {
  let stopping = false;
  const handle = createApp({ ...deps, isStopping: () => stopping }).callback();
  const server = createListener(
    (request, response) => {
      // The client is told not to send another request on a connection that is about to close.
      if (stopping) response.setHeader('Connection', 'close');
      void handle(request, response);
    },
    {
      headersTimeout: config.HEADERS_SECONDS * SECOND,
      requestTimeout: config.REQUEST_SECONDS * SECOND,
      maxConnections: config.MAX_CONNECTIONS,
    },
  );
  await listen(server, config.PORT);
  const servers = [server];
  if (config.METRICS_PORT !== undefined) {
    const { METRICS_PORT: port, METRICS_HOST: host } = config;
    const monitoring = await startMonitoringServer(deps.metrics, { port, host });
    servers.push(monitoring.server);
  }
  const workers = [startMailWorker(deps), startRetentionWorker(deps)];
  return {
    port: (server.address() as AddressInfo).port,
    stop: async () => {
      stopping = true;
      await delay(config.DRAIN_SECONDS * SECOND);
      await Promise.all([...servers.map(stopServer), ...workers.map((worker) => worker.stop())]);
      await deps.close();
    },
  };
}

async function listen(server: Server, port: number): Promise<void> {
  server.listen(port);
  await once(server, 'listening');
}

async function stopServer(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  server.closeIdleConnections();
  const timer = setTimeout(() => {
    server.closeAllConnections();
  }, GRACE);
  await closed;
  clearTimeout(timer);
}
