import { randomBytes } from 'node:crypto';
import { Command, Option } from 'commander';
import { openDataDir } from '#dev/servers/data-dir.ts';
import { startElasticsearch } from '#dev/servers/elasticsearch/start.ts';
import { createElasticAdapter } from '#search/elastic/adapter.ts';
import { createPostgresAdapter } from '#search/postgres/adapter.ts';
import { analysisRows, peerRows } from './analysis.ts';
import { newDatabase } from './databases.ts';
import { engineRows, type EngineParts } from './engine-rows.ts';
import { readStated } from './goals.ts';
import { type Measured, asJson, asTable, isAllMet, missesOf } from './print.ts';

/**
 * `npm run relevance -- [--engine elasticsearch|postgres|both|none] [--json] [--misses]`: measures how well ordinary words find
 * cases (docs/RELEVANCE.md). `none` measures only what is the same for every engine. Ends with 1 when a figure is worse
 * than docs/RELEVANCE.md states.
 */
interface Options {
  readonly engine: 'elasticsearch' | 'postgres' | 'both' | 'none';
  readonly json?: true;
  readonly misses?: true;
}

const command = new Command('relevance')
  .description('How well ordinary words find the case, beside what Elasticsearch does by itself')
  .addOption(
    new Option('--engine <name>', 'on which engine the rows that need one are measured')
      .choices(['elasticsearch', 'postgres', 'both', 'none'])
      .default('both'),
  )
  .option('--json', 'prints the figures as JSON')
  .option('--misses', 'also prints what went wrong')
  .action(run);

async function run({ engine, json, misses }: Options): Promise<void> {
  const elastic = await findElasticsearch();
  try {
    const measured = await measure(engine, elastic?.url ?? null);
    const stated = readStated();
    say(json ? asJson(measured, stated) : asTable(measured, stated));
    if (misses) say(missesOf(measured));
    if (!isAllMet(measured, stated)) process.exitCode = 1;
  } finally {
    await elastic?.stop();
  }
}

async function measure(engine: Options['engine'], url: string | null): Promise<Measured> {
  const wants = (name: string) => engine === name || engine === 'both';
  return {
    analysis: await analysisRows(),
    peers: url
      ? { norwegian: await peerRows(url, 'norwegian'), light: await peerRows(url, 'light') }
      : null,
    engines: {
      ...(wants('postgres') ? { postgres: await engineRows(onPostgres()) } : {}),
      ...(wants('elasticsearch') && url
        ? { elasticsearch: await engineRows(onElasticsearch(url)) }
        : {}),
    },
  };
}

function onPostgres(): EngineParts {
  return { makeDatabase, makeAdapter: ({ db }) => createPostgresAdapter({ db }) };
}

function onElasticsearch(url: string): EngineParts {
  const makeAdapter = () =>
    createElasticAdapter({ url, prefix: `relevans-${randomBytes(6).toString('hex')}` });
  return { makeDatabase, makeAdapter };
}

/** DATABASE_URL comes from dev/tools/with-database.ts. */
function makeDatabase() {
  return newDatabase(process.env['DATABASE_URL'] ?? '');
}

async function findElasticsearch() {
  const note = (line: string) => void process.stderr.write(`${line}\n`);
  try {
    return await startElasticsearch({ dataDir: openDataDir(process.env), say: note });
  } catch (error) {
    note(`Without Elasticsearch, only Postgres is measured: ${String(error)}`);
    return null;
  }
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

await command.parseAsync();
