import { createServer, request as ask, type IncomingMessage } from 'node:http';
import { listen, stopServer } from '#dev/servers/ports.ts';
import type { Step } from './scripted-server.ts';

export interface HttpProxy {
  readonly url: string;
  /** Answers a request in the place of the server behind it; null: it is passed on. */
  fault: (request: IncomingMessage) => Step | null;
  /** How many requests it has answered itself. */
  readonly faults: () => number;
  readonly close: () => Promise<void>;
}

/** Stands before a server and answers as a proxy in trouble would. */
export async function startHttpProxy(target: string): Promise<HttpProxy> {
  let faults = 0;
  const server = createServer((request, response) => {
    const step = self.fault(request);
    if (step) {
      faults++;
      request.resume();
      step(response);
      return;
    }
    const { method, headers, url } = request;
    const onward = ask(new URL(url ?? '/', target), { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    onward.on('error', () => response.destroy());
    request.pipe(onward);
  });
  const port = await listen(server, 0, 'localhost');
  const self: HttpProxy = {
    url: `http://localhost:${port}`,
    fault: () => null,
    faults: () => faults,
    close: () => stopServer(server),
  };
  return self;
}
