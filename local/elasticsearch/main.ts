import { openDataDir } from '../data-dir.ts';
import { startElasticsearch } from './index.ts';

/** `npm run elasticsearch`: one for development, until Ctrl-C. */
const engine = await startElasticsearch({ dataDir: openDataDir(process.env) });
process.stdout.write(
  `Elasticsearch answers at ${engine.url}\nUse it with ELASTICSEARCH_URL=${engine.url} npm start\n`,
);
const keepAlive = setInterval(() => undefined, 60_000);
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    clearInterval(keepAlive);
    void engine.stop();
  });
}
