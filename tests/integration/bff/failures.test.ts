import type { Knex } from 'knex';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { databaseLimits } from '#bff/open-index.ts';
import { openDatabase } from '#db/connection.ts';
import { createElasticAdapter } from '#search/elastic/adapter.ts';
import { createPostgresAdapter } from '#search/postgres/adapter.ts';
import { EngineUnavailable, type SearchEngine } from '#search/port.ts';
import { beginSession } from '#tests/support/access/persons.ts';
import { storeSaker } from '#tests/support/cases/saker.ts';
import { indexAll } from '#tests/support/cases/store-sak.ts';
import { createHttpClient, type Ask } from '#tests/support/bff/http-client.ts';
import {
  startScriptedServer,
  steps,
  type ScriptedServer,
  type Step,
} from '#tests/support/servers/scripted-server.ts';
import { startTcpProxy, type TcpProxy } from '#tests/support/servers/tcp-proxy.ts';
import { startTestBff, type TestBff } from '#tests/support/bff/test-bff.ts';
import { until } from '#tests/support/until.ts';

const SEARCH =
  '/api/presse/hent-berammingsliste?domstolid=alle&fraDato=2026-03-01&tilDato=2026-03-31';
/** ms. It takes two seconds; on a busy machine more. What waits without a bound takes 30 s and more. */
const LIMIT = 25_000;

const ELASTIC = { 'x-elastic-product': 'Elasticsearch' };

async function timed<T>(work: Promise<T>): Promise<T> {
  const began = performance.now();
  const result = await work;
  expect(performance.now() - began).toBeLessThan(LIMIT);
  return result;
}

describe('when the search engine is down', () => {
  let bff: TestBff;
  let down = false;
  beforeAll(async () => {
    const asked = async <T>(answer: () => Promise<T>): Promise<T> => {
      if (down) throw new EngineUnavailable('http://elasticsearch:9200 does not answer');
      return answer();
    };
    const engine: SearchEngine = {
      search: (...args) => asked(() => bff.search.engine.search(...args)),
      find: (...args) => asked(() => bff.search.engine.find(...args)),
      searched: () => asked(() => bff.search.engine.searched()),
      ping: () => asked(() => bff.search.engine.ping()),
      close: async () => undefined,
    };
    const capabilities = { name: 'elasticsearch', scalesOut: true } as const;
    bff = await startTestBff({ deps: { search: { engine, capabilities } } });
    await storeSaker(bff);
  });
  afterAll(() => bff.close());

  it('a search says so, everything else works, and searching recovers by itself', async () => {
    const presse = await bff.signedIn('presse');
    down = true;
    const refused = await presse(SEARCH);
    expect(refused).toMatchObject({ status: 503, json: { id: 'search_unavailable' } });
    expect(refused.text).not.toContain('elasticsearch');
    expect(refused.headers.get('retry-after')).toBe('5');
    expect((await presse('/api/presse/saksdetaljer/VIST')).status).toBe(200);
    expect((await presse('/api/presse/favoritter')).status).toBe(200);
    expect(await bff.guest('/api/health/ready')).toMatchObject({
      status: 200,
      json: { status: 'degraded', dependencies: { search: 'down', database: 'ok' } },
    });
    down = false;
    expect((await presse(SEARCH)).status).toBe(200);
    expect((await bff.guest('/api/health/ready')).json).toMatchObject({ status: 'ok' });
  });
});

describe('when the index has the layout of other code', () => {
  let bff: TestBff;
  beforeAll(async () => {
    bff = await startTestBff();
    await storeSaker(bff);
    await bff
      .db('indeksgenerasjon')
      .update({ analyse_versjon: 'another', oppsett_versjon: 'another' });
  });
  afterAll(() => bff.close());

  it('a search is refused and not answered with too little, readiness says so, and a rebuild ends it', async () => {
    const presse = await bff.signedIn('presse');
    expect(await presse(SEARCH)).toMatchObject({
      ...{ status: 503, json: { id: 'search_unavailable' } },
    });
    expect(await bff.guest('/api/health/ready')).toMatchObject({
      status: 200,
      json: { status: 'degraded', index: 'incompatible', dependencies: { search: 'down' } },
    });
    expect((await presse('/api/presse/saksdetaljer/VIST')).status).toBe(200);

    await bff.db('indeksgenerasjon').update({ oppsett_versjon: bff.search.index.layout });
    expect((await presse(SEARCH)).status).toBe(200);
    expect((await bff.guest('/api/health/ready')).json).toMatchObject({
      ...{ status: 'ok', index: 'older', dependencies: { search: 'ok' } },
    });
  });
});

describe('when Elasticsearch, or what stands before it,', () => {
  let bff: TestBff;
  let server: ScriptedServer;
  beforeAll(async () => {
    server = await startScriptedServer();
    bff = await startTestBff({ deps: { search: createElasticAdapter({ url: server.url }) } });
  });
  afterAll(async () => {
    await bff.close();
    await server.close();
  });

  it.each<[string, Step]>([
    ...[401, 403, 404, 429, 500, 502, 503].map((status): [string, Step] => [
      `answers ${status}`,
      steps.answer(status, { error: { type: 'some_exception' } }, ELASTIC),
    ]),
    [
      'answers with a page',
      steps.answer(200, '<h1>Logg inn</h1>', { 'Content-Type': 'text/html' }),
    ],
    ['answers with other JSON', steps.answer(200, { status: 'ok' }, ELASTIC)],
    ['resets the connection', steps.reset],
    ['hangs', steps.hang],
    ['hangs in the middle of its answer', steps.hangInTheBody],
  ])('%s, a search says in time that it is unavailable', async (_, step) => {
    const presse = await bff.signedIn('presse');
    server.next(step);
    expect(await timed(presse(SEARCH))).toMatchObject({
      ...{ status: 503, json: { id: 'search_unavailable' } },
    });
    expect((await timed(bff.guest('/api/health/ready'))).json).toMatchObject({
      dependencies: { search: 'down' },
    });
  });
});

describe('when there is no live index', () => {
  let bff: TestBff;
  beforeEach(async () => {
    bff = await startTestBff();
    await storeSaker(bff);
  });
  afterEach(() => bff.close());

  const losses: Record<string, { lose: (bff: TestBff) => Promise<unknown>; mend: typeof heal }> = {
    'none is searched': {
      lose: ({ db }) => db('soek.generasjon').update({ aktiv: false }),
      mend: ({ db }) => db('soek.generasjon').update({ aktiv: true }),
    },
    'its tables are gone': {
      lose: (one) => eachTable(one, (table) => `alter table soek."${table}" rename to "x${table}"`),
      mend: (one) =>
        eachTable(one, (table) => `alter table soek."${table}" rename to "${table.slice(1)}"`),
    },
    'the searched one does not get every change': {
      lose: ({ db }) => db('indeksgenerasjon').delete(),
      mend: heal,
    },
  };

  it.each(Object.entries(losses))(
    'because %s, a search is refused, readiness and a metric say so, and it heals by itself',
    async (_, { lose, mend }) => {
      const presse = await bff.signedIn('presse');
      expect((await presse(SEARCH)).json).toMatchObject({
        totalHits: expect.any(Number) as number,
      });
      // A look at a dependency takes no longer than its time: on a busy machine the first may come too late.
      await expect
        .poll(() => bff.measured())
        .toContain('presse_dependency_up{dependency="search"} 1');
      await lose(bff);
      for (const path of [SEARCH, '/api/presse/soekeforslag?q=tyveri'])
        expect(await presse(path)).toMatchObject({
          ...{ status: 503, json: { id: 'search_unavailable' } },
        });
      await expect
        .poll(() => bff.guest('/api/health/ready'))
        .toMatchObject({
          status: 200,
          json: { status: 'degraded', dependencies: { search: 'down' } },
        });
      await expect
        .poll(() => bff.measured())
        .toContain('presse_dependency_up{dependency="search"} 0');
      await mend(bff);
      expect((await presse(SEARCH)).status).toBe(200);
    },
  );

  /** As a rebuild. */
  async function heal({ search, db, time }: TestBff): Promise<unknown> {
    return indexAll(search, db, time.now);
  }

  async function eachTable({ db }: TestBff, change: (table: string) => string): Promise<unknown> {
    const tables = await db('pg_tables').where({ schemaname: 'soek' }).pluck<string[]>('tablename');
    for (const table of tables.filter((one) => one !== 'generasjon')) await db.raw(change(table));
    return tables;
  }
});

describe('when the database is down', () => {
  let bff: TestBff;
  let proxy: TcpProxy;
  let throughProxy: Knex;
  let presse: Ask;
  beforeAll(async () => {
    const direct = await startTestBff();
    const target = new URL(direct.databaseUrl);
    proxy = await startTcpProxy({ host: target.hostname, port: Number(target.port) });
    const url = new URL(direct.databaseUrl);
    Object.assign(url, { hostname: '127.0.0.1', port: String(proxy.port) });
    throughProxy = openDatabase(url.href, databaseLimits());
    await storeSaker(direct);
    const search = createPostgresAdapter({ db: throughProxy });
    const served = await startTestBff({ deps: { db: throughProxy, search } });
    const token = await beginSession(direct.db, 'presse', direct.time.now);
    presse = createHttpClient(served.url, `presse_sesjon=${token}`);
    bff = {
      ...served,
      close: async () => {
        await served.close();
        await throughProxy.destroy();
        await proxy.close();
        await direct.close();
      },
    };
  });
  afterEach(() => {
    proxy.mode = 'through';
  });
  afterAll(() => bff.close());

  it.each(['refuse', 'hang'] as const)(
    'that %ss, every call says so in time, and everything works again by itself',
    async (mode) => {
      await until('the service works', async () => (await presse(SEARCH)).status === 200);
      proxy.mode = mode;
      for (const path of [SEARCH, '/api/presse/bruker-info', '/api/presse/saksdetaljer/VIST']) {
        const refused = await timed(presse(path));
        expect(refused).toMatchObject({ status: 503, json: { id: 'database_unavailable' } });
        expect(refused.text).not.toMatch(/select|ECONN|127\.0\.0\.1/);
      }
      expect(await timed(bff.guest('/api/health/ready'))).toMatchObject({
        status: 503,
        json: { status: 'down', dependencies: { database: 'down' } },
      });
      expect((await bff.guest('/api/health/live')).status).toBe(200);
      proxy.mode = 'through';
      await until('the service works again', async () => (await presse(SEARCH)).status === 200);
    },
  );
});
