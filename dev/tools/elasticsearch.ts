import { openDataDir } from '#dev/servers/data-dir.ts';
import { startElasticsearch } from '#dev/servers/elasticsearch/start.ts';
import { runAsProgram } from './terminal.ts';

const say = (line: string) => void process.stdout.write(`${line}\n`);

/** `npm run elasticsearch`: runs an Elasticsearch for development until Ctrl-C. */
await runAsProgram(async () => {
  const engine = await startElasticsearch({ dataDir: openDataDir(process.env), say });
  say(`Elasticsearch answers at ${engine.url}; Ctrl-C ends it.`);
  say(`In another terminal: ELASTICSEARCH_URL=${engine.url} npm start`);
  // The engine is detached from us: without a timer this process would end at once.
  const keepAlive = setInterval(() => undefined, 60_000);
  await new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  });
  clearInterval(keepAlive);
  await engine.stop();
});
