import { randomBytes } from 'node:crypto';
import { Command, Option } from 'commander';
import { openDataDir } from '#dev/servers/data-dir.ts';
import { startElasticsearch } from '#dev/servers/elasticsearch/start.ts';
import { osloDay } from '#domain/time.ts';
import { createElasticAdapter } from '#search/elastic/adapter.ts';
import { createPostgresAdapter } from '#search/postgres/adapter.ts';
import { analysisRows, peerRows } from './analysis.ts';
import type { EngineFigures } from './engine-rows.ts';
import { readStated } from './goals.ts';
import { record } from './record.ts';
import { type Measured, asJson, asTable, isAllMet, missesOf } from './print.ts';

/**
 * `npm run relevance -- [--engine elasticsearch|postgres|both|none] [--json] [--misses] [--record]`: measures how well ordinary words find
 * cases (docs/RELEVANCE.md). `none` measures only what is the same for every engine. Ends with 1 when a figure is worse
 * than docs/RELEVANCE.md states.
 */
interface Options {
  readonly engine: 'elasticsearch' | 'postgres' | 'both' | 'none';
  readonly json?: true;
  readonly misses?: true;
  readonly record?: true;
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
  .option('--record', 'writes the figures into docs/RELEVANCE.md, which then states them')
  .action(run);

async function run({ engine, json, misses, record: write }: Options): Promise<void> {
  const elastic = await findElasticsearch();
  try {
    const measured = await measure(engine, elastic?.url ?? null);
    if (write) await record(measured, osloDay(new Date()));
    const stated = readStated();
    say(json ? asJson(measured, stated) : asTable(measured, stated));
    if (misses) say(missesOf(measured));
    if (!isAllMet(measured, stated)) process.exitCode = 1;
  } finally {
    await elastic?.stop();
  }
}

async function measure(engine: Options['engine'], url: string | null): Promise<Measured> {
  return {
    analysis: await analysisRows(),
    peers: url
      ? { norwegian: await peerRows(url, 'norwegian'), light: await peerRows(url, 'light') }
      : null,
    engines: engine === 'none' ? {} : await measureEngines(engine, url),
  };
}

async function measureEngines(
  engine: Exclude<Options['engine'], 'none'>,
  url: string | null,
): Promise<Partial<Record<'postgres' | 'elasticsearch', EngineFigures>>> {
  // Loads the web server, which the analysis alone does not need.
  const { engineRows } = await import('./engine-rows.ts');
  const { newDatabase } = await import('./databases.ts');
  // DATABASE_URL comes from dev/tools/with-database.ts.
  const makeDatabase = () => newDatabase(process.env['DATABASE_URL'] ?? '');
  const prefix = `relevans-${randomBytes(6).toString('hex')}`;
  const onPostgres = () =>
    engineRows({ makeDatabase, makeAdapter: ({ db }) => createPostgresAdapter({ db }) });
  const onElasticsearch = (at: string) =>
    engineRows({ makeDatabase, makeAdapter: () => createElasticAdapter({ url: at, prefix }) });
  return {
    ...(engine !== 'elasticsearch' ? { postgres: await onPostgres() } : {}),
    ...(engine !== 'postgres' && url ? { elasticsearch: await onElasticsearch(url) } : {}),
  };
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
