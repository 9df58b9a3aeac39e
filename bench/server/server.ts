import { fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { projectRoot } from '#build/paths.ts';
import type { Message, Settings } from './server-process.ts';

export interface BenchServer {
  readonly url: string;
  /** Of somebody who is signed in, as the header has it. */
  readonly cookie: string;
  /** Asks as somebody who is signed in and as a browser does, and reads the answer without unpacking it. */
  readonly get: (path: string, headers?: Readonly<Record<string, string>>) => Promise<Answer>;
  /** MB that are in use after a collection. */
  readonly heap: () => Promise<number>;
  readonly close: () => Promise<void>;
}

/** Starts a web server in a process of its own. */
export async function startServer(settings: Partial<Settings>): Promise<BenchServer> {
  const all = { databaseUrl: '', elastic: null, ids: [], web: null, bare: null, ...settings };
  const child = fork(join(projectRoot, 'bench/server/server-process.ts'), [JSON.stringify(all)], {
    execArgv: ['--expose-gc', '--import', 'tsx'],
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const next = async (): Promise<Message> => {
    const ended = once(child, 'exit').then(() => {
      throw new Error('The web server has ended');
    });
    const [message] = (await Promise.race([once(child, 'message'), ended])) as [Message];
    return message;
  };
  const started = await next();
  if (!('url' in started)) throw new Error('The web server does not say where it listens');
  const { url, cookie } = started;
  const agent = new Agent({ keepAlive: true });
  return {
    ...{ url, cookie },
    get: (path, headers = {}) =>
      ask(agent, url + path, {
        headers: { cookie, accept: 'application/json', 'accept-encoding': 'gzip, br', ...headers },
      }),
    heap: async () => {
      const answered = next();
      child.send('heap');
      const message = await answered;
      return 'heap' in message ? message.heap : NaN;
    },
    close: async () => {
      agent.destroy();
      if (child.exitCode !== null) return;
      const ended = once(child, 'exit');
      child.disconnect();
      await ended;
    },
  };
}

export interface Answer {
  readonly status: number;
  readonly body: Buffer;
}

interface Asked {
  readonly method?: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** One request on a connection that is kept. */
export async function ask(
  agent: Agent,
  url: string,
  { method = 'GET', headers, body }: Asked,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { method, headers, agent }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', reject);
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, body: Buffer.concat(parts) }),
      );
    });
    sent.on('error', reject);
    sent.end(body);
  });
}
