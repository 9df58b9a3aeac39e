import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { enqueueMail } from '#bff/mail/mail.ts';
import { programPath } from '#build/paths.ts';
import { adminPaths } from '#contract/admin/paths.ts';
import { pressePaths, systemPaths } from '#contract/paths.ts';
import { freePort } from '#dev/servers/ports.ts';
import { osloDay } from '#domain/time.ts';
import { beginSession, insertPersons } from '#tests/support/access/persons.ts';
import { createHttpClient } from '#tests/support/bff/http-client.ts';
import { insertSaker, manySaker } from '#tests/support/cases/rows.ts';
import { program, type Program } from '#tests/support/faults/kills/programs.ts';
import { webSettings } from '#tests/support/faults/kills/world.ts';
import { runIndexer, startIndexer, type IndexerProcess } from '#tests/support/indexer/process.ts';
import { startSmtp, type TestSmtp } from '#tests/support/mail/smtp.ts';
import { buildMail } from '#tests/support/mail/test-mail.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/servers/database.ts';
import { until } from '#tests/support/until.ts';

/* Three web servers and three followers on one database: nothing is done twice, and nothing is lost. */

const LIMIT = 30;
const DAY = 86_400_000;
const PATIENCE = 120_000;
const run = promisify(execFile);

let test: TestDatabase;
let smtp: TestSmtp;
let dir: string;
let env: Record<string, string>;
let servers: { readonly url: string; readonly program: Program }[];
let followers: IndexerProcess[];

beforeAll(async () => {
  test = await createTestDatabase();
  smtp = await startSmtp();
  dir = mkdtempSync(join(tmpdir(), 'presse-processes-'));
  env = { NODE_ENV: 'test', LOG_LEVEL: 'warn', DATABASE_URL: test.url };
  await insertPersons(test.db, new Date());
  await insertSaker(test.db, manySaker(50));
  expect(await runIndexer(['rebuild'], env)).toMatchObject({ code: 0 });
  followers = [1, 2, 3].map(() => startIndexer(['follow', '--json'], env));
  servers = await Promise.all([1, 2, 3].map(serve));
  for (const { url } of servers)
    await until(
      'it is ready',
      async () => (await fetch(url + systemPaths.ready.href()).catch(() => null))?.ok ?? false,
      PATIENCE,
    );
}, 300_000);
afterAll(async () => {
  for (const one of followers ?? []) one.signal('SIGKILL');
  for (const one of servers ?? []) await one.program.kill();
  await smtp?.close();
  await test?.close();
  rmSync(dir, { recursive: true, force: true });
});

async function serve(): Promise<{ url: string; program: Program }> {
  const url = `http://localhost:${await freePort()}`;
  const one = program('bff', [], {
    ...{ ...env, ...webSettings(url, dir, smtp.url), PUBLIC_URL: url },
    RATE_LIMIT_SEARCH: String(LIMIT),
  });
  one.start();
  return { url, program: one };
}

/** The same person, signed in, at each of the servers. */
async function everywhere(kind: 'presse' | 'admin') {
  const name = kind === 'presse' ? 'presse_sesjon' : 'admin_sesjon';
  const cookie = `${name}=${await beginSession(test.db, kind, new Date())}`;
  return servers.map(({ url }) => createHttpClient(url, cookie));
}

const indexed = () =>
  until('nothing waits', async () => (await test.db('sak_utboks').limit(1)).length === 0, PATIENCE);
const printed = () =>
  followers.flatMap((one) =>
    one.lines().map((line) => JSON.parse(line) as { done?: number; order?: number }),
  );
const done = () => printed().reduce((sum, line) => sum + (line.done ?? 0), 0);
const versions = async () => {
  const rows = await test
    .db('sak')
    .select<{ sak_id: string; versjon: number }[]>('sak_id', 'versjon');
  return new Map(rows.map(({ sak_id, versjon }) => [sak_id, versjon]));
};

describe('three web servers and three followers on one database', () => {
  it(
    'count calls together',
    async () => {
      const asks = await everywhere('presse');
      const day = osloDay(new Date());
      const path = `${pressePaths.berammingsliste.href()}?domstolid=alle&fraDato=${day}&tilDato=${day}`;
      const counted: Record<number, number> = {};
      for (let turn = 0; turn < (2 * LIMIT) / asks.length; turn++)
        for (const { status } of await Promise.all(asks.map((ask) => ask(path))))
          counted[status] = (counted[status] ?? 0) + 1;
      expect(counted).toEqual({ 200: LIMIT, 429: LIMIT });
    },
    PATIENCE,
  );

  it(
    'end a session together: who signs out at one is signed out at all',
    async () => {
      const asks = await everywhere('presse');
      const info = async () =>
        (await Promise.all(asks.map((ask) => ask(pressePaths.brukerInfo.href())))).map(
          ({ status }) => status,
        );
      expect(await info()).toEqual([200, 200, 200]);
      const left = await asks[1]!('/api/presse/auth/signout', { method: 'POST' });
      expect(left.status).toBeLessThan(400);
      expect(await info()).toEqual([401, 401, 401]);
    },
    PATIENCE,
  );

  it(
    'index each change once',
    async () => {
      await indexed();
      const before = done();
      for (let part = 0; part < 20; part++) await insertSaker(test.db, manySaker(30, `P${part}N`));
      await indexed();
      await until('they have said so', () => done() >= before + 600, PATIENCE);
      expect(done()).toBe(before + 600);
      expect(await runIndexer(['verify'], env)).toMatchObject({
        ...{ code: 0, answer: { cases: 650, missing: 0, stale: 0, orphaned: 0 } },
      });
    },
    2 * PATIENCE,
  );

  it(
    'hide what is due once: each case gets one new version',
    async () => {
      const due = Date.now() + 5_000;
      const end = new Date(due - 14 * DAY).toISOString();
      await insertSaker(
        test.db,
        manySaker(60, 'D').map((one) => ({ ...one, hearingEnds: [end] })),
      );
      await indexed();
      const before = await versions();
      await until('the time has come', () => Date.now() > due + 100);
      const isDue = test.db('sak').where('neste_overgang', '<=', new Date(due));
      await until(
        'all are swept',
        async () => (await isDue.clone().limit(1)).length === 0,
        PATIENCE,
      );
      await indexed();
      const after = await versions();
      const steps = [...before].flatMap(([sakId, versjon]) =>
        sakId.startsWith('D') ? [after.get(sakId)! - versjon] : [],
      );
      expect(steps).toHaveLength(60);
      expect(new Set(steps)).toEqual(new Set([1]));
    },
    2 * PATIENCE,
  );

  it(
    'send each e-mail once, each of them some',
    async () => {
      for (let nr = 0; nr < 60; nr++)
        await enqueueMail(
          test.db,
          buildMail({ til: `mottaker${nr}@avis.example`, noekkel: `proeve:${nr}` }),
          new Date(),
        );
      await until('all have arrived', () => smtp.received.length >= 60, PATIENCE);
      await until(
        'all are noted as sent',
        async () => (await test.db('epost_utboks').whereNot('status', 'sendt')).length === 0,
        PATIENCE,
      );
      const to = smtp.received.flatMap((mail) => mail.to);
      expect(to).toHaveLength(60);
      expect(new Set(to).size).toBe(60);
    },
    2 * PATIENCE,
  );

  it(
    'rebuild once when it is ordered at all servers at once',
    async () => {
      const asks = await everywhere('admin');
      const ordered = await Promise.all(
        asks.map((ask) => ask(adminPaths.oppbygging.href(), { method: 'POST', json: {} })),
      );
      const statuses = ordered.map(({ status }) => status).sort();
      expect(statuses.filter((status) => status === 409)).toHaveLength(2);
      const orders = () => printed().filter(({ order }) => order !== undefined);
      await until('it is carried out', () => orders().length > 0, PATIENCE);
      expect(orders()).toHaveLength(1);
      expect(await test.db('indeks_oppdrag').pluck('status')).toEqual(['ferdig']);
      expect(await test.db('indeksgenerasjon').pluck('status')).toEqual(['aktiv']);
    },
    2 * PATIENCE,
  );

  it(
    'remove what is over once, however many look after it',
    async () => {
      const over = new Date(Date.now() - 3 * DAY);
      await test.db('rategrense').insert(
        Array.from({ length: 40 }, (_, nr) => ({
          ...{ noekkel: Buffer.alloc(32, nr), antall: 1, slutter: over },
        })),
      );
      const environment = { ...env, PATH: process.env['PATH'], PRESSE_DATA_DIR: dir };
      await Promise.all(
        [1, 2, 3].map(() =>
          run(process.execPath, [programPath('retention')], { env: environment }),
        ),
      );
      const [row] = await test
        .db('opprydding')
        .select<{ removed: Record<string, number> }[]>('fjernet_totalt as removed');
      expect(row!.removed['calls']).toBe(40);
    },
    PATIENCE,
  );

  it(
    'lose nothing when one of each is killed',
    async () => {
      const change = (part: number) =>
        test
          .db('sak')
          .where('sak_id', 'like', `P${part}N%`)
          .update({ saks_tema: `Ran ${part}` });
      for (let part = 0; part < 10; part++) await change(part);
      followers[0]!.signal('SIGKILL');
      await servers[0]!.program.kill();
      for (let part = 10; part < 20; part++) await change(part);
      await indexed();
      expect(await runIndexer(['verify'], env)).toMatchObject({
        ...{ code: 0, answer: { missing: 0, stale: 0, orphaned: 0 } },
      });
      for (const follower of followers.slice(1)) {
        follower.signal('SIGTERM');
        expect(await follower.exit).toBe(0);
      }
      for (const one of servers.slice(1)) expect(await one.program.stop()).toBe(0);
    },
    2 * PATIENCE,
  );
});
