import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Knex } from 'knex';
import type { RenderContext } from '#bff/mail/render.ts';
import { listen, stopServer } from '#dev/servers/ports.ts';
import {
  MESSAGE_POLICY,
  PAGE_POLICY,
  findMessage,
  listPage,
  messageHtml,
  messagePage,
  notFoundPage,
  readMessages,
} from './page.ts';

interface MailPageOptions extends RenderContext {
  /** The database with the outbox. */
  readonly db: Knex;
  /** A free one when it is taken or left out. */
  readonly port?: number;
}

export interface RunningMailPage {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

interface Answer {
  readonly status: number;
  readonly html: string;
  readonly policy: string;
}

/** Shows the outbox on a page, to this machine only. Throws in production: there the messages are real people's. */
export async function startMailPage(
  options: MailPageOptions,
  env: NodeJS.ProcessEnv = process.env,
): Promise<RunningMailPage> {
  if (env['NODE_ENV'] === 'production')
    throw new Error('NODE_ENV: e-mail is not shown in production');
  const server = createServer((request, response) => void respond(options, request, response));
  const port = await listen(server, options.port ?? 0, 'localhost').catch(() =>
    listen(server, 0, 'localhost'),
  );
  return { url: `http://localhost:${port}`, stop: () => stopServer(server) };
}

async function respond(
  options: MailPageOptions,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { status, html, policy } = await answer(options, request).catch(() => unavailable);
  response.writeHead(status, {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': policy,
    'Cache-Control': 'no-store',
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
  });
  response.end(html);
}

const unavailable: Answer = { status: 500, html: 'Databasen svarer ikke.', policy: PAGE_POLICY };
const notFound: Answer = { status: 404, html: notFoundPage(), policy: PAGE_POLICY };

async function answer(options: MailPageOptions, request: IncomingMessage): Promise<Answer> {
  // DNS rebinding: a foreign page may reach us under a name that it has pointed at this machine.
  if (!/^localhost(:\d+)?$/.test(request.headers.host ?? '')) return notFound;
  if (request.url === '/') {
    const html = listPage(await readMessages(options.db, options));
    return { status: 200, html, policy: PAGE_POLICY };
  }
  const [, id, content] = /^\/melding\/(\d{1,15})(\/html)?$/.exec(request.url ?? '') ?? [];
  const message = id ? await findMessage(options.db, options, Number(id)) : null;
  if (!message) return notFound;
  return content
    ? { status: 200, html: messageHtml(message), policy: MESSAGE_POLICY }
    : { status: 200, html: messagePage(message), policy: PAGE_POLICY };
}
