import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { programPath } from '#build/paths.ts';
import { countCall, deleteEndedCounts } from '#db/rategrense/counts.ts';
import { AUDIT_KEY, IDENTITY_KEY, SESSION_KEY, hashOf } from '#tests/support/access/persons.ts';
import { storeSaker } from '#tests/support/cases/saker.ts';
import { startTestBff, type TestBff } from '#tests/support/bff/test-bff.ts';
import { rounds, tried } from '#tests/support/trust.ts';
import { until } from '#tests/support/until.ts';

const SEARCH =
  '/api/presse/hent-berammingsliste?domstolid=alle&fraDato=2026-03-01&tilDato=2026-03-31';
const INFO = '/api/presse/bruker-info';
const SIGNIN = '/api/presse/auth/signin';
const MINUTE = 60_000;

let bff: TestBff;
let beside: TestBff;
beforeEach(async () => {
  const config = { RATE_LIMIT_SEARCH: 7, RATE_LIMIT_SIGNIN: 7, RATE_LIMIT_CALLS: 7 };
  bff = await startTestBff({ config });
  beside = await startTestBff({ config, beside: bff });
  await storeSaker(bff);
});
afterEach(async () => {
  await beside.close();
  await bff.close();
});

/** The cookie of a session that both servers know. */
async function silje() {
  const ask = await bff.signedIn('presse');
  const other = await beside.signedIn('presse');
  return [ask, other] as const;
}

const count = (statuses: readonly number[], status: number) =>
  statuses.filter((one) => one === status).length;

describe('two servers on one database', () => {
  it('count a person together, exactly, also when everything is asked at once', async () => {
    const asks = await silje();
    const times = rounds(10, 200);
    for (let round = 0; round < times; round += 1) {
      bff.time.now = new Date(bff.time.now.getTime() + MINUTE);
      const asked = Array.from({ length: 20 }, (_, i) => asks[i % 2]!(SEARCH));
      const statuses = (await Promise.all(asked)).map(({ status }) => status);
      expect([count(statuses, 200), count(statuses, 429)]).toEqual([7, 13]);
    }
    tried('limits-hold', times * 20);
  });

  it('count an address together', async () => {
    for (let i = 0; i < 7; i += 1)
      expect((await [bff, beside][i % 2]!.guest(SIGNIN)).status).toBe(302);
    for (const server of [bff, beside]) expect((await server.guest(SIGNIN)).status).toBe(429);
  });

  it('let somebody in again when the minute has passed, and say when that is', async () => {
    const [ask, other] = await silje();
    for (let i = 0; i < 7; i += 1) await ask(SEARCH);
    bff.time.now = new Date(bff.time.now.getTime() + MINUTE - 1500);
    for (const one of [ask, other]) {
      const refused = await one(SEARCH);
      expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '2']);
    }
    bff.time.now = new Date(bff.time.now.getTime() + 1500);
    for (const one of [ask, other]) expect((await one(SEARCH)).status).toBe(200);
  });

  it('ask the database no more about somebody who has reached a limit', async () => {
    const [ask] = await silje();
    for (let i = 0; i < 12; i += 1) await ask(SEARCH);
    expect(await bff.db('rategrense').pluck('antall')).toEqual([8]);
    expect(await bff.measured()).toContain('presse_rate_limited_total{limit="search"} 5');
  });

  it('do not log what they refuse, nor say what else is wrong with it', async () => {
    const [ask, other] = await silje();
    expect((await ask(SEARCH)).status).toBe(200);
    for (let i = 0; i < 6; i += 1) expect((await other(SEARCH)).status).toBe(200);
    const refused = await Promise.all([ask(SEARCH), ask(`${SEARCH}&soekeKategori=ukjent`)]);
    expect(refused.map(({ status }) => status)).toEqual([429, 429]);
    const logged = await bff.db('revisjon').where({ handling: 'soek' }).pluck('id');
    expect(logged).toHaveLength(7);
  });

  it('store neither who was counted nor from where', async () => {
    const [ask] = await silje();
    await ask(SEARCH);
    await bff.guest(SIGNIN);
    const stored = await bff.db('rategrense').select<{ noekkel: Buffer }[]>('noekkel');
    expect(stored).toHaveLength(2);
    for (const { noekkel } of stored) expect(noekkel).not.toEqual(hashOf('presse'));
  });
});

describe('when the count that they share fails', () => {
  it('each server counts for itself, says so, and shares again by itself', async () => {
    const [ask, other] = await silje();
    await bff.db.schema.renameTable('rategrense', 'rategrense_borte');
    for (const one of [ask, other]) {
      for (let i = 0; i < 7; i += 1) expect((await one(INFO)).status).toBe(200);
      expect((await one(INFO)).status).toBe(429);
    }
    expect(bff.logs.filter((line) => line.includes('rate_limits_not_shared'))).toHaveLength(1);
    expect(await bff.measured()).toContain('presse_rate_limit_outages_total 1');
    await bff.db.schema.renameTable('rategrense_borte', 'rategrense');
    bff.time.now = new Date(bff.time.now.getTime() + MINUTE);
    for (let i = 0; i < 7; i += 1) expect((await [ask, other][i % 2]!(INFO)).status).toBe(200);
    for (const one of [ask, other]) expect((await one(INFO)).status).toBe(429);
  });
});

it('counts that have ended are deleted, others are not', async () => {
  const { db, time } = bff;
  const [old, young] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
  await countCall(db, old, new Date(time.now.getTime() - MINUTE), MINUTE);
  await countCall(db, young, time.now, MINUTE);
  await deleteEndedCounts(db, time.now);
  expect(await db('rategrense').pluck('noekkel')).toEqual([young]);
});

describe('two processes on one database', () => {
  const children: ChildProcess[] = [];
  afterEach(() => {
    for (const child of children.splice(0)) child.kill('SIGKILL');
  });

  /** The address of a server of its own. */
  async function start(): Promise<string> {
    const { PATH = '', HOME = '' } = process.env;
    const child = spawn(process.execPath, [programPath('bff')], {
      env: {
        ...{ PATH, HOME, PORT: '0', DATABASE_URL: bff.databaseUrl, RATE_LIMIT_CALLS: '3' },
        ...{ OIDC_PRESSE_ISSUER: 'http://localhost:1', OIDC_ADMIN_ISSUER: 'http://localhost:1' },
        ...{ OIDC_PRESSE_CLIENT_ID: 'presse', OIDC_PRESSE_CLIENT_SECRET: 'hemmelig' },
        ...{ OIDC_ADMIN_CLIENT_ID: 'admin', OIDC_ADMIN_CLIENT_SECRET: 'hemmelig' },
        FOLKEREGISTER_URL: 'http://localhost:1',
        IDENTITY_KEY: IDENTITY_KEY.toString('base64'),
        SESSION_KEY: SESSION_KEY.toString('base64'),
        AUDIT_KEY: AUDIT_KEY.toString('base64'),
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    children.push(child);
    let log = '';
    child.stdout.on('data', (bytes: Buffer) => (log += bytes.toString()));
    const ended = once(child, 'exit').then(() => {
      throw new Error(`It ended: ${log}`);
    });
    ended.catch(() => undefined);
    await Promise.race([
      until('it listens', () => log.includes('"msg":"listening"'), 60_000),
      ended,
    ]);
    return `http://localhost:${/"port":(\d+)/.exec(log)![1]!}`;
  }

  it('share a limit: the one refuses what the other has let in', async () => {
    const addresses = await Promise.all([start(), start()]);
    const statuses: number[] = [];
    for (let i = 0; i < 8; i += 1) {
      const url = addresses[i % 2]!;
      // The public address, of which both are behind a proxy.
      const headers = { origin: 'http://localhost:3000' };
      const path = '/api/presse/auth/signout';
      const asked = fetch(url + path, { method: 'POST', headers, redirect: 'manual' });
      statuses.push((await asked).status);
    }
    expect(statuses).toEqual([303, 303, 303, 429, 429, 429, 429, 429]);
  });
});
