import type { Knex } from 'knex';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { databaseLimits } from '#bff/open-index.ts';
import { pressePaths, systemPaths } from '#contract/paths.ts';
import { type DatabaseOptions, openDatabase } from '#db/connection.ts';
import { seedCourts } from '#db/domstol/domstoler.ts';
import { migrate } from '#db/migrate.ts';
import { apiMessages } from '#domain/api-messages.ts';
import { createPostgresAdapter } from '#search/postgres/adapter.ts';
import { startTestBff, type TestBff } from '#tests/support/bff/test-bff.ts';
import type { Ask } from '#tests/support/bff/http-client.ts';
import { storeSaker } from '#tests/support/cases/saker.ts';
import { figure } from '#tests/support/faults/figures.ts';
import { startKillablePostgres, type Killable } from '#tests/support/faults/kills/servers.ts';
import { canOpenSmallDisk, openSmallDisk } from '#tests/support/faults/small-disk.ts';
import { asAdmin, createTestDatabase } from '#tests/support/servers/database.ts';
import { tried } from '#tests/support/trust.ts';
import { until } from '#tests/support/until.ts';
import { mkdtempSync, chmodSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const SEARCH = `${pressePaths.berammingsliste.href()}?domstolid=alle&fraDato=2026-03-01&tilDato=2026-03-31`;
const CALLS = [
  SEARCH,
  pressePaths.saksdetaljer.href('VIST'),
  pressePaths.dokument.href('tiltale', 'TSOS', 'vist-tiltale.pdf'),
];

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

/** The web server on the database at `url`, by connections with the limits that it has in production. */
async function startOn(
  url: string,
  more: DatabaseOptions = {},
): Promise<{ bff: TestBff; presse: Ask; pool: Knex; used: () => number }> {
  const db = openDatabase(url, { ...databaseLimits(), ...more });
  closing.push(() => db.destroy());
  const database = { db: openDatabase(url), url, close: async () => undefined };
  closing.push(() => database.db.destroy());
  const search = createPostgresAdapter({ db });
  const bff = await startTestBff({ database, deps: { db, search } });
  closing.push(bff.close);
  await storeSaker(bff);
  const presse = await bff.signedIn('presse');
  await until('it works', async () => (await presse(SEARCH)).status === 200);
  return {
    bff,
    presse,
    pool: db,
    used: () => (db.client as { pool: { numUsed(): number } }).pool.numUsed(),
  };
}

async function freshServer(folder: string): Promise<Killable> {
  const postgres = await startKillablePostgres(folder);
  closing.push(postgres.close);
  const db = openDatabase(postgres.url);
  await migrate(db);
  await seedCourts(db);
  await db.destroy();
  return postgres;
}

const ready = async ({ guest }: TestBff) => {
  const { status, json } = await guest(systemPaths.ready.href());
  const { dependencies } = json as { dependencies: { database: string } };
  return `${status} ${dependencies.database}`;
};

describe('a Postgres that is read-only, as after a failover', () => {
  it('takes every call that leaves a trace with it, which readiness says, until it is written again', async () => {
    const database = await createTestDatabase();
    closing.push(database.close);
    const { bff, presse } = await startOn(database.url);
    const name = new URL(database.url).pathname.slice(1);
    const readOnly = async (on: boolean) => {
      await asAdmin(
        database.url,
        `alter database ${name} set default_transaction_read_only = ${on}`,
      );
      await asAdmin(
        database.url,
        `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`,
      );
    };
    await readOnly(true);
    for (const path of CALLS)
      await expect
        .poll(() => presse(path))
        .toMatchObject({ status: 503, json: { id: 'database_unavailable' } });
    await expect.poll(() => ready(bff)).toBe('503 down');
    expect((await bff.guest(systemPaths.live.href())).status).toBe(200);

    await readOnly(false);
    const mended = performance.now();
    for (const path of CALLS) await expect.poll(async () => (await presse(path)).status).toBe(200);
    figure('recovery', { name: 'postgres', fault: 'read-only', ms: performance.now() - mended });
    await expect.poll(() => ready(bff)).toBe('200 ok');
    tried('dependencies', 1);
  });
});

describe('a pool whose connections are all in use', () => {
  it('is called overload, not an outage, and is over with it', async () => {
    const database = await createTestDatabase();
    closing.push(database.close);
    const { bff, presse, pool } = await startOn(database.url, { poolMax: 2 });
    const held = await Promise.all([pool.transaction(), pool.transaction()]);
    for (const path of CALLS) {
      const { status, json, headers } = await presse(path);
      expect({ status, json, again: headers.get('retry-after') }).toMatchObject({
        ...{ status: 503, json: { id: 'overloaded', message: apiMessages.overloaded } },
        again: '5',
      });
    }
    expect(bff.logs.join('')).toContain('"error":"DatabaseOverloaded"');
    expect(await bff.measured()).toContain(`presse_overloaded_total ${CALLS.length}`);
    const readiness = await bff.guest(systemPaths.ready.href());
    expect(readiness).toMatchObject({
      ...{ status: 200, json: { status: 'degraded', dependencies: { database: 'overloaded' } } },
    });
    expect(await bff.measured()).toContain('presse_dependency_up{dependency="database"} 1');
    for (const trx of held) await trx.rollback();
    for (const path of CALLS) expect((await presse(path)).status).toBe(200);
  });
});

describe('a Postgres that is killed while every connection is in use', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'presse-pool-'));
    chmodSync(folder, 0o711);
  });
  afterEach(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  it('leaves none behind, and answers in time meanwhile', async () => {
    const postgres = await freshServer(folder);
    const { bff, presse, used } = await startOn(postgres.url);
    const holder = openDatabase(postgres.url);
    closing.push(() => holder.destroy());
    const held = await holder.transaction();
    await held.raw('lock table revisjon in exclusive mode');
    const asked = Promise.all(Array.from({ length: 40 }, () => presse(CALLS[1]!)));
    await until('every connection waits', () => used() === 10);
    await postgres.kill();
    await held.rollback().catch(() => undefined);
    for (const answer of await asked)
      expect(answer).toMatchObject({ status: 503, json: { id: 'database_unavailable' } });
    await until('no connection is held', () => used() === 0);
    expect(await ready(bff)).toBe('503 down');

    await postgres.start();
    const mended = performance.now();
    for (const path of CALLS) await expect.poll(async () => (await presse(path)).status).toBe(200);
    figure('recovery', {
      name: 'postgres',
      fault: 'killed, pool full',
      ms: performance.now() - mended,
    });
    const again = await Promise.all(Array.from({ length: 40 }, () => presse(CALLS[1]!)));
    expect(again.filter(({ status }) => status !== 200)).toEqual([]);
    await until('no connection is held', () => used() === 0);
    tried('dependencies', 1);
  });
});

describe('a Postgres whose name nobody knows', () => {
  it('is unavailable, in time', async () => {
    const db = openDatabase('postgres://presse:x@postgres.invalid/presse', databaseLimits());
    closing.push(() => db.destroy());
    const bff = await startTestBff({ deps: { db, search: createPostgresAdapter({ db }) } });
    closing.push(bff.close);
    const presse = await bff.signedIn('presse');
    for (const path of CALLS)
      expect(await presse(path)).toMatchObject({
        ...{ status: 503, json: { id: 'database_unavailable' } },
      });
    expect(await ready(bff)).toBe('503 down');
    tried('dependencies', 1);
  });
});

const able = canOpenSmallDisk();
describe.skipIf(!able)(
  `a Postgres with a full disk${able ? '' : ' (skipped: only root may mount a small disk)'}`,
  () => {
    it('refuses what it cannot store, which readiness says, loses nothing that it has confirmed, and goes on when there is room', async () => {
      const { folder, fill, free, close } = openSmallDisk(300);
      closing.push(close);
      const postgres = await freshServer(folder);
      const { bff, presse } = await startOn(postgres.url);
      let confirmed = 0;
      /** Reads something that must be in the audit log. */
      const look = async () => {
        const answer = await presse(CALLS[1]!);
        if (answer.status === 200) confirmed += 1;
        else expect(answer).toMatchObject({ status: 503, json: { id: 'database_unavailable' } });
        return answer.status;
      };
      await look();
      fill();
      // Pages that are there already still have room.
      await until('it is full', async () => (await look()) === 503);
      await expect.poll(() => ready(bff)).toBe('503 down');
      expect((await bff.guest(systemPaths.live.href())).status).toBe(200);

      free();
      // A server that could not write its log has ended: whoever watches over it starts it again.
      await postgres.kill();
      await postgres.start();
      const mended = performance.now();
      await expect.poll(look).toBe(200);
      figure('recovery', { name: 'postgres', fault: 'disk full', ms: performance.now() - mended });
      await expect.poll(() => ready(bff)).toBe('200 ok');
      const rows = await bff.db('revisjon').where({ handling: 'sak' }).pluck('id');
      expect(rows.length).toBeGreaterThanOrEqual(confirmed);
      tried('dependencies', 1);
    }, 180_000);
  },
);
