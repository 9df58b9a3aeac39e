import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { listen, stopServer } from '#dev/servers/ports.ts';

export type Step = (response: ServerResponse) => void;

export interface ScriptedServer {
  readonly url: string;
  /** What it has been asked so far. */
  readonly asked: IncomingMessage[];
  /** What it does with the next requests, one step each. The last step is repeated. */
  readonly next: (...steps: Step[]) => void;
  readonly close: () => Promise<void>;
}

/** A server that fails as the test says. */
export async function startScriptedServer(): Promise<ScriptedServer> {
  const asked: IncomingMessage[] = [];
  let script: Step[] = [];
  const server = createServer((request, response) => {
    asked.push(request);
    const step = script.length > 1 ? script.shift() : script[0];
    step?.(response);
  });
  const port = await listen(server, 0, 'localhost');
  return {
    url: `http://localhost:${port}`,
    asked,
    next: (...steps) => {
      asked.length = 0;
      script = steps;
    },
    close: () => stopServer(server),
  };
}

/** Steps of a script. */
export const steps = {
  answer:
    (status: number, body: unknown = {}, headers: Readonly<Record<string, string>> = {}): Step =>
    (response) => {
      response.writeHead(status, { 'Content-Type': 'application/json', ...headers });
      response.end(typeof body === 'string' ? body : JSON.stringify(body));
    },
  hang: (() => undefined) as Step,
  hangInTheBody: ((response) => {
    response.writeHead(200, { 'Content-Type': 'application/json' });
    response.write('{"navn":');
  }) as Step,
  reset: ((response) => {
    response.socket?.destroy();
  }) as Step,
};
