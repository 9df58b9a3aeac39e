import { describe, expect, it } from 'vitest';
import type { ProviderFacts } from '#bff/adapters/provider.ts';
import { openPatient } from '#doctor/patient.ts';
import type { Status } from '#indexer/status.ts';
import type { ClusterFacts } from '#search/elastic/examine.ts';
import { expectOne } from '#tests/support/doctor/expect-one.ts';
import { judgeClocks, skewOf } from './clock.ts';
import { judgeCaseNumbers } from './case-numbers.ts';
import { lookAtConfiguration } from './configuration.ts';
import { judgeCluster } from './elasticsearch.ts';
import { judgeMigrations, judgeServer, type ServerFacts } from './postgres.ts';
import { judgeIndex } from './search-index.ts';
import { judgeProvider } from './sign-in.ts';

const NOW = new Date('2026-11-21T12:00:00Z');

describe('the configuration', () => {
  it('is told with every fault at once, and the programs that have it', async () => {
    const found = await lookAtConfiguration(openPatient({ NODE_ENV: 'production' }));
    const lines = found.map(({ what }) => what);
    expect(lines).toContain('DATABASE_URL: is required (web server, indexer)');
    expect(lines).toContain('IDENTITY_KEY: is required (web server)');
    expect(found.length).toBeGreaterThan(15);
    expect(found.every(({ status }) => status === 'wrong')).toBe(true);
  });

  it('that lives in another time is to be looked at', async () => {
    const values = { PRESSE_NOW: NOW };
    const found = await lookAtConfiguration({ values, faults: { 'web server': [], indexer: [] } });
    expectOne(found, 'warning', /PRESSE_NOW/);
  });
});

it('a case number that can be none is counted, and not told', () => {
  expectOne(judgeCaseNumbers(0), 'ok', /all of them/);
  expectOne(judgeCaseNumbers(2), 'warning', /^2 of them/);
});

describe('Postgres', () => {
  const good: ServerFacts = {
    ...{ version: 180_004, encoding: 'UTF8', sorted: 'zæøå', tls: true, local: false },
    ...{ superuser: false, closed: [], mayCreate: true, terse: true },
  };
  const judge = (facts: Partial<ServerFacts>, CLOSED_NETWORK = false, needsTables = true) =>
    judgeServer({ ...good, ...facts }, { CLOSED_NETWORK, needsTables });

  it.each([
    ['wrong', { version: 170_002 }, /version 17/],
    ['warning', { version: 190_001 }, /version 19/],
    ['wrong', { encoding: 'LATIN1' }, /LATIN1/],
    ['warning', { sorted: 'zåæø' }, /sorted/],
    ['warning', { tls: false }, /without TLS/],
    ['wrong', { closed: ['sak', 'sesjon'] }, /sak, sesjon/],
    ['wrong', { mayCreate: false }, /make tables/],
    ['warning', { superuser: true }, /superuser/],
    ['warning', { terse: false }, /its log quotes rows/],
  ] as const)('is %s: %o', (status, facts, what) => expectOne(judge(facts), status, what));

  it('is well, also without TLS where nobody listens, and without tables of an index', () => {
    expectOne(judge({}), 'ok', /version 18/);
    expectOne(judge({ tls: false }, true), 'ok', /closed network/);
    expectOne(judge({ tls: false, local: true, superuser: true }), 'ok', /this machine/);
    expectOne(judge({ mayCreate: false }, false, false), 'ok', /version 18/);
  });

  it.each([
    ['wrong', { missing: ['0023.sql'] }, /0023\.sql/],
    ['wrong', { changed: ['0001.sql'] }, /0001\.sql/],
    ['warning', { newer: ['0099.sql'] }, /0099\.sql/],
    ['wrong', { newer: ['0099.sql'], unfit: ['0099.sql'] }, /does not run on it: 0099\.sql/],
    ['ok', {}, /all/],
  ] as const)('is %s by its migrations: %o', (status, difference, what) =>
    expectOne(
      judgeMigrations({ missing: [], newer: [], unfit: [], changed: [], ...difference }),
      status,
      what,
    ),
  );
});

describe('Elasticsearch', () => {
  const GB = 1024 ** 3;
  const disk = { free: 50 * GB, total: 100 * GB, low: 15 * GB, flood: 5 * GB };
  const good: ClusterFacts = {
    version: '9.4.3',
    health: { status: 'green', number_of_data_nodes: 3, unassigned_shards: 0 },
    ...{ disks: [disk], blocked: [], date: NOW },
  };
  const url = 'https://presse:hemmelig@one:9200,https://presse:hemmelig@two:9200';
  const judge = (facts: Partial<ClusterFacts>, to = url, CLOSED_NETWORK = false) =>
    judgeCluster({ ...good, ...facts }, { url: to, CLOSED_NETWORK });
  const health = (status: 'green' | 'yellow' | 'red', unassigned_shards: number) => ({
    health: { status, number_of_data_nodes: 2, unassigned_shards },
  });

  it.each([
    ['wrong', { version: '8.19.0' }, /8\.19/],
    ['wrong', health('red', 2), /red/],
    ['warning', health('yellow', 1), /yellow: 1 copies/],
    ['warning', { disks: [disk, { ...disk, free: 14 * GB }] }, /no new shards/],
    ['wrong', { disks: [{ ...disk, free: 4 * GB }] }, /closed for writing/],
    ['wrong', { blocked: ['presse-1'] }, /presse-1/],
    ['warning', { disks: null }, /may not ask/],
    ['warning', { health: null }, /may not ask/],
    ['ok', {}, /9\.4\.3, green/],
  ] as const)('is %s: %o', (status, facts, what) => expectOne(judge(facts), status, what));

  it('is to be looked at without TLS or password, unless the network is closed or this machine', () => {
    expectOne(judge({}, 'https://one:9200'), 'warning', /anybody/);
    expectOne(judge({}, 'http://u:hemmelig@one:9200'), 'warning', /without TLS/);
    expect(judge({}, 'http://one:9200')).toHaveLength(2);
    expectOne(judge({}, 'http://one:9200', true), 'ok', /green/);
    expectOne(judge({}, 'http://localhost:9200'), 'ok', /green/);
  });
});

describe('the index', () => {
  const good: Status = {
    ...{ engine: 'postgres', searched: 'g1', followed: true, version: 'current', cases: 3 },
    ...{ indexed: 3, outbox: { rows: 0, oldestSeconds: 0 }, deadLetters: 0 },
    ...{ overdueTransitions: 0, nextTransition: null, lastRebuild: NOW, purged: NOW },
    ...{ imports: [], silent: [], generations: [], lost: [], engineError: null },
    ...{ texts: {}, writtenAhead: [], clock: { aheadSeconds: 0, state: 'ok' } },
  };
  it.each([
    ['wrong', { searched: null }, /no index/],
    ['wrong', { engineError: 'Elasticsearch does not answer: 503' }, /503/],
    ['wrong', { lost: ['g1'] }, /lacks g1/],
    ['wrong', { writtenAhead: ['g1'] }, /written by a clock that was ahead/],
    ['wrong', { followed: false }, /does not get the changes/],
    ['wrong', { version: 'incompatible' }, /layout/],
    ['warning', { version: 'older' }, /may miss/],
    ['warning', { indexed: 2 }, /2 cases, Postgres 3/],
    ['wrong', { outbox: { rows: 9, oldestSeconds: 300 } }, /9 changes wait/],
    ['warning', { deadLetters: 1 }, /could not be indexed/],
    ['warning', { overdueTransitions: 4 }, /4 cases/],
    ['ok', { outbox: { rows: 9, oldestSeconds: 2 }, indexed: 2 }, /9 changes wait/],
    ['ok', {}, /g1, 3 cases/],
  ] as const)('is %s: %o', (status, facts, what) =>
    expectOne(judgeIndex({ ...good, ...facts }), status, what),
  );
});

describe('the clock', () => {
  const clock = (theirs: number, grain = 1) => ({
    ...{ who: 'Postgres', before: 10_000, theirs, after: 11_000, grain },
  });

  it('is only as wrong as the way to the other one and its rounding cannot explain', () => {
    expect(skewOf(clock(10_500))).toBe(0);
    expect(skewOf(clock(11_400))).toBe(400);
    expect(skewOf(clock(9_000, 1_000))).toBe(0);
    expect(skewOf(clock(7_000, 1_000))).toBe(2_000);
  });

  it('is judged by the worst difference', () => {
    expectOne(judgeClocks([clock(10_500), clock(12_900)]), 'ok', /as Postgres/);
    expectOne(judgeClocks([clock(10_500), clock(14_000)]), 'warning', /3 s apart/);
    expectOne(judgeClocks([clock(-60_000)]), 'wrong', /70 s apart/);
    expectOne(judgeClocks([]), 'unchecked', /no other clock/);
  });
});

describe('a provider of sign-in', () => {
  const good: ProviderFacts = {
    ...{ responseTypes: ['code'], levels: ['high'], challengeMethods: ['S256'] },
    ...{ authMethods: ['client_secret_post'], scopes: ['openid', 'offline_access'] },
    ...{ backchannelLogout: true, endSession: true, keys: 2, date: NOW },
    refusesUs: false,
  };
  const wanted = {
    ...{ levels: ['high'], scope: 'openid offline_access', callback: 'https://x/api' },
    method: 'client_secret_post' as const,
  };
  it.each([
    ['wrong', { responseTypes: ['id_token'] }, /response_type/],
    ['wrong', { keys: null }, /can't be read/],
    ['wrong', { keys: 0 }, /no keys/],
    ['wrong', { authMethods: ['private_key_jwt'] }, /client_secret_post/],
    ['wrong', { refusesUs: true }, /refuses .*client_secret_post/],
    ['wrong', { challengeMethods: ['plain'] }, /S256/],
    ['wrong', { levels: ['low'] }, /level high/],
    ['warning', { scopes: ['openid'] }, /offline_access/],
    ['warning', { endSession: false }, /end_session/],
    ['warning', { backchannelLogout: false }, /back-channel/],
    ['ok', {}, /all that is asked/],
    ['ok', { levels: null, scopes: null, challengeMethods: null }, /all that is asked/],
  ] as const)('is %s: %o', (status, facts, what) =>
    expectOne(judgeProvider({ ...good, ...facts }, wanted), status, what),
  );

  it('must take the way in which we say who we are', () => {
    const byKey = { ...wanted, method: 'private_key_jwt' as const };
    expectOne(judgeProvider(good, byKey), 'wrong', /does not take .*private_key_jwt/);
    const offers = { ...good, authMethods: ['private_key_jwt'] };
    expectOne(judgeProvider(offers, byKey), 'ok', /all that is asked/);
    expectOne(judgeProvider({ ...offers, refusesUs: true }, byKey), 'wrong', /private_key_jwt/);
  });

  it('need know no level when none is asked for', () => {
    const none = { ...wanted, levels: ['none'] };
    expectOne(judgeProvider({ ...good, levels: [] }, none), 'ok', /all that is asked/);
  });
});
