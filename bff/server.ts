import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createApp } from './app.ts';
import type { Config } from './config.ts';
import type { Deps } from './deps.ts';
import { createMetricsServer } from './http/metrics.ts';
import { startMailWorker } from './mail/worker.ts';

/** How long requests under way may take to finish when the server stops, ms. */
const GRACE = 10_000;

export interface RunningServer {
  /** The port it listens on; PORT 0 means any free one. */
  readonly port: number;
  /** Takes no new requests, lets requests and messages under way finish, then closes every connection. */
  stop(): Promise<void>;
}

/**
 * Listens on `PORT`, and on `METRICS_PORT` if it is set, and starts the mail worker. Throws when a port is in use.
 */
export async function startServer(
  deps: Deps & { close(): Promise<void> },
  config: Pick<Config, 'PORT' | 'METRICS_PORT'>,
): Promise<RunningServer> {
  const handle = createApp(deps).callback();
  const server = createServer((request, response) => void handle(request, response));
  await listen(server, config.PORT);
  const servers = [server];
  if (config.METRICS_PORT !== undefined) {
    const metrics = createMetricsServer(deps.metrics.registry);
    await listen(metrics, config.METRICS_PORT);
    servers.push(metrics);
  }
  const worker = startMailWorker(deps);
  return {
    port: (server.address() as AddressInfo).port,
    stop: async () => {
      await Promise.all([...servers.map(stopServer), worker.stop()]);
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
