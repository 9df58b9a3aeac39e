import { randomBytes } from 'node:crypto';
import { mkdtempSync, chmodSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Knex } from 'knex';
import { openDatabase } from '#db/connection.ts';
import { seedCourts } from '#db/domstol/domstoler.ts';
import { migrate } from '#db/migrate.ts';
import { freePort } from '#dev/servers/ports.ts';
import { startFolkeregister } from '#dev/stand-ins/folkeregister.ts';
import { compose } from '#indexer/compose.ts';
import { readConfig } from '#indexer/config.ts';
import type { Indexer } from '#indexer/indexer.ts';
import {
  AUDIT_KEY,
  beginSession,
  IDENTITY_KEY,
  insertPersons,
  persons,
  SESSION_KEY,
} from '#tests/support/access/persons.ts';
import { runIndexer } from '#tests/support/indexer/process.ts';
import { startSmtp, type TestSmtp } from '#tests/support/mail/smtp.ts';
import { until } from '#tests/support/until.ts';
import { insertCases } from './cases.ts';
import { program, type Program } from './programs.ts';
import { searchAt, type Searching } from './reader.ts';
import { startKillablePostgres, type Killable } from './servers.ts';
import type { Target } from './plan.ts';

export const NOON = new Date('2026-03-10T12:00:00+01:00');

/** Everything that runs in production, each in processes of its own that can be killed. */
export interface World {
  readonly url: string;
  readonly db: Knex;
  readonly smtp: TestSmtp;
  readonly indexer: Indexer;
  readonly searching: Searching;
  readonly programs: Readonly<Record<'follow' | 'rebuild' | 'web', Program>>;
  /** Kills it, and starts it again: a rebuild stays ended. */
  readonly kill: (target: Target) => Promise<void>;
  /** Whether the web server answers, by its own readiness. */
  readonly answers: () => Promise<boolean>;
  readonly close: () => Promise<void>;
}

interface WorldOptions {
  readonly random: () => number;
  /** Opens the Elasticsearch that is killed; it may keep files in the folder. */
  readonly elasticsearch: (dir: string) => Promise<Killable>;
  /** Puts more into the database. */
  readonly prepare?: (db: Knex) => Promise<unknown>;
}

export async function startWorld(options: WorldOptions): Promise<World> {
  const closing: (() => unknown)[] = [];
  const close = async () => {
    for (const one of closing.splice(0).reverse()) await one();
  };
  try {
    return { ...(await build(options, closing)), close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function build(
  options: WorldOptions,
  closing: (() => unknown)[],
): Promise<Omit<World, 'close'>> {
  const dir = mkdtempSync(join(tmpdir(), 'presse-kills-'));
  chmodSync(dir, 0o711);
  closing.push(() => rmSync(dir, { recursive: true, force: true }));
  const postgres = await startKillablePostgres(dir);
  closing.push(postgres.close);
  const elasticsearch = await options.elasticsearch(dir);
  closing.push(elasticsearch.close);
  const db = openDatabase(postgres.url, {
    poolMax: 6,
    connectTimeout: 3_000,
    queryTimeout: 10_000,
  });
  closing.push(() => db.destroy());
  await migrate(db);
  await seedCourts(db);
  await insertPersons(db, NOON);
  await insertCases(db, options.random);
  await options.prepare?.(db);

  const smtp = await startSmtp();
  closing.push(smtp.close);
  const register = await startFolkeregister({ persons: Object.values(persons) });
  closing.push(register.stop);
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const env = {
    ...{ NODE_ENV: 'test', LOG_LEVEL: 'warn', PRESSE_NOW: NOON.toISOString() },
    ...{
      DATABASE_URL: postgres.url,
      ELASTICSEARCH_URL: elasticsearch.url,
      INDEX_PREFIX: `t${randomBytes(5).toString('hex')}`,
    },
  };
  const programs = {
    follow: program('indexer', ['follow', '--json'], env),
    rebuild: program('indexer', ['rebuild', '--json'], env),
    web: program('bff', [], { ...env, ...webSettings(url, dir, smtp.url, register.url) }),
  };
  await runIndexer(['rebuild'], env);
  programs.follow.start();
  programs.web.start();
  const token = await beginSession(db, 'presse', NOON);
  const composed = compose(readConfig({ ...env, LOG_LEVEL: 'silent' }));
  closing.push(composed.close, async () => {
    for (const one of Object.values(programs)) await one.kill();
    const { index } = composed.indexer;
    for (const generation of await index.list()) await index.drop(generation);
  });
  const answers = async () => {
    const answer = await fetch(`${url}/api/health/ready`).catch(() => null);
    return answer?.ok ?? false;
  };
  await until('the web server answers', answers);
  return {
    ...{ url, db, smtp, programs, answers },
    indexer: composed.indexer,
    searching: searchAt(url, `presse_sesjon=${token}`),
    kill: (target) => killAndStart(target, { postgres, elasticsearch }, programs),
  };
}

async function killAndStart(
  target: Target,
  servers: Readonly<Record<'postgres' | 'elasticsearch', Killable>>,
  programs: World['programs'],
): Promise<void> {
  const victim = target in servers ? servers[target as 'postgres'] : programs[target as 'web'];
  await victim.kill();
  if (target !== 'rebuild') await victim.start();
}

/** Of a web server at `url`; nobody can sign in there, but sessions are read. */
export function webSettings(
  url: string,
  dir: string,
  smtp = '',
  register = 'http://localhost:1',
): Readonly<Record<string, string>> {
  return {
    ...{ PORT: new URL(url).port, PUBLIC_URL: url, DRAIN_SECONDS: '0', PRESSE_DATA_DIR: dir },
    ...{ OIDC_PRESSE_ISSUER: 'http://localhost:1', OIDC_PRESSE_CLIENT_ID: 'presse' },
    ...{ OIDC_ADMIN_ISSUER: 'http://localhost:1', OIDC_ADMIN_CLIENT_ID: 'presse-admin' },
    ...{ OIDC_PRESSE_CLIENT_SECRET: 'hemmelig', OIDC_ADMIN_CLIENT_SECRET: 'hemmelig' },
    ...{ FOLKEREGISTER_URL: register, SMTP_URL: smtp },
    IDENTITY_KEY: IDENTITY_KEY.toString('base64'),
    SESSION_KEY: SESSION_KEY.toString('base64'),
    AUDIT_KEY: AUDIT_KEY.toString('base64'),
    ...Object.fromEntries(
      ['SIGNIN', 'SEARCH', 'APPLICATION', 'CASE', 'MACHINE', 'CALLS'].map((name) => [
        `RATE_LIMIT_${name}`,
        '1000000',
      ]),
    ),
  };
}
