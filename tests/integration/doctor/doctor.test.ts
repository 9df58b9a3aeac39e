import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { programPath } from '#build/paths.ts';
import { openFolderStore } from '#db/dokumentlager/folder.ts';
import { laneOf } from '#db/queues/lanes.ts';
import { storeRun } from '#db/retention/state.ts';
import { startFolkeregister } from '#dev/stand-ins/folkeregister.ts';
import { oidcClients } from '#dev/stand-ins/sign-in/provider.ts';
import { startOidc } from '#dev/stand-ins/sign-in/server.ts';
import { testPersons } from '#dev/stand-ins/test-persons.ts';
import { examine, exitCodeOf, type Examined } from '#doctor/check.ts';
import { CHECKS } from '#doctor/checks.ts';
import { openPatient } from '#doctor/patient.ts';
import { meaningOf } from '#doctor/reasons.ts';
import { reportJson } from '#doctor/report.ts';
import { addAnchor } from '#db/revisjon/anker.ts';
import { ownerOf } from '#indexer/compose.ts';
import { readConfig } from '#indexer/config.ts';
import { examineCluster } from '#search/elastic/examine.ts';
import { createPostgresAdapter } from '#search/postgres/adapter.ts';
import { saker } from '#tests/support/cases/saker.ts';
import { insertSaker } from '#tests/support/cases/rows.ts';
import { indexAll, storeSak } from '#tests/support/cases/store-sak.ts';
import { startSmtp } from '#tests/support/mail/smtp.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/servers/database.ts';
import { elasticsearchForTests } from '#tests/support/servers/elasticsearch.ts';
import { blackHole, fakeElasticsearch } from '#tests/support/servers/fake-elasticsearch.ts';

const SECRETS = {
  OIDC_PRESSE_CLIENT_SECRET: 'hemmelig-presse',
  OIDC_ADMIN_CLIENT_SECRET: 'hemmelig-admin',
};
const PUBLIC_URL = 'http://localhost:3000';
const closing: (() => unknown)[] = [];
let database: TestDatabase;
let env: Record<string, string>;
let documentDir: string;
/** Takes connections and never answers. */
let hole: string;

beforeAll(async () => {
  database = await createTestDatabase();
  closing.push(database.close);
  documentDir = mkdtempSync(join(tmpdir(), 'presse-doctor-'));
  closing.push(() => rmSync(documentDir, { recursive: true }));
  const oidc = await startOidc({
    clients: oidcClients(PUBLIC_URL, SECRETS),
    persons: testPersons,
  });
  closing.push(oidc.stop);
  const register = await startFolkeregister({ persons: testPersons });
  closing.push(register.stop);
  const smtp = await startSmtp();
  closing.push(smtp.close);
  const silent = await blackHole();
  closing.push(silent.close);
  hole = new URL(silent.url).host;

  const config = readConfig({ DATABASE_URL: database.url });
  await laneOf(database.url, ownerOf(config));
  const now = new Date();
  await storeSak(database.db, openFolderStore(documentDir), Object.values(saker)[0]!);
  await indexAll(createPostgresAdapter({ db: database.db }), database.db, now);
  await storeRun(database.db, { started: now, removed: {}, overdue: {}, failed: [] });
  await addAnchor(database.db, now);
  const key = () => randomBytes(32).toString('base64');
  env = {
    ...{ NODE_ENV: 'test', PUBLIC_URL, DATABASE_URL: database.url, DOKUMENT_DIR: documentDir },
    ...{ OIDC_PRESSE_ISSUER: oidc.issuer, OIDC_ADMIN_ISSUER: oidc.issuer, ...SECRETS },
    ...{ OIDC_PRESSE_CLIENT_ID: 'presse', OIDC_ADMIN_CLIENT_ID: 'presse-admin' },
    ...{ FOLKEREGISTER_URL: register.url, SMTP_URL: smtp.url },
    ...{ IDENTITY_KEY: key(), SESSION_KEY: key(), AUDIT_KEY: key() },
  };
});
afterAll(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

/** As the program, in this process. */
async function ask(change: Readonly<Record<string, string>> = {}, patience = 20_000) {
  const patient = openPatient({ ...env, ...change }, { patience });
  const examined = await examine(CHECKS, patient, {
    limit: 2 * patience,
    describe: meaningOf,
  });
  return { examined, close: patient.close };
}

const of = (examined: readonly Examined[], name: string) =>
  examined.find((one) => one.name === name)?.findings ?? [];
const statusOf = (examined: readonly Examined[], name: string) => of(examined, name)[0]?.status;

describe('the doctor', () => {
  it('finds that all is well where all is well, and leaves nothing behind', async () => {
    const before = readdirSync(documentDir, { recursive: true }).filter((name) =>
      String(name).endsWith('.pdf'),
    );
    const { examined, close } = await ask();
    await close();
    const bad = examined.flatMap(({ name, findings }) =>
      findings.filter(({ status }) => status !== 'ok').map((finding) => ({ name, ...finding })),
    );
    expect(bad).toEqual([]);
    expect(examined.map(({ name }) => name)).toEqual(CHECKS.map(({ name }) => name));
    expect(exitCodeOf(examined)).toBe(0);
    expect(
      readdirSync(documentDir, { recursive: true }).filter((name) => String(name).endsWith('.pdf')),
    ).toEqual(before);
    expect(await database.db('indeksspor').whereNotNull('motor')).toHaveLength(1);
  });

  it('counts the case numbers that can be none, without saying what stands there', async () => {
    const name = 'Vidar Skogmyrhaug';
    await insertSaker(database.db, [{ sakId: 'ANNEN1' }]);
    await database.db('sak').where({ sak_id: 'ANNEN1' }).update({ saksnummer: name });
    const { examined, close } = await ask();
    await close();
    await database.db('sak').where({ sak_id: 'ANNEN1' }).delete();
    const [found] = of(examined, 'case numbers');
    expect(found?.status).toBe('warning');
    expect(found?.what).toMatch(/^1 of them/);
    expect(JSON.stringify(examined)).not.toMatch(/skogmyrhaug|ANNEN1/i);
  });

  it('ends when nothing ever answers, and says so of each', async () => {
    const { examined } = await ask(
      {
        DATABASE_URL: `postgres://u:hemmelig@${hole}/presse`,
        ELASTICSEARCH_URL: `http://u:hemmelig@${hole}`,
        OIDC_PRESSE_ISSUER: `http://${hole}`,
        OIDC_ADMIN_ISSUER: `http://${hole}`,
        FOLKEREGISTER_URL: `http://${hole}`,
        SMTP_URL: `smtp://u:hemmelig@${hole}`,
        OTEL_EXPORTER_OTLP_ENDPOINT: `http://${hole}`,
      },
      500,
    );
    for (const name of [
      ...['Postgres', 'Elasticsearch', 'sign-in of press users', 'sign-in of administrators'],
      ...['population register', 'mail server'],
    ])
      expect(statusOf(examined, name), name).toBe('wrong');
    expect(statusOf(examined, 'traces')).toBe('warning');
    for (const name of ['migrations', 'index', 'e-mail that waits', 'keys', 'audit log'])
      expect(statusOf(examined, name), name).toBe('unchecked');
    expect(exitCodeOf(examined)).toBe(2);
  });

  it('tells what is wrong with the database', async () => {
    await database.db('migrasjon_sjekksum').insert({ navn: '9999_newer.sql', sha256: 'x' });
    await database.db('migrasjon_sjekksum').where('navn', 'like', '0001%').update({ sha256: 'x' });
    const { examined, close } = await ask({ DATABASE_URL: `${database.url}?sslmode=verify-full` });
    await close();
    expect(of(examined, 'Postgres')).toMatchObject([
      { status: 'wrong', what: 'Postgres does not offer TLS, and DATABASE_URL asks for it' },
    ]);
    const again = await ask();
    await again.close();
    expect(of(again.examined, 'migrations').map(({ what }) => what)).toEqual([
      expect.stringMatching(/other content: 0001/),
      expect.stringMatching(/newer version .*9999/),
    ]);
  });

  it('tells what the rest lacks', async () => {
    const red = await fakeElasticsearch((path) =>
      path.startsWith('/_cluster/health')
        ? { status: 200, json: { status: 'red', number_of_data_nodes: 1, unassigned_shards: 3 } }
        : { status: path === '/v1/traces' ? 401 : 200, json: { version: { number: '9.4.3' } } },
    );
    const { examined, close } = await ask({
      ELASTICSEARCH_URL: red.url,
      OTEL_EXPORTER_OTLP_ENDPOINT: red.url,
      DOKUMENT_DIR: join(documentDir, 'not-mounted'),
      OIDC_PRESSE_ACR: 'no-such-level',
      OIDC_ADMIN_CLIENT_ID: '',
      PRESSE_NOW: '2026-03-01T12:00:00+01:00',
    });
    await close();
    await red.close();
    expect(of(examined, 'Elasticsearch cluster')[0]?.what).toMatch(/red/);
    expect(of(examined, 'traces')[0]?.what).toMatch(/answers 401/);
    expect(of(examined, 'documents')[0]?.what).toMatch(/not-mounted is not there/);
    expect(of(examined, 'sign-in of press users')[0]?.what).toMatch(/no-such-level/);
    expect(statusOf(examined, 'sign-in of administrators')).toBe('unchecked');
    expect(of(examined, 'configuration').map(({ status }) => status)).toEqual(['wrong', 'warning']);
    expect(readdirSync(documentDir)).not.toContain('not-mounted');
  });

  it('tells no secret, whatever is wrong', async () => {
    const secret = 'hemmelig77';
    const { examined, close } = await ask({
      DATABASE_URL: database.url.replace(/\/\/[^@]*@/, `//nobody:${secret}@`),
      SMTP_URL: `smtp://u:${secret}@127.0.0.1:1`,
      ELASTICSEARCH_URL: `http://u:${secret}@127.0.0.1:1`,
      FOLKEREGISTER_URL: `http://u:${secret}@127.0.0.1:1`,
      AUDIT_KEY: secret,
    });
    await close();
    const told = reportJson(examined);
    expect(told).not.toContain(secret);
    for (const value of Object.values(SECRETS)) expect(told).not.toContain(value);
  });
});

const elasticsearch = elasticsearchForTests();

describe.skipIf('skip' in elasticsearch)('Elasticsearch itself', () => {
  it('says all that the doctor asks for', async () => {
    if ('skip' in elasticsearch) return;
    const facts = await examineCluster({ url: elasticsearch.url }, 20_000);
    expect(facts.version).toMatch(/^9\./);
    expect(facts.health?.number_of_data_nodes).toBeGreaterThan(0);
    expect(facts.blocked).toEqual([]);
    expect(facts.disks?.length).toBeGreaterThan(0);
    for (const { free, total, low, flood } of facts.disks ?? []) {
      expect(free).toBeGreaterThan(0);
      expect(total).toBeGreaterThan(low);
      expect(low).toBeGreaterThanOrEqual(flood);
    }
    expect(Math.abs(Date.now() - (facts.date?.getTime() ?? 0))).toBeLessThan(60_000);
  });
});

describe('the program', () => {
  const run = async (args: readonly string[], given: Readonly<Record<string, string>>) => {
    const { PATH = '', HOME = '' } = process.env;
    try {
      const { stdout } = await promisify(execFile)(
        process.execPath,
        [programPath('doctor'), ...args],
        { env: { PATH, HOME, ...given } },
      );
      return { code: 0, stdout };
    } catch (error) {
      return error as { code: number; stdout: string };
    }
  };

  it('ends with 2 when something is wrong, and names every missing variable', async () => {
    const { code, stdout } = await run(['--json'], { NODE_ENV: 'production' });
    expect(code).toBe(2);
    const { exitCode, checks } = JSON.parse(stdout) as { exitCode: number; checks: Examined[] };
    expect(exitCode).toBe(2);
    const lines = of(checks, 'configuration').map(({ what }) => what);
    expect(lines).toContain('DATABASE_URL: is required (web server, indexer)');
    expect(lines).toContain('AUDIT_KEY: is required (web server)');
  });

  it('says what it is for, with every variable', async () => {
    const { code, stdout } = await run(['--help'], {});
    expect(code).toBe(0);
    expect(stdout).toMatch(/Exit codes:[^]*OIDC_PRESSE_ISSUER/);
  });
});
