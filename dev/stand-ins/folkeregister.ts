import { createServer, type IncomingMessage } from 'node:http';
import { listen, stopServer } from '#dev/servers/ports.ts';

interface RunningFolkeregister {
  /** What `FOLKEREGISTER_URL` is set to. */
  readonly url: string;
  readonly stop: () => Promise<void>;
}

interface FolkeregisterOptions {
  readonly persons: readonly RegisteredPerson[];
  /** Where it listens; `localhost` when left out. */
  readonly host?: string;
  /** A free one when left out. */
  readonly port?: number;
  /** Whether a token lets somebody in; without it everybody is let in, as behind a gateway that has seen to that. */
  readonly accepts?: (token: string) => boolean;
}

/** Starts the stand-in for the population register, which knows the test persons and nobody else. */
export async function startFolkeregister(
  options: FolkeregisterOptions,
): Promise<RunningFolkeregister> {
  const server = createServer((request, response) => {
    const { status, body } = answerTo(request, options);
    response.writeHead(status, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(body));
  });
  const port = await listen(server, options.port ?? 0, options.host ?? 'localhost');
  return { url: `http://localhost:${port}`, stop: () => stopServer(server) };
}

/** A person in the register. */
export interface RegisteredPerson {
  readonly pid: string;
  readonly fornavn: string;
  readonly etternavn: string;
}

function answerTo(
  { method, url = '/', headers }: IncomingMessage,
  { persons, accepts }: FolkeregisterOptions,
): Answer {
  if (method !== 'GET') return { status: 405, body: { feilmelding: 'Bare GET' } };
  const [, token] = /^Bearer (\S+)$/.exec(headers.authorization ?? '') ?? [];
  if (accepts && (token === undefined || !accepts(token)))
    return { status: 401, body: { feilmelding: 'Ugyldig token' } };
  return answer(persons, url);
}

interface Answer {
  readonly status: number;
  readonly body: unknown;
}

const PERSON = /^\/v1\/personer\/(\d{11})$/;
const unknown: Answer = { status: 404, body: { feilmelding: 'Finnes ikke' } };

/** The answer to a GET of `path`. Like the real register it gives former names too. */
export function answer(persons: readonly RegisteredPerson[], path: string): Answer {
  const address = `http://register${path}`;
  if (!URL.canParse(address)) return unknown;
  const { pathname, searchParams } = new URL(address);
  if (pathname === '/v1/helse') return { status: 200, body: { status: 'OK' } };
  const person = persons.find(({ pid }) => pid === PERSON.exec(pathname)?.[1]);
  if (!person || searchParams.get('part') !== 'navn') return unknown;
  const { fornavn, etternavn } = person;
  const former = { erGjeldende: false, fornavn, mellomnavn: null, etternavn: 'Tidligere' };
  const current = { erGjeldende: true, fornavn, mellomnavn: null, etternavn };
  return { status: 200, body: { navn: [former, current] } };
}
