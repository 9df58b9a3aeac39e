import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '#db/connection.ts';
import { EngineUnavailable, type SearchAdapter, SearchTooSlow } from '#search/port.ts';
import { createPostgresAdapter } from '#search/postgres/adapter.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/servers/database.ts';
import {
  buildGate,
  buildQuery,
  buildSakDocument,
  has,
  put,
  text,
  word,
} from '#tests/support/search/builders.ts';

const GENERATION = 'g20260310t110000x0001';
const PAGE = { page: 1, pageSize: 50 };

describe('the Postgres engine', () => {
  let database: TestDatabase;
  let adapter: SearchAdapter;
  const search = (query = buildQuery()) => adapter.engine.search(query, PAGE, buildGate());

  beforeAll(async () => {
    database = await createTestDatabase();
    adapter = createPostgresAdapter({ db: database.db });
    await adapter.index.create(GENERATION);
    await adapter.index.write(GENERATION, [put(buildSakDocument())]);
    await adapter.index.finish(GENERATION);
    await adapter.index.activate(GENERATION);
  });
  afterAll(() => database.close());

  it('is unavailable when the database does not answer', async () => {
    const db = openDatabase('postgres://nobody@127.0.0.1:1/none');
    const away = createPostgresAdapter({ db });
    await expect(away.engine.ping()).rejects.toBeInstanceOf(EngineUnavailable);
    await expect(away.engine.search(buildQuery(), PAGE, buildGate())).rejects.toBeInstanceOf(
      EngineUnavailable,
    );
    await expect(away.index.write(GENERATION, [put(buildSakDocument())])).rejects.toBeInstanceOf(
      EngineUnavailable,
    );
    await db.destroy();
  });

  it('gives up a search that takes too long, and answers the next one', async () => {
    const lock = await database.db.transaction();
    await lock.raw(`lock table soek."saker_${GENERATION}_moete" in access exclusive mode`);
    await expect(search()).rejects.toBeInstanceOf(SearchTooSlow);
    await lock.rollback();
    expect((await search()).totalHits).toBe(1);
  });

  it('says of more than a tsquery takes that it is too dear', async () => {
    const free = [has(word('x'.repeat(3_000)))];
    await expect(search(buildQuery({ free }))).rejects.toBeInstanceOf(SearchTooSlow);
  });

  it('gives up waiting for a connection', async () => {
    const db = openDatabase(database.url, { poolMax: 1 });
    const busy = createPostgresAdapter({ db });
    const taken = await db.transaction();
    await expect(busy.engine.search(buildQuery(), PAGE, buildGate())).rejects.toBeInstanceOf(
      EngineUnavailable,
    );
    await taken.rollback();
    await db.destroy();
  });

  it('does not store names that have no time at which they are hidden', async () => {
    const document = buildSakDocument({
      sakId: 'uten-tid',
      parterSkjulesFra: null,
      tekst: { parter: text('skjult navnesen'), sakenGjelder: text('tyveri') },
    });
    await adapter.index.write(GENERATION, [put(document)]);
    const free = [has(word('navnesen'))];
    expect((await search(buildQuery({ free }))).totalHits).toBe(0);
    const { rows } = await database.db.raw<{ rows: { rad: string }[] }>(
      `select t::text as rad from soek."saker_${GENERATION}_tekst" t where sak_id = 'uten-tid'`,
    );
    expect(rows.map(({ rad }) => rad.includes('tyveri'))).toEqual([true]);
    expect(rows.map(({ rad }) => rad.includes('navnesen'))).toEqual([false]);
    await adapter.index.write(GENERATION, [{ kind: 'delete', sakId: 'uten-tid', versjon: 2 }]);
  });

  it('keeps the highest version when batches overlap, in whatever order they are given', async () => {
    const ids = Array.from({ length: 60 }, (_, i) => `samtidig-${String(i).padStart(2, '0')}`);
    const batch = (versjon: number) =>
      (versjon % 2 ? ids : ids.toReversed()).map((sakId) =>
        put(buildSakDocument({ sakId }), versjon),
      );
    const outcomes = await Promise.all(
      [1, 2, 3, 4, 5, 6].map((versjon) => adapter.index.write(GENERATION, batch(versjon))),
    );
    expect(outcomes.flat().filter(({ kind }) => kind === 'failed')).toEqual([]);
    const versions: number[] = [];
    for await (const entry of adapter.index.entries(GENERATION))
      if (ids.includes(entry.sakId)) versions.push(entry.versjon);
    expect(versions).toEqual(ids.map(() => 6));
    expect((await search()).totalHits).toBe(ids.length + 1);
  });

  it('keeps installations apart', async () => {
    const other = createPostgresAdapter({ db: database.db, prefix: 'andre' });
    expect([await other.index.list(), await other.index.active()]).toEqual([[], null]);
    await other.index.create(GENERATION);
    expect(await other.index.count(GENERATION)).toBe(0);
    await other.index.drop(GENERATION);
    expect(await adapter.index.list()).toEqual([GENERATION]);
  });

  it('refuses to search a generation that is not there', async () => {
    await expect(adapter.index.activate('g20990101t000000x0001')).rejects.toThrow('no generation');
    expect(await adapter.index.active()).toBe(GENERATION);
  });
});
