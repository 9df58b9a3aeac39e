import { once } from 'node:events';
import type { Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { createApp } from './app.ts';
import type { Config } from './config.ts';
import type { Deps } from './deps.ts';
import { startMonitoringServer } from '#monitoring/server.ts';
import { createListener } from './http/listener.ts';
import { connectionsOf, stopServer } from './http/stop-server.ts';
import { startReviewWorker } from './gjennomgang/worker.ts';
import { startMailWorker } from './mail/worker.ts';
import { startSealWorker } from './seal-worker.ts';
import { startRetentionWorker, type RetentionDeps } from './retention-worker.ts';

const SECOND = 1000;

interface RunningServer {
  /** The port it listens on; PORT 0 means any free one. */
  readonly port: number;
  /**
   * Readiness says 503 at once, and every answer from now on ends its connection, also to requests that came before: whoever sends at
   * least one request in `DRAIN_SECONDS` is told to go elsewhere, and is not cut off in the middle of the next one. After that
   * the port closes, with the connections on which nothing was sent. Requests and messages under way finish; then every connection
   * is closed.
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
  /** What has not been answered yet. */
  const open = new Set<ServerResponse>();
  const handle = createApp({ ...deps, isStopping: () => stopping }).callback();
  const server = createListener(
    (request, response) => {
      open.add(response);
      response.once('close', () => open.delete(response));
      if (stopping) endConnectionAfter(response);
      void handle(request, response);
    },
    {
      headersTimeout: config.HEADERS_SECONDS * SECOND,
      requestTimeout: config.REQUEST_SECONDS * SECOND,
      maxConnections: config.MAX_CONNECTIONS,
    },
  );
  const servers = [{ server, connections: connectionsOf(server), open }];
  await listen(server, config.PORT);
  if (config.METRICS_PORT !== undefined) {
    const { METRICS_PORT: port, METRICS_HOST: host } = config;
    const monitoring = await startMonitoringServer(deps.metrics, { port, host });
    const connections = connectionsOf(monitoring.server);
    servers.push({ server: monitoring.server, connections, open: new Set() });
  }
  const workers = [
    startMailWorker(deps),
    startRetentionWorker(deps),
    startSealWorker(deps),
    startReviewWorker(deps),
  ];
  return {
    port: (server.address() as AddressInfo).port,
    stop: async () => {
      stopping = true;
      for (const response of open) endConnectionAfter(response);
      await delay(config.DRAIN_SECONDS * SECOND);
      await Promise.all([
        ...servers.map((one) => stopServer(one)),
        ...workers.map((worker) => worker.stop()),
      ]);
      await deps.close();
    },
  };
}

/**
 * Tells the client not to send another request on this connection: `Connection: close`, when the headers are written. Those of an
 * answer that is being sent are gone already; its client is told with the next one.
 */
function endConnectionAfter(response: ServerResponse): void {
  response.shouldKeepAlive = false;
}

async function listen(server: Server, port: number): Promise<void> {
  server.listen(port);
  await once(server, 'listening');
}
