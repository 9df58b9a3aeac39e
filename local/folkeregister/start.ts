import { createServer } from 'node:http';
import { listen, stopServer } from '#local/http-server.ts';
import { answer, type RegisteredPerson } from './answer.ts';

export interface RunningFolkeregister {
  /** What `FOLKEREGISTER_URL` is set to. */
  readonly url: string;
  readonly stop: () => Promise<void>;
}

export interface FolkeregisterOptions {
  readonly persons: readonly RegisteredPerson[];
  /** Where it listens; `localhost` when left out. */
  readonly host?: string;
  /** A free one when left out. */
  readonly port?: number;
}

/** Starts the stand-in for the population register, which knows the test persons and nobody else. */
export async function startFolkeregister(
  options: FolkeregisterOptions,
): Promise<RunningFolkeregister> {
  const server = createServer((request, response) => {
    const { status, body } =
      request.method === 'GET'
        ? answer(options.persons, request.url ?? '/')
        : { status: 405, body: { feilmelding: 'Bare GET' } };
    response.writeHead(status, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(body));
  });
  const port = await listen(server, options.port ?? 0, options.host ?? 'localhost');
  return { url: `http://localhost:${port}`, stop: () => stopServer(server) };
}
