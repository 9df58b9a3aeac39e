import { randomBytes } from 'node:crypto';
import pino from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { indexStateOf, whileSearchable } from '#bff/index-state.ts';
import type { OutboxRow } from '#db/queues/sak-outbox.ts';
import { follow } from '#indexer/follow.ts';
import type { Indexer } from '#indexer/indexer.ts';
import { followOrders } from '#indexer/orders.ts';
import { SILENT } from '#indexer/progress.ts';
import { rebuild } from '#indexer/rebuild/rebuild.ts';
import { status } from '#indexer/status.ts';
import { isRight, verify } from '#indexer/verify/verify.ts';
import { createElasticAdapter } from '#search/elastic/adapter.ts';
import type { SearchAdapter } from '#search/port.ts';
import { createPostgresAdapter } from '#search/postgres/adapter.ts';
import { analysisVersion } from '#search/version.ts';
import { createNotices } from '#indexer/notices/notices.ts';
import { buildDocument } from '#search/document.ts';
import { startTestBff, NOON, type TestBff } from '#tests/support/bff/test-bff.ts';
import { insertSaker } from '#tests/support/cases/rows.ts';
import { searchAt, type Searching } from '#tests/support/faults/kills/reader.ts';
import { beginSession } from '#tests/support/access/persons.ts';
import { realEngines } from '#tests/support/indexer/test-engines.ts';
import { backUp, type Backup } from '#tests/support/operations/backup.ts';
import { takeSnapshot } from '#tests/support/operations/snapshot.ts';
import { createTestDatabase } from '#tests/support/servers/database.ts';
import { elasticsearchForTests } from '#tests/support/servers/elasticsearch.ts';
import { until } from '#tests/support/until.ts';

const options = { signal: new AbortController().signal, progress: SILENT, patience: 10_000 };
const HEARING = { hearingEnds: ['2026-03-20T12:00:00Z'] };
const [postgres, elasticsearch] = realEngines();

/** A web server and a follower on one database and one index. */
interface Service {
  readonly bff: TestBff;
  readonly adapter: SearchAdapter;
  readonly indexer: Indexer;
  readonly prefix: string;
  readonly searching: () => Promise<Searching>;
  /** Runs until `stop` is called. */
  readonly follows: () => { readonly stop: () => Promise<void> };
  readonly close: () => Promise<void>;
}

async function startService(engine: 'postgres' | 'elasticsearch'): Promise<Service> {
  const database = await createTestDatabase();
  const prefix = `t${randomBytes(5).toString('hex')}`;
  const adapter =
    engine === 'elasticsearch'
      ? createElasticAdapter({ url: elasticUrl(), prefix })
      : createPostgresAdapter({ db: database.db, prefix });
  const indexState = indexStateOf(database.db, adapter);
  const bff = await startTestBff({
    database,
    deps: {
      indexState,
      search: { ...adapter, engine: whileSearchable(adapter.engine, indexState) },
    },
  });
  const indexer: Indexer = {
    ...{ db: database.db, databaseUrl: database.url, engine, index: adapter.index },
    ...{
      build: buildDocument,
      notices: createNotices(),
      analysis: analysisVersion(),
      clock: () => NOON,
    },
    log: pino({ level: 'silent' }),
  };
  await insertSaker(database.db, [
    { sakId: 'A', tema: 'Tyveri avokado', parter: 'Even Bakkerud', ...HEARING },
    { sakId: 'B', tema: 'Ran bregne', parter: 'Berit Holmsund', ...HEARING },
  ]);
  await rebuild(indexer, options);
  return {
    ...{ bff, adapter, indexer, prefix },
    searching: async () =>
      searchAt(bff.url, `presse_sesjon=${await beginSession(database.db, 'presse', NOON)}`),
    follows: () => followUntil(indexer),
    close: async () => {
      if (engine === 'elasticsearch')
        for (const generation of await adapter.index.list()) await adapter.index.drop(generation);
      await bff.close();
      await adapter.engine.close();
    },
  };
}

function followUntil(indexer: Indexer) {
  const stop = new AbortController();
  const { signal } = stop;
  const wake = {
    wait: async () => new Promise<void>((resolve) => setTimeout(resolve, 50)),
    close: async () => undefined,
  };
  const running = [
    follow(indexer, { signal, wake, poll: 50 }),
    followOrders(indexer, { signal, wake, poll: 50 }),
  ];
  return {
    stop: async () => {
      stop.abort();
      await Promise.all(running);
    },
  };
}

function elasticUrl(): string {
  const found = elasticsearchForTests();
  if ('skip' in found) throw new Error(found.skip);
  return found.url;
}

let service: Service;
let backup: Backup | undefined;
afterEach(async () => {
  await backup?.drop();
  backup = undefined;
  await service.close();
});

const waiting = () => service.indexer.db('sak_utboks').pluck<OutboxRow['sakId'][]>('sak_id');
const change = (sakId: string, columns: Record<string, unknown>) =>
  service.indexer.db('sak').where({ sak_id: sakId }).update(columns);

/** Changes reach the index as long as `work` runs. */
async function following(work: () => Promise<void>): Promise<void> {
  const { stop } = service.follows();
  try {
    await work();
  } finally {
    await stop();
  }
}
const indexed = () => until('every change is indexed', async () => (await waiting()).length === 0);

/** What happened after the backup: a name was published, another corrected, and a case was new. */
async function goOn(): Promise<void> {
  await following(async () => {
    await change('A', { parter: 'Even Bakkerud og Sigrid Nyttnavn' });
    await indexed();
    await change('B', { parter: 'Berit Rettetnavn' });
    await insertSaker(service.indexer.db, [{ sakId: 'C', parter: 'Cato Senerekomst', ...HEARING }]);
    await indexed();
  });
}

/** The index has healed by itself: everything is as the database says. */
async function heals(): Promise<void> {
  await following(async () => {
    const search = await service.searching();
    await until('a search is answered', async () => (await search.byWord('Avokado')) !== 'away');
  });
  const search = await service.searching();
  expect(await search.byWord('Avokado')).toEqual(['A']);
  expect(await search.byWord('Holmsund')).toEqual(['B']);
  for (const name of ['Nyttnavn', 'Rettetnavn', 'Senerekomst'])
    expect(await search.byWord(name), name).toEqual([]);
  expect(isRight(await verify(service.indexer, { ...options, repair: false }))).toBe(true);
}

describe('an older database under a newer index, in elasticsearch', () => {
  if (elasticsearch!.skip) return it.skip(elasticsearch!.skip); // The engine is not to be had here: `skip` says why.
  beforeEach(async () => {
    service = await startService('elasticsearch');
  });

  it('is not searched before a rebuild has replaced the index, which the follower orders', async () => {
    backup = await backUp(service.indexer.databaseUrl);
    await goOn();
    const before = await service.searching();
    expect(await before.byWord('Nyttnavn')).toEqual(['A']);
    await backup.restore();

    const search = await service.searching();
    for (const word of ['Nyttnavn', 'Rettetnavn', 'Senerekomst', 'Holmsund', 'Avokado'])
      expect(await search.byWord(word), word).toBe('away');
    expect(await status(service.indexer)).toMatchObject({ followed: false, version: null });
    await heals();
    expect(await status(service.indexer)).toMatchObject({ followed: true, version: 'current' });
  });

  it('heals too when the index was rebuilt after the backup', async () => {
    backup = await backUp(service.indexer.databaseUrl);
    await goOn();
    await rebuild(service.indexer, options);
    await backup.restore();
    expect(await (await service.searching()).byWord('Nyttnavn')).toBe('away');
    await heals();
  });

  it('writes nothing to the newer index: what a court takes away after the restore waits', async () => {
    backup = await backUp(service.indexer.databaseUrl);
    await goOn();
    await backup.restore();
    await change('A', { parter: '' });
    const { stop } = service.follows();
    const search = await service.searching();
    await until('it is searched again', async () => (await search.byWord('Avokado')) !== 'away');
    await stop();
    expect(await search.byWord('Avokado')).toEqual(['A']);
    for (const name of ['Bakkerud', 'Nyttnavn']) expect(await search.byWord(name)).toEqual([]);
  });

  it('is searched at once when nothing had changed since the backup', async () => {
    await following(async () => {
      await change('A', { saks_tema: 'Heleri avokado' });
      await indexed();
    });
    backup = await backUp(service.indexer.databaseUrl);
    await backup.restore();
    expect(await (await service.searching()).byWord('Avokado')).toEqual(['A']);
    await heals();
  });
});

describe('an older index under a newer database, in elasticsearch', () => {
  if (elasticsearch!.skip) return it.skip(elasticsearch!.skip); // The engine is not to be had here: `skip` says why.
  beforeEach(async () => {
    service = await startService('elasticsearch');
  });

  it('is not searched before a rebuild has replaced it: it has names that were taken away', async () => {
    const generation = (await service.adapter.index.active())!;
    const snapshot = await takeSnapshot(elasticUrl(), service.prefix, generation);
    await following(async () => {
      await change('A', { parter: 'Sigrid Nyttnavn' });
      await change('B', { parter: '' });
      await indexed();
    });
    await snapshot.restore();
    const search = await service.searching();
    for (const word of ['Bakkerud', 'Holmsund', 'Avokado'])
      expect(await search.byWord(word), word).toBe('away');
    await following(async () => {
      await until('a search is answered', async () => (await search.byWord('Avokado')) !== 'away');
    });
    expect(await search.byWord('Nyttnavn')).toEqual(['A']);
    for (const name of ['Bakkerud', 'Holmsund']) expect(await search.byWord(name)).toEqual([]);
  });
});

describe('an older database with its own index, in postgres', () => {
  if (postgres!.skip) return it.skip(postgres!.skip); // The engine is not to be had here: `skip` says why.
  it('is put back with it, and searched at once', async () => {
    service = await startService('postgres');
    backup = await backUp(service.indexer.databaseUrl);
    await goOn();
    await backup.restore();
    const search = await service.searching();
    expect(await search.byWord('Holmsund')).toEqual(['B']);
    expect(await search.byWord('Nyttnavn')).toEqual([]);
    await heals();
  });
});
