import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Registry } from 'prom-client';
import { sharedFor } from './shared-for.ts';

/** ms for which the measurements are kept, so that no number of readers can burden what is measured. */
const KEPT = 1000;

/** An answer of the port besides the measurements: whether all is well, and what is to be read. */
type Probe = () => Promise<{ readonly ok: boolean; readonly body: object }>;

interface Monitored {
  readonly registry: Registry;
  /** By path, such as `/live`. */
  readonly probes?: Readonly<Record<string, Probe>>;
}

interface MonitoringServer {
  readonly server: Server;
  /** The port that it listens on; 0 was any free one. */
  readonly port: number;
}

/** Serves the measurements as `/metrics`, and probes, on a port of its own that is not reachable from outside. */
export async function startMonitoringServer(
  { registry, probes = {} }: Monitored,
  { port, host }: { readonly port: number; readonly host: string },
): Promise<MonitoringServer> {
  const measurements = sharedFor(KEPT, () => registry.metrics());
  const server = createServer((request, response) => {
    const { url = '' } = request;
    const probe = Object.hasOwn(probes, url) ? probes[url] : undefined;
    const answered = probe
      ? answerProbe(response, probe)
      : url === '/metrics'
        ? answerMetrics(response, registry.contentType, measurements())
        : Promise.resolve(response.writeHead(404).end());
    answered.catch(() => response.writeHead(500).end());
  });
  server.listen(port, host);
  await once(server, 'listening');
  return { server, port: (server.address() as AddressInfo).port };
}

async function answerMetrics(
  response: ServerResponse,
  contentType: string,
  measurements: Promise<string>,
): Promise<void> {
  const text = await measurements;
  response.writeHead(200, { 'Content-Type': contentType }).end(text);
}

async function answerProbe(response: ServerResponse, probe: Probe): Promise<void> {
  const { ok, body } = await probe();
  response
    .writeHead(ok ? 200 : 503, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' })
    .end(JSON.stringify(body));
}
