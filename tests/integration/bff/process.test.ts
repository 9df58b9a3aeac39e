import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { programPath } from '#build/paths.ts';
import { pressePaths } from '#contract/paths.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/servers/database.ts';
import {
  AUDIT_KEY,
  beginSession,
  IDENTITY_KEY,
  insertPersons,
  SESSION_KEY,
} from '#tests/support/access/persons.ts';
import { lockWaits } from '#tests/support/servers/lock-waits.ts';
import { until } from '#tests/support/until.ts';

let database: TestDatabase;
let dir: string;
beforeAll(async () => {
  database = await createTestDatabase();
  dir = mkdtempSync(join(tmpdir(), 'presse-bff-'));
});
afterAll(async () => {
  await database.close();
  rmSync(dir, { recursive: true, force: true });
});

const environment = () => ({
  DATABASE_URL: database.url,
  PORT: '0',
  METRICS_PORT: '0',
  DRAIN_SECONDS: '0',
  PRESSE_DATA_DIR: dir,
  OIDC_PRESSE_ISSUER: 'http://localhost:1',
  OIDC_PRESSE_CLIENT_ID: 'presse',
  OIDC_PRESSE_CLIENT_SECRET: 'hemmelig',
  OIDC_ADMIN_ISSUER: 'http://localhost:1',
  OIDC_ADMIN_CLIENT_ID: 'presse-admin',
  OIDC_ADMIN_CLIENT_SECRET: 'hemmelig',
  FOLKEREGISTER_URL: 'http://localhost:1',
  IDENTITY_KEY: IDENTITY_KEY.toString('base64'),
  SESSION_KEY: SESSION_KEY.toString('base64'),
  AUDIT_KEY: AUDIT_KEY.toString('base64'),
});

function start(env: Readonly<Record<string, string>>): ChildProcess {
  const { PATH = '', HOME = '' } = process.env;
  return spawn(process.execPath, [programPath('bff')], {
    env: { PATH, HOME, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

describe('the program', () => {
  it('says everything that is wrong with its configuration, and ends', async () => {
    const child = start({ NODE_ENV: 'production', PRESSE_NOW: '2026-03-01T08:00:00+01:00' });
    const exited = once(child, 'exit');
    const said = await text(child.stderr!);
    expect(await exited).toEqual([1, null]);
    for (const name of ['DATABASE_URL', 'PUBLIC_URL', 'ELASTICSEARCH_URL', 'SESSION_KEY'])
      expect(said).toContain(`  ${name}: `);
    expect(said).toContain('PRESSE_NOW: is refused in production');
    expect(said).not.toContain('    at ');
  });

  it('says in one line that the database was migrated by another version, and ends', async () => {
    const row = database.db('migrasjon_sjekksum').where({ navn: '0001_courts_and_cases.sql' });
    const { sha256 } = await row.clone().first<{ sha256: string }>('sha256');
    await row.clone().update({ sha256: '0'.repeat(64) });
    const child = start(environment());
    const exited = once(child, 'exit');
    const said = await text(child.stderr!);
    await row.clone().update({ sha256 });
    expect(await exited).toEqual([1, null]);
    expect(said).toMatch(
      /^The database does not fit this version of the program: .*0001_courts_and_cases.*\n$/,
    );
  });

  it('says that it is stopping before its port closes, and loses no request until then', async () => {
    const child = start({ ...environment(), DRAIN_SECONDS: '4' });
    let log = '';
    child.stdout!.on('data', (bytes: Buffer) => (log += bytes.toString()));
    const ended = once(child, 'exit');
    await until('it listens', () => log.includes('"msg":"listening"'));
    const address = `http://localhost:${/"port":(\d+)/.exec(log)![1]!}/api/health`;
    const failures: unknown[] = [];
    const answers: string[] = [];
    // Each asks again as soon as it has an answer, on connections that are kept, until it is told to go elsewhere.
    const ask = async () => {
      for (;;) {
        const answer = await fetch(`${address}/ready`).catch((error: unknown) => {
          failures.push(error);
        });
        if (!answer) return;
        const { status } = (await answer.json()) as { status: string };
        answers.push(`${answer.status} ${status} ${answer.headers.get('connection')}`);
        if (status === 'stopping') return;
      }
    };
    const asking = [1, 2, 3, 4].map(ask);
    await until('it answers', () => answers.length > 20);
    child.kill('SIGTERM');
    await Promise.all(asking);
    // Whoever has not heard of it yet is still let in, on a connection of its own.
    expect((await fetch(`${address}/ready`)).status).toBe(503);
    expect(await ended).toEqual([0, null]);
    expect(failures).toEqual([]);
    expect(answers).toContain('503 stopping close');
    expect(answers.at(-1)).toBe('503 stopping close');
  });

  it('ends the connection of a request that came before it was told to stop', async () => {
    const now = new Date();
    await insertPersons(database.db, now);
    const cookie = `presse_sesjon=${await beginSession(database.db, 'presse', now)}`;
    const child = start({ ...environment(), REQUEST_STATEMENT_SECONDS: '30' });
    let log = '';
    child.stdout!.on('data', (bytes: Buffer) => (log += bytes.toString()));
    const ended = once(child, 'exit');
    await until('it listens', () => log.includes('"msg":"listening"'));
    const address = `http://localhost:${/"port":(\d+)/.exec(log)![1]!}`;
    const trx = await database.db.transaction();
    await trx.raw('lock table domstol in access exclusive mode');
    const headers = { cookie, 'x-requested-with': 'XMLHttpRequest' };
    const answer = fetch(address + pressePaths.domstoler.href(), { headers });
    await until('it waits for the database', async () => (await lockWaits(database.db)) > 0);
    child.kill('SIGTERM');
    await until('it is stopping', () => log.includes('"msg":"stopping"'));
    await trx.rollback();
    const { status, headers: answered } = await answer;
    expect([status, answered.get('connection')]).toEqual([200, 'close']);
    expect(await ended).toEqual([0, null]);
  });

  it('stops cleanly on SIGTERM, also with a connection that is kept open', async () => {
    const child = start(environment());
    let log = '';
    child.stdout!.on('data', (bytes: Buffer) => (log += bytes.toString()));
    const ended = once(child, 'exit');
    try {
      await until('it listens', () => log.includes('"msg":"listening"'));
      const port = /"port":(\d+)/.exec(log)![1]!;
      const request = get(`http://localhost:${port}/api/health/live`, {
        headers: { connection: 'keep-alive' },
      });
      const [response] = (await once(request, 'response')) as [NodeJS.ReadableStream];
      await text(response);
    } finally {
      child.kill('SIGTERM');
    }
    expect(await ended).toEqual([0, null]);
    expect(log).toContain('"msg":"stopped"');
  });
});
