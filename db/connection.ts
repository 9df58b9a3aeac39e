import knex, { type Knex } from 'knex';
import pg from 'pg';
import { DatabaseOverloaded } from './errors.ts';
import { readTextArray, TEXT_ARRAY } from './text-array.ts';
import { type Lane, laneSettings } from './lane.ts';

export interface DatabaseOptions {
  /** The highest number of connections; default 10. */
  readonly poolMax?: number;
  /** How long to wait for a connection, in ms; default 10 000. The web server answers within 2 s and sets less. */
  readonly connectTimeout?: number;
  /** Postgres ends a statement that takes longer, in ms; default none. */
  readonly statementTimeout?: number;
  /** The driver stops waiting for an answer, in ms; default never. For a server that hangs and ends nothing itself. */
  readonly queryTimeout?: number;
  /** Shown in pg_stat_activity. */
  readonly name?: string;
  /** Of a program that uses the index: where its tables are. */
  readonly lane?: Lane;
}

const parsers = new Map<number, (text: string) => unknown>([
  // Row counts and versions stay far below 2^53.
  [pg.types.builtins.INT8, Number],
  // A calendar day has no zone: it stays `yyyy-MM-dd` (domain/time.ts, Day).
  [pg.types.builtins.DATE, (text) => text],
  [TEXT_ARRAY, readTextArray],
]);

const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    (format === 'binary' ? undefined : parsers.get(oid)) ??
    (pg.types.getTypeParser(oid, format) as (
      text: string,
    ) => unknown)) as pg.CustomTypesConfig['getTypeParser'],
};

/**
 * A pool on Postgres: int8 as number, date as `yyyy-MM-dd`, timestamptz as Date, session zone UTC.
 * Connects on first use; the caller ends it with `destroy()`.
 */
export function openDatabase(url: string, options: DatabaseOptions = {}): Knex {
  const {
    poolMax = 10,
    connectTimeout = 10_000,
    statementTimeout,
    queryTimeout,
    name = 'presse',
    lane,
  } = options;
  const db = knex({
    client: 'pg',
    connection: {
      connectionString: url,
      types,
      application_name: name,
      connectionTimeoutMillis: connectTimeout,
      // So that a server that is gone without a word is noticed by whoever waits for it (Node asks every second then).
      keepAlive: true,
      keepAliveInitialDelayMillis: KEEP_ALIVE,
      ...(statementTimeout === undefined ? {} : { statement_timeout: statementTimeout }),
      ...(queryTimeout === undefined ? {} : { query_timeout: queryTimeout }),
    } as Knex.PgConnectionConfig,
    acquireConnectionTimeout: connectTimeout,
    pool: { min: 0, max: poolMax, ...trusted(lane) },
    log: SILENT,
  });
  tellOverload(db.client as PoolClient);
  return db;
}

/** The parts of knex' client that matter here; knex does not type it. */
interface PoolClient {
  acquireConnection(): Promise<unknown>;
  readonly pool: { numUsed(): number; readonly max: number };
}

/**
 * knex says of every wait for a connection that ended without one that the pool is probably full. It is when all connections are in
 * use; otherwise they can't be made, because Postgres does not answer.
 */
function tellOverload(client: PoolClient): void {
  const acquire = client.acquireConnection.bind(client);
  client.acquireConnection = () =>
    acquire().catch((error: unknown) => {
      const { pool } = client;
      const waited = error instanceof Error && error.name === 'KnexTimeoutError';
      throw waited && pool.numUsed() >= pool.max ? new DatabaseOverloaded(error) : error;
    });
}

/** ms of silence after which a connection is tried. */
const KEEP_ALIVE = 10_000;

/**
 * Connections that are taken from the pool only while the server answers on them. A server can be gone without ending its
 * connections: another machine has its address, or a firewall has forgotten them. One that has not answered in time is ended,
 * so that nothing else waits for it; the others were made before and are not used again.
 */
function trusted(lane?: Lane): Pick<Knex.PoolConfig, 'afterCreate' | 'validate'> {
  let outages = 0;
  const settings = lane ? `${SESSION_SETTINGS}; ${laneSettings(lane)}` : SESSION_SETTINGS;
  const made = new WeakMap<pg.Client, number>();
  return {
    afterCreate: (connection: pg.Client, done: (error: Error | null, it: pg.Client) => void) => {
      made.set(connection, outages);
      onTimeout(connection, () => {
        outages += 1;
        connection.connection.stream.destroy();
      });
      connection.query(settings, (error) => {
        done(error, connection);
      });
    },
    validate: (connection: pg.Client) => made.get(connection) === outages,
  };
}

type Done = (error: Error | null, result: unknown) => void;
type Ask = (query: object | string, done?: Done) => unknown;

/** Calls `late` when the driver stops waiting for an answer to knex (`queryTimeout`), which always gives `done`. */
function onTimeout(connection: pg.Client, late: () => void): void {
  const ask = connection.query.bind(connection) as Ask;
  const watched: Ask = (query, done) => {
    if (!done) return ask(query);
    return ask(query, (error, result) => {
      if (error?.message === 'Query read timeout') late();
      done(error, result);
    });
  };
  connection.query = watched as pg.Client['query'];
}

/** knex would print errors with stack and SQL to stdout, and they are thrown anyway. */
const SILENT = { debug() {}, deprecate() {}, warn() {}, error() {} };

/**
 * The server tries a silent connection as well: what a program that is gone has locked is free again after 25 s, not after
 * two hours.
 */
export const SESSION_SETTINGS =
  "set timezone = 'UTC'; set tcp_keepalives_idle = 10; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 3";

/** ms. */
const GOODBYE = 2_000;

/** Ends a connection that was opened without a pool, also when the server does not answer. Never rejects. */
export async function endConnection(client: pg.Client): Promise<void> {
  const timer = setTimeout(() => client.connection.stream.destroy(), GOODBYE);
  await client.end().catch(() => undefined);
  clearTimeout(timer);
}
