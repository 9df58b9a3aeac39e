import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Knex } from 'knex';
import { pino } from 'pino';
import { createApp } from '#bff/app.ts';
import type { Deps } from '#bff/deps.ts';
import { askAll, askEach } from '#bff/health.ts';
import { createMetrics } from '#bff/http/metrics.ts';
import { indexStateOf, whileSearchable } from '#bff/index-state.ts';
import { measureServer } from '#bff/measure.ts';
import { openDatabase } from '#db/connection.ts';
import { openFolderStore } from '#db/dokumentlager/folder.ts';
import type { Dokumentlager } from '#db/dokumentlager/port.ts';
import { DEFAULT_PERIODS } from '#domain/retention.ts';
import { logIds } from '#monitoring/scope.ts';
import type { SearchAdapter } from '#search/port.ts';
import { createPostgresAdapter } from '#search/postgres/adapter.ts';
import { PATIENT } from '#tests/support/search/patient.ts';
import {
  KEYS,
  type Kind,
  beginSession,
  insertPersons,
  sideNameOf,
} from '#tests/support/access/persons.ts';
import { type FakeOidc, type FakeRegister, createFakeOidc, createFakeRegister } from './fakes.ts';
import { undeclaredAnswers } from './declared.ts';
import { type Ask, createHttpClient } from './http-client.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/servers/database.ts';

export interface TestBff {
  readonly url: string;
  readonly db: Knex;
  /** Of the database, for a second connection. */
  readonly databaseUrl: string;
  /** Set to travel in time. */
  readonly time: { now: Date };
  readonly search: SearchAdapter;
  readonly documents: Dokumentlager;
  readonly oidc: FakeOidc;
  readonly register: FakeRegister;
  /** Every line of the log so far. */
  readonly logs: string[];
  /** The measurements, as they are served. */
  readonly measured: () => Promise<string>;
  readonly guest: Ask;
  /** Somebody of that kind, signed in now. */
  readonly signedIn: (kind: Kind) => Promise<Ask>;
  readonly close: () => Promise<void>;
}

/** Noon on 10 March 2026 in Oslo. */
export const NOON = new Date('2026-03-10T12:00:00+01:00');

/** The machine's clock is the database's. */
const RIGHT = () => Promise.resolve(0);

const SETTINGS = {
  NODE_ENV: 'test',
  keys: KEYS,
  PROXY_HOPS: 0,
  OIDC_ADMIN_RECHECK_MINUTES: 10,
  // The clock stands still, so a whole file counts as one minute.
  RATE_LIMIT_SIGNIN: 1_000_000,
  RATE_LIMIT_SEARCH: 1_000_000,
  RATE_LIMIT_APPLICATION: 1_000_000,
  RATE_LIMIT_CASE: 1_000_000,
  RATE_LIMIT_MACHINE: 1_000_000,
  RATE_LIMIT_CALLS: 1_000_000,
  RETENTION_AUDIT: DEFAULT_PERIODS.audit,
  RETENTION_DECISIONS: DEFAULT_PERIODS.decisions,
  RETENTION_NEWS: DEFAULT_PERIODS.news,
  EPOST_AVSENDER: 'pressetjeneste@domstol.example',
  EPOST_DOMSTOLADMINISTRASJONEN: 'da@domstol.example',
  KLAGE_FRIST: 3,
  KLAGE_INSTANS: 'Klagenemnda',
  RETENTION_MAIL_SENT: DEFAULT_PERIODS.mailSent,
} as const;

interface TestBffOptions {
  /** Migrated, with the courts; otherwise a clone of the run's template. */
  readonly database?: TestDatabase;
  /** Another server on that one's database and clock. It has its own connections. */
  readonly beside?: TestBff;
  /** Changes of the configuration. */
  readonly config?: Partial<Deps['config']>;
  /** Parts in the place of the real ones. */
  readonly deps?: Partial<Deps>;
  /** Answers a request in the server's place; false leaves it to the server. */
  readonly intercept?: (request: IncomingMessage, response: ServerResponse) => boolean;
}

/** The web server on a free port, with a database of its own, the Postgres engine and a clock that can be set. */
export async function startTestBff(options: TestBffOptions = {}): Promise<TestBff> {
  const { config, deps, intercept = () => false } = options;
  const {
    db,
    url: databaseUrl,
    close,
  } = options.beside
    ? connectBeside(options.beside)
    : (options.database ?? (await createTestDatabase()));
  const time = options.beside?.time ?? { now: NOON };
  if (!options.beside) await insertPersons(db, NOON);
  const folder = mkdtempSync(join(tmpdir(), 'presse-dok-'));
  const documents = openFolderStore(folder);
  const search = createPostgresAdapter({ db, patience: PATIENT });
  const oidc = createFakeOidc();
  const register = createFakeRegister();
  const logs: string[] = [];
  const logger = pino(
    { level: 'trace', base: null, mixin: logIds },
    { write: (line) => void logs.push(line) },
  );
  const server = createServer();
  server.listen(0, 'localhost');
  await once(server, 'listening');
  const url = `http://localhost:${(server.address() as AddressInfo).port}`;
  const indexState = indexStateOf(db, search);
  const checked = { ...search, engine: whileSearchable(search.engine, indexState) };
  const asked = {
    ...{ db, search: checked, documents },
    oidc: { presse: oidc, admin: oidc },
    register,
    mail: null,
    countingPatience: PATIENT,
    ...deps,
  };
  const health = () => askAll(asked);
  const metrics = createMetrics();
  measureServer(metrics, {
    ...{ db, pools: { requests: db }, adapter: search, clock: () => time.now },
    clockAhead: deps?.clockAhead ?? RIGHT,
    dependencies: () => askEach(asked),
  });
  const handle = createApp({
    ...asked,
    clock: () => time.now,
    clockAhead: RIGHT,
    indexState,
    isBesideOther: async () => false,
    health,
    isStopping: () => false,
    config: { ...SETTINGS, PUBLIC_URL: url, ...config },
    logger,
    metrics,
    web: null,
    ...deps,
  }).callback();
  server.on('request', (request, response) => {
    if (!intercept(request, response)) void handle(request, response);
  });
  return {
    ...{ url, db, databaseUrl, time, search, documents, oidc, register, logs },
    measured: () => metrics.registry.metrics(),
    guest: createHttpClient(url),
    signedIn: async (kind) => {
      const token = await beginSession(db, kind, time.now);
      return createHttpClient(url, `${sideNameOf(kind)}_sesjon=${token}`);
    },
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
      await search.engine.close();
      await close();
      rmSync(folder, { recursive: true, force: true });
      const undeclared = undeclaredAnswers(logs);
      if (undeclared.length > 0)
        throw new Error(
          `The OpenAPI document does not know these answers: ${undeclared.join(', ')}`,
        );
    },
  };
}

function connectBeside({ databaseUrl: url }: TestBff): TestDatabase {
  const db = openDatabase(url, { name: 'beside' });
  return { db, url, close: () => db.destroy() };
}

const OF_PERSONS = [
  ...['epost_utboks', 'arbeidsgiver_bekreftelse', 'sesjon'],
  ...['pressebruker', 'soeknad', 'rategrense'],
];

/** Resets the persons and the clock (noon), and deletes applications, questions, sessions and e-mail. */
export async function startOver({ db, time, register }: TestBff): Promise<void> {
  time.now = NOON;
  register.down = false;
  await insertPersons(db, NOON, { emptied: OF_PERSONS });
}
