import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { EngineUnavailable } from '#search/port.ts';
import { startMonitor } from '#indexer/monitor.ts';
import { rebuild } from '#indexer/rebuild/rebuild.ts';
import { SILENT } from '#indexer/progress.ts';
import { insertSaker, manySaker } from '#tests/support/cases/rows.ts';
import { startIndexer } from '#tests/support/indexer/process.ts';
import { tellingWorld } from '#tests/support/indexer/told.ts';
import { createRealIndexer, type RealIndexer } from '#tests/support/indexer/test-engines.ts';
import { freePort } from '#dev/servers/ports.ts';
import { until } from '#tests/support/until.ts';

let test: RealIndexer;
beforeEach(async () => {
  test = await createRealIndexer('postgres');
});
afterEach(() => test.close());

const build = () =>
  rebuild(test.indexer, { signal: new AbortController().signal, progress: SILENT });
const get = async (port: number, path: string) => {
  const answer = await fetch(`http://localhost:${port}${path}`);
  return { status: answer.status, text: await answer.text() };
};

async function monitored(indexer = test.indexer) {
  const time = { ms: 0 };
  const settings = {
    DATABASE_URL: indexer.databaseUrl,
    ...{ METRICS_PORT: 0, METRICS_HOST: 'localhost', LIVE_SECONDS: 300 },
  };
  const monitor = await startMonitor(indexer, settings, () => time.ms);
  onTestFinished(() => monitor.close());
  return { time, monitor, get: (path: string) => get(monitor.port, path) };
}

describe('the port of the indexer', () => {
  it('says that its loop moves, and when it has stopped', async () => {
    const { time, monitor, get } = await monitored();
    time.ms = 300_000;
    expect(await get('/live')).toEqual({ status: 200, text: '{"status":"ok"}' });
    time.ms = 300_001;
    expect(await get('/live')).toEqual({ status: 503, text: '{"status":"stuck"}' });
    monitor.onRound();
    expect((await get('/live')).status).toBe(200);
    expect((await get('/')).status).toBe(404);
  });

  it('is live, and not ready, while the engine is away', async () => {
    await build();
    const { index } = test.indexer;
    const away = {
      ...index,
      active: () => Promise.reject(new EngineUnavailable('Hulda Gjemtdal')),
    };
    const { get } = await monitored({ ...test.indexer, index: away });
    const ready = await get('/ready');
    expect(ready.status).toBe(503);
    expect(JSON.parse(ready.text)).toEqual({
      status: 'down',
      dependencies: { database: 'ok', search: 'down' },
      clock: 'ok',
    });
    expect((await get('/live')).status).toBe(200);
    const { text } = await get('/metrics');
    expect(text).toContain('presse_dependency_up{dependency="search"} 0');
    // Whether it is followed is not known.
    expect(text).not.toMatch(/^presse_index_followed /m);
    expect(text).toMatch(/^presse_index_rows_waiting 0$/m);
    expect(text).not.toContain('Gjemtdal');
  });

  it('is not ready while its clock is wrong, and is again by itself', async () => {
    await build();
    const machine = { ahead: 61_000 };
    const system = () => Date.now() + machine.ahead;
    const { get } = await monitored({ ...test.indexer, system });
    const ready = await get('/ready');
    expect(ready.status).toBe(503);
    expect(JSON.parse(ready.text)).toMatchObject({ status: 'down', clock: 'wrong' });
    expect((await get('/metrics')).text).toMatch(/^presse_clock_ahead_seconds 6[01]\./m);
    expect((await get('/live')).status).toBe(200);
    machine.ahead = 6_000;
    await until('it is ready', async () => (await get('/ready')).status === 200);
    expect(JSON.parse((await get('/ready')).text)).toMatchObject({
      status: 'degraded',
      clock: 'off',
    });
  });

  it('counts what a follower does', async () => {
    const { db } = test.indexer;
    await build();
    await insertSaker(db, manySaker(3));
    await db('sak').update({ foerst_sett: db.raw('now()') });
    const told = tellingWorld(db, () => new Date());
    const varsler_fra = db.raw(`now() - interval '1 hour'`);
    const soek = 'domstolid=alle&query=tyveri&soekeKategori=berammede';
    const access = { from: new Date('2026-01-01'), to: new Date('2099-01-01') };
    const person = await told.addPerson(access);
    await told.addSoek(person, `${soek}&fraDato=2026-01-01&tilDato=2026-12-31`, { varsler_fra });
    const port = await freePort();
    const follower = startIndexer(['follow', '--json'], {
      ...test.env,
      ...{ METRICS_PORT: String(port), METRICS_HOST: 'localhost' },
    });
    onTestFinished(async () => {
      follower.signal('SIGKILL');
      await follower.exit;
    });
    const served = () =>
      get(port, '/metrics').then(
        ({ text }) => text,
        () => '',
      );
    await until('it has counted them', async () =>
      (await served()).includes('presse_indexer_cases_total{outcome="done"} 3'),
    );
    expect(await get(port, '/ready')).toMatchObject({ status: 200 });
    const text = await served();
    expect(text).toMatch(/^presse_indexer_batch_seconds_count 1$/m);
    expect(text).toMatch(/^presse_notices_written_total 3$/m);
    expect(text).toMatch(/^presse_notices_searches 1$/m);
    expect(text).toMatch(/^presse_notices_telling_seconds_count 1$/m);
    expect(Number(/^presse_notices_telling_seconds_sum (.*)$/m.exec(text)![1])).toBeGreaterThan(0);
    expect(text).not.toMatch(/tyveri/i);
    follower.signal('SIGTERM');
    expect(await follower.exit).toBe(0);
  });
});
