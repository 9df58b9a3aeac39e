import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { systemPaths } from '#contract/paths.ts';
import { programPath } from '#build/paths.ts';
import { openDatabase } from '#db/connection.ts';
import type { Knex } from 'knex';
import { freePort } from '#dev/servers/ports.ts';
import { beginSession, insertPersons } from '#tests/support/access/persons.ts';
import { insertSaker } from '#tests/support/cases/rows.ts';
import { wordOf } from '#tests/support/faults/kills/plan.ts';
import { program, type Program } from '#tests/support/faults/kills/programs.ts';
import { NOON, webSettings } from '#tests/support/faults/kills/world.ts';
import { realEngines } from '#tests/support/indexer/test-engines.ts';
import { startBalancer, type Balancer } from '#tests/support/operations/balancer.ts';
import {
  buildPrevious,
  PREVIOUS,
  previousIsMissing,
  type Previous,
} from '#tests/support/operations/previous.ts';
import { seededRandom } from '#tests/support/seeded-random.ts';
import { asAdmin, databaseUrl } from '#tests/support/servers/database.ts';
import { elasticsearchForTests } from '#tests/support/servers/elasticsearch.ts';
import { rounds, tried } from '#tests/support/trust.ts';
import { until } from '#tests/support/until.ts';

/*
 * The whole way of an upgrade and back, with the programs of the version before and with ours, on one database, under load
 * (docs/OPERATIONS.md, "Upgrade").
 */

const run = promisify(execFile);
const random = seededRandom(12);
const FOREVER = 600_000;
/** Programs start slowly on a busy machine. */
const STARTING = 120_000;
const HEARING = { hearingEnds: ['2026-03-20T12:00:00Z'] };
const STEADY = { sakId: 'STEADY', word: wordOf(random) };
const CASES = 40;

type Version = 'old' | 'new';
const upgrades = PREVIOUS.flatMap((from) => realEngines().map((engine) => ({ ...engine, from })));

/** The test command has the time for one engine. */
const ONE_ENGINE =
  rounds(1, 2) === 1 ? 'npm run trust -- --full tries it in Elasticsearch too' : null;

describe.each(upgrades)('an upgrade from $from.what and back, in $engine', (upgrade) => {
  const { engine, skip, from } = upgrade;
  const reason =
    previousIsMissing(from) ?? skip ?? (engine === 'elasticsearch' ? ONE_ENGINE : null);
  if (reason) return it.skip(reason); // No older version or no engine here: `reason` says which.
  let previous: Previous;
  const pathOf = (version: Version, name: 'bff' | 'indexer' | 'migrate') =>
    version === 'old' ? previous.path(name) : programPath(name);
  let db: Knex;
  let env: Record<string, string>;
  let dir: string;
  let balancer: Balancer;
  const name = `test_${randomBytes(6).toString('hex')}`;
  const started: Program[] = [];

  beforeAll(async () => {
    previous = buildPrevious(from);
    const { url: server } = inject('postgres');
    await asAdmin(server, `create database ${name} template template0`);
    const url = databaseUrl(server, name);
    dir = mkdtempSync(join(tmpdir(), 'presse-upgrade-'));
    const elastic = elasticsearchForTests();
    env = {
      ...{ NODE_ENV: 'test', LOG_LEVEL: 'warn', PRESSE_NOW: NOON.toISOString() },
      ...{ DATABASE_URL: url, INDEX_PREFIX: `t${randomBytes(5).toString('hex')}` },
      ELASTICSEARCH_URL: engine === 'elasticsearch' && 'url' in elastic ? elastic.url : '',
    };
    await once('old', 'migrate');
    db = openDatabase(url, { name });
    await insertPersons(db, NOON);
    await insertSaker(db, [
      { sakId: STEADY.sakId, tema: `Tyveri ${STEADY.word}`, ...HEARING },
      ...Array.from({ length: CASES }, (_, nr) => ({ sakId: idOf(nr), ...HEARING })),
    ]);
    balancer = startBalancer(`presse_sesjon=${await beginSession(db, 'presse', NOON)}`, STEADY);
  }, FOREVER);
  afterAll(async () => {
    await balancer?.stop();
    for (const one of started) await one.kill();
    await db?.destroy();
    await asAdmin(inject('postgres').url, `drop database if exists ${name} with (force)`);
    rmSync(dir, { recursive: true, force: true });
    previous?.remove();
    if (engine === 'elasticsearch') await dropIndices(env);
  }, FOREVER);

  const idOf = (nr: number) => `C${String(nr % CASES).padStart(3, '0')}`;
  const once = (version: Version, program: 'indexer' | 'migrate', ...args: string[]) =>
    run(process.execPath, [pathOf(version, program), ...args], {
      env: { PATH: process.env['PATH'], HOME: process.env['HOME'], ...env },
    });
  const status = async (version: Version) =>
    JSON.parse((await once(version, 'indexer', 'status', '--json')).stdout) as {
      outbox: { rows: number };
      version: string;
    };
  /** Two versions of one layout share an index, and it is a mixture until the newer one has rebuilt it. */
  const verify = async (version: Version) => {
    if ((await layouts(db)).size > 1) await once(version, 'indexer', 'verify');
  };
  const start = (one: Program) => {
    started.push(one);
    one.start();
    return one;
  };
  const follower = (version: Version) =>
    start(program('indexer', ['follow', '--json'], env, pathOf(version, 'indexer')));
  async function server(version: Version): Promise<{ url: string; program: Program }> {
    const url = `http://localhost:${await freePort()}`;
    const settings = { ...env, ...webSettings(url, dir), DRAIN_SECONDS: '1' };
    const one = start(program('bff', [], settings, pathOf(version, 'bff')));
    balancer.add(url);
    return { url, program: one };
  }
  const isReady = (url: string) => () => balancer.readyAt(url);

  let turn = 0;
  /** A court publishes a name, and takes it away again: from then on no server finds it, whichever version it is. */
  async function publishAndTakeBack(): Promise<void> {
    const sakId = idOf(turn++);
    const navn = wordOf(random);
    await db('sak')
      .where({ sak_id: sakId })
      .update({ parter: `Even ${navn}` });
    await until(`every server finds ${navn}`, async () => {
      const found = await balancer.everywhere(navn);
      return found.length > 0 && found.every(([, ids]) => ids.includes(sakId));
    });
    await db('sak').where({ sak_id: sakId }).update({ parter: 'Even Bakkerud' });
    for (const [url, ids] of await balancer.everywhere(navn)) expect(ids, url).toEqual([]);
  }
  /** A change that stays, by the word that finds it. */
  async function change(): Promise<{ sakId: string; word: string }> {
    const kept = { sakId: idOf(turn++), word: wordOf(random) };
    await db('sak')
      .where({ sak_id: kept.sakId })
      .update({ saks_tema: `Ran ${kept.word}` });
    return kept;
  }
  const finds = async ({ sakId, word }: { sakId: string; word: string }) => {
    const found = await balancer.everywhere(word);
    return found.length > 0 && found.every(([, ids]) => ids.includes(sakId));
  };

  it(
    'answers every search, hides every name at once, and loses no change',
    async () => {
      await once('old', 'indexer', 'rebuild');
      const oldFollower = follower('old');
      const oldServer = await server('old');
      await until('the old server is ready', isReady(oldServer.url), STARTING);
      await publishAndTakeBack();

      // The schema is extended, and the old programs go on.
      await once('new', 'migrate');
      await publishAndTakeBack();

      // A new web server waits for its index, if that has another layout.
      const newServer = await server('new');
      const ready = newServer.url + systemPaths.ready.href();
      // It answers when it has its lane; before, nobody knows how many layouts there are.
      const answers = async () => (await fetch(ready).catch(() => null)) !== null;
      await until('the new server answers', answers, STARTING);
      const beside = (await layouts(db)).size;
      if (from.otherLayoutIn?.includes(engine)) expect(beside).toBe(2);
      if (beside > 1) {
        await until(
          'it says that it is starting',
          async () => {
            const answer = await fetch(ready).catch(() => null);
            return answer?.status === 503 && (await answer.text()).includes('"starting"');
          },
          STARTING,
        );
      }
      await publishAndTakeBack();
      const duringBuild = await change();

      // The new follower builds its index by itself, beside the old one.
      const newFollower = follower('new');
      await until('the new server is ready', isReady(newServer.url), STARTING);
      await until('both find what changed', () => finds(duringBuild));
      for (let nr = 0; nr < 5; nr++) await publishAndTakeBack();
      const together = await change();
      await until('both find what changed', () => finds(together));

      // The old programs end, servers first.
      expect(await oldServer.program.stop(), oldServer.program.output()).toBe(0);
      expect(await oldFollower.stop()).toBe(0);
      const alone = await change();
      await publishAndTakeBack();
      await until('the new server finds it', () => finds(alone));
      await verify('new');

      // And back again: the old index has missed nothing that is not in its queue. Its migrate knows of no newer schema.
      await expect(once('old', 'migrate')).rejects.toThrow(/does not have \(/);
      const rolledBack = follower('old');
      await until(
        'the old index has caught up',
        async () => (await status('old')).outbox.rows === 0,
      );
      const oldAgain = await server('old');
      await until('the old server is ready', isReady(oldAgain.url), STARTING);
      expect(await newServer.program.stop()).toBe(0);
      expect(await newFollower.stop()).toBe(0);
      await until(
        'the old server finds everything',
        async () => (await finds(alone)) && (await finds(together)),
      );
      await publishAndTakeBack();
      await verify('old');

      // Forward for good; what the old version had is put away when nobody needs it.
      const forGood = follower('new');
      const last = await server('new');
      await until('the new server is ready', isReady(last.url), STARTING);
      expect(await oldAgain.program.stop()).toBe(0);
      expect(await rolledBack.stop()).toBe(0);
      if (beside > 1) await once('new', 'indexer', 'retire');
      await publishAndTakeBack();
      await until('nothing waits', async () => (await status('new')).outbox.rows === 0);
      await once('new', 'indexer', 'rebuild', '--if-needed');
      await once('new', 'indexer', 'verify');
      expect((await status('new')).version).toBe('current');
      await balancer.stop();
      expect(balancer.failures).toEqual([]);
      expect(balancer.answered.size).toBe(4);
      tried(
        'upgrade',
        [...balancer.answered.values()].reduce((sum, count) => sum + count, 0),
      );
      expect(await last.program.stop()).toBe(0);
      expect(await forGood.stop()).toBe(0);
    },
    FOREVER,
  );
});

/** The layouts that have a lane. */
async function layouts(db: Knex): Promise<Set<string>> {
  const rows = await db('indeksspor').whereNotNull('oppsett').pluck<string[]>('oppsett');
  return new Set(rows);
}

async function dropIndices(env: Readonly<Record<string, string>>): Promise<void> {
  const { ELASTICSEARCH_URL: url, INDEX_PREFIX: prefix } = env;
  const answer = await fetch(`${url}/_cat/indices/${prefix}-*?format=json`);
  for (const { index } of (await answer.json()) as { index: string }[])
    await fetch(`${url}/${index}`, { method: 'DELETE' });
}
