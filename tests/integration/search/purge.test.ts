import { createHash, randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from '@elastic/elasticsearch';
import type { Knex } from 'knex';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rowsOf, sql } from '#db/sql.ts';
import { buildDocument } from '#search/document.ts';
import { createElasticAdapter } from '#search/elastic/adapter.ts';
import type { IndexWrite, SearchAdapter } from '#search/port.ts';
import { createPostgresAdapter } from '#search/postgres/adapter.ts';
import { PATIENT } from '#tests/support/search/patient.ts';
import { buildSak } from '#tests/support/cases/build-sak.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/servers/database.ts';
import { elasticsearchForTests } from '#tests/support/servers/elasticsearch.ts';
import { rounds, tried } from '#tests/support/trust.ts';
import { until } from '#tests/support/until.ts';

const GENERATION = '20260310';
/** ms. */
const PATIENCE = 90_000;
const NOW = new Date('2026-03-10T11:00:00.000Z');
/** Few among many, so that the engine sees no reason of its own to clean up. */
const CASES = 300;
const HIDDEN = rounds(15, 30);

/** They have little in common after the mark, so that compressing leaves each of them as it is written. */
const nameOf = (n: number) =>
  `qzv${[...createHash('sha256').update(String(n)).digest()].map((byte) => String.fromCharCode(97 + (byte % 26))).join('')}`;

const put = (n: number, parter: string | null): IndexWrite => {
  const versjon = parter === null ? 2 : 1;
  const sak = buildSak({ sakId: `S${n}`, versjon, saksTema: `Tyveri ${n}`, parter });
  return { kind: 'put', ...buildDocument(sak, NOW) };
};
const numbers = (count: number) => Array.from({ length: count }, (_, n) => n);

/** Half of them loses its names, and half is deleted. */
async function fillAndHide({ index }: SearchAdapter, between: () => Promise<void>): Promise<void> {
  await index.create(GENERATION);
  await index.write(
    GENERATION,
    numbers(CASES).map((n) => put(n, n < HIDDEN ? nameOf(n) : 'felles')),
  );
  await index.finish(GENERATION);
  await index.activate(GENERATION);
  await between();
  await index.write(
    GENERATION,
    numbers(HIDDEN).map((n) =>
      n % 2 === 0 ? put(n, null) : { kind: 'delete', sakId: `S${n}`, versjon: 2 },
    ),
  );
  await index.refresh(GENERATION);
}

const found = elasticsearchForTests();
const [url, skipped] = 'url' in found ? [found.url, ''] : ['', ` (skipped: ${found.skip})`];

describe.skipIf(skipped)(`a purge in Elasticsearch${skipped}`, () => {
  const prefix = `rydd-${randomBytes(6).toString('hex')}`;
  let client: Client;
  let adapter: SearchAdapter;
  beforeAll(() => {
    client = new Client({ node: url });
    adapter = createElasticAdapter({ url, prefix, patience: PATIENT });
  });
  afterAll(async () => {
    await adapter.index.drop(GENERATION);
    await adapter.index.close();
    await client.close();
  });

  /** The engine writes the prefix out as the terms that its dictionary has, of deleted documents too. */
  const namesInFiles = async (): Promise<number> => {
    const answer = await client.indices.validateQuery({
      index: prefix,
      ...{ rewrite: true, explain: true },
      query: {
        prefix: { 'tekst.parter.segments': { value: 'qzv', rewrite: 'scoring_boolean' } },
      },
    });
    const text = JSON.stringify(answer);
    return numbers(HIDDEN).filter((n) => text.includes(nameOf(n))).length;
  };

  /** Where the shards lie, when that can be read from here. */
  const folder = async (): Promise<string | null> => {
    const { nodes } = await client.nodes.stats({ metric: 'fs' });
    const [path] = Object.values(nodes).flatMap(({ fs }) => fs?.data ?? []);
    const settings = await client.indices.getSettings({ index: prefix });
    const uuid = Object.values(settings)[0]?.settings?.index?.uuid;
    const found = join(path?.path ?? '', 'indices', String(uuid));
    return existsSync(found) ? found : null;
  };
  /** How many names stand in the bytes of all files: dictionary, what was sent, translog. null when nobody can read them here. */
  const namesOnDisk = async (): Promise<number | null> => {
    const path = await folder();
    if (path === null) return null;
    const files = readdirSync(path, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => readFileSync(join(entry.parentPath, entry.name)));
    return numbers(HIDDEN).filter((n) =>
      files.some((bytes) => bytes.includes(nameOf(n).slice(4, 20))),
    ).length;
  };
  /** What was sent, which Elasticsearch keeps for copies that catch up although `_source` is off. */
  const recoverySource = async (): Promise<number> => {
    const answer = (await client.indices.diskUsage({
      index: prefix,
      run_expensive_tasks: true,
    })) as Record<string, { fields?: Record<string, { stored_fields_in_bytes?: number }> }>;
    const index = Object.entries(answer).find(([name]) => name !== '_shards')?.[1];
    return index?.fields?.['_recovery_source']?.stored_fields_in_bytes ?? 0;
  };

  it(
    'takes hidden names out of the segments, where they stay without it',
    async () => {
      await fillAndHide(adapter, async () => {
        await client.indices.flush({ index: prefix });
      });
      await client.indices.flush({ index: prefix, force: true });
      expect(await namesInFiles()).toBe(HIDDEN);
      expect(await recoverySource()).toBeGreaterThan(0);
      const before = await namesOnDisk();
      if (before !== null) expect(before).toBe(HIDDEN);
      // Within half a minute the engine notices that no copy needs what was replaced.
      await expect
        .poll(
          async () => {
            await adapter.index.purge(GENERATION);
            await adapter.index.refresh(GENERATION);
            return { names: await namesInFiles(), sent: await recoverySource() };
          },
          { timeout: PATIENCE },
        )
        .toEqual({ names: 0, sent: 0 });
      const left = await namesOnDisk();
      if (left !== null) expect(left).toBe(0);
      expect(await adapter.index.count(GENERATION)).toBe(CASES - Math.floor(HIDDEN / 2));
      tried('purged', HIDDEN);
    },
    2 * PATIENCE,
  );
});

describe('a purge in Postgres', () => {
  let database: TestDatabase;
  let db: Knex;
  beforeAll(async () => {
    database = await createTestDatabase();
    ({ db } = database);
  });
  afterAll(() => database.close());

  const deadRows = async (): Promise<number> => {
    await db.raw('select pg_stat_force_next_flush()');
    const [row] = await rowsOf<{ dead: number }>(
      db,
      sql`select sum(n_dead_tup)::bigint as dead from pg_stat_user_tables
        where schemaname = 'soek' and relname like ${`%${GENERATION}%`}`,
    );
    return row!.dead;
  };

  it('gives back the rows that hidden names stood in', async () => {
    const { index } = createPostgresAdapter({ db });
    await fillAndHide(createPostgresAdapter({ db }), () => Promise.resolve());
    await until('rows are dead', async () => (await deadRows()) > 0);
    await index.purge(GENERATION);
    await until('no row is dead', async () => (await deadRows()) === 0);
    tried('purged', HIDDEN);
  });
});
