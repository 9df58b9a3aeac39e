import { openDataDir } from '#dev/servers/data-dir.ts';
import { startElasticsearch } from '#dev/servers/elasticsearch/start.ts';

/** `npm run elasticsearch`: one for development, until Ctrl-C. */
const say = (line: string) => void process.stdout.write(`${line}\n`);
const engine = await startElasticsearch({ dataDir: openDataDir(process.env), say });
say(`Elasticsearch answers at ${engine.url}; Ctrl-C ends it.`);
say(`In another terminal: ELASTICSEARCH_URL=${engine.url} npm start`);

const keepAlive = setInterval(() => undefined, 60_000);
const end = () => {
  clearInterval(keepAlive);
  void engine.stop();
};
process.once('SIGINT', end);
process.once('SIGTERM', end);
