import knex, { type Knex } from 'knex';
import pg from 'pg';

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
}

const parsers = new Map<number, (text: string) => unknown>([
  // Row counts and versions stay far below 2^53.
  [pg.types.builtins.INT8, Number],
  // A calendar day has no zone: it stays `yyyy-MM-dd` (domain/time.ts, Day).
  [pg.types.builtins.DATE, (text) => text],
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
  } = options;
  return knex({
    client: 'pg',
    connection: {
      connectionString: url,
      types,
      application_name: name,
      connectionTimeoutMillis: connectTimeout,
      ...(statementTimeout === undefined ? {} : { statement_timeout: statementTimeout }),
      ...(queryTimeout === undefined ? {} : { query_timeout: queryTimeout }),
    } as Knex.PgConnectionConfig,
    acquireConnectionTimeout: connectTimeout,
    pool: { min: 0, max: poolMax, afterCreate: useUtc },
    log: SILENT,
  });
}

/** knex would print errors with stack and SQL to stdout, and they are thrown anyway. */
const SILENT = { debug() {}, deprecate() {}, warn() {}, error() {} };

function useUtc(
  connection: pg.Client,
  done: (error: Error | null, connection: pg.Client) => void,
): void {
  connection.query("set timezone = 'UTC'", (error) => {
    done(error, connection);
  });
}
