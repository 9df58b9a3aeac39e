import Koa from 'koa';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { z } from 'zod';
import { BENCH_NOW } from '#bench/kit/stage.ts';
import type { Deps } from '#bff/deps.ts';
import { readWebFiles } from '#bff/http/serve-web.ts';
import { databaseLimits } from '#bff/open-index.ts';
import { openDatabase } from '#db/connection.ts';
import { createElasticAdapter } from '#search/elastic/adapter.ts';
import type { SearchEngine } from '#search/port.ts';
import { loadAnalysis } from '#search/text/load-analysis.ts';
import { beginSession } from '#tests/support/access/persons.ts';
import { startTestBff } from '#tests/support/bff/test-bff.ts';

/*
 * A web server in a process of its own, started by `startServer` (server.ts), so that whoever asks does not take its processor. Its
 * settings are the argument; it says where it listens, and how much memory it has when it is asked.
 */

const settingsSchema = z.object({
  databaseUrl: z.string(),
  /** Null: the engine answers at once with `ids`. */
  elastic: z.object({ url: z.string(), prefix: z.string() }).nullable(),
  ids: z.array(z.string()),
  /** The folder of the built page, which is served too; then Postgres searches. */
  web: z.string().nullable(),
  /** Only Koa, which answers everything with this text. */
  bare: z.string().nullable(),
});
export type Settings = z.infer<typeof settingsSchema>;

/** What the process tells: where it listens and who is signed in, and MB in use when it is asked. */
export type Message = { readonly url: string; readonly cookie: string } | { readonly heap: number };

const settings = settingsSchema.parse(JSON.parse(process.argv[2] ?? ''));
const tell = (message: Message) => process.send?.(message);

function answering(ids: readonly string[]): SearchEngine {
  const facets = { domstol: [], sakstype: [], rettsmoetetype: [], kode: [], begrensning: [] };
  return {
    search: async (_query, { pageSize }) => ({
      sakIds: ids.slice(0, pageSize),
      totalHits: ids.length,
      facets,
      newHits: 0,
      nearly: null,
    }),
    searched: async () => null,
    find: async ({ limit }) => ids.slice(0, limit),
    ping: async () => undefined,
    close: async () => undefined,
  };
}

function searching(elastic: Settings['elastic'], ids: readonly string[]): Deps['search'] {
  const engine = elastic ? createElasticAdapter(elastic).engine : answering(ids);
  return { engine, capabilities: { name: 'elasticsearch', scalesOut: true } };
}

async function startPortal({ databaseUrl, elastic, ids, web }: Settings): Promise<Message> {
  loadAnalysis();
  const db = openDatabase(databaseUrl, { name: 'presse-bff', ...databaseLimits() });
  const files = web === null ? null : await readWebFiles(web);
  const bff = await startTestBff({
    database: { db, url: databaseUrl, close: () => db.destroy() },
    config: { NODE_ENV: 'production' },
    deps: {
      ...(web === null ? { search: searching(elastic, ids) } : {}),
      web: files,
      clock: () => BENCH_NOW,
      logger: pino(pino.destination(process.env['BENCH_LOG'] ?? '/dev/null')),
    },
  });
  return { url: bff.url, cookie: `presse_sesjon=${await beginSession(db, 'presse', BENCH_NOW)}` };
}

async function startBare(text: string): Promise<Message> {
  const app = new Koa();
  app.use((ctx) => {
    ctx.type = 'json';
    ctx.body = text;
  });
  const handle = app.callback();
  const server = createServer((request, response) => void handle(request, response));
  server.listen(0, 'localhost');
  await once(server, 'listening');
  return { url: `http://localhost:${(server.address() as AddressInfo).port}`, cookie: '' };
}

process.on('message', () => {
  global.gc?.();
  tell({ heap: process.memoryUsage().heapUsed / 1024 / 1024 });
});
process.on('disconnect', () => process.exit());
tell(settings.bare === null ? await startPortal(settings) : await startBare(settings.bare));
