import pg from 'pg';
import { z } from 'zod';
import { OwnWords } from '#domain/own-words.ts';

/**
 * The SQLSTATEs that mean "the database is unavailable" (PostgreSQL manual, appendix A): the statement may be
 * right, but there is nobody to carry it out now.
 */
const UNAVAILABLE_STATES: readonly RegExp[] = [
  /^08...$/, // connection exceptions
  /^53...$/, // out of connections, memory or disk
  /^57P0[1-5]$/, // shutting down, crashed, starting up, dropped, idle for too long
  /^58...$/, // errors of the system below Postgres
  /^25006$/, // read-only: a standby, or the old primary after a failover
  /^57014$/, // the statement took longer than it may
];

/** Node's codes for a server that cannot be reached. */
const NETWORK_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EPIPE',
  'EAI_AGAIN',
]);

/** For these pg and knex give no code, only words; knex puts the statement in front of them. */
const DRIVER_MESSAGE =
  /(Connection terminated( unexpectedly| due to connection timeout)?|Query read timeout|timeout expired|Client has encountered a connection error and is not queryable|Unable to acquire a connection)$/;

const failure = z.object({
  name: z.string().catch(''),
  code: z.string().catch(''),
  syscall: z.string().catch(''),
  message: z.string().catch(''),
});

/** Whether Postgres could not be reached or did not answer in time, as opposed to having refused the statement. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof DatabaseOverloaded) return true;
  const { name, code, syscall, message } = failure.parse(error);
  if (name === 'KnexTimeoutError' || NETWORK_CODES.has(code)) return true;
  // A Unix socket that is missing; any other ENOENT is about a file.
  if (code === 'ENOENT') return syscall === 'connect';
  if (code === '') return DRIVER_MESSAGE.test(message);
  return UNAVAILABLE_STATES.some((state) => state.test(code));
}

/**
 * Every connection of the pool was taken for as long as one may wait: Postgres is there, and this program asks too much of it.
 * For whoever only asks whether to try again later it is unavailable all the same.
 */
export class DatabaseOverloaded extends Error {
  override readonly name = 'DatabaseOverloaded';

  constructor(cause: unknown) {
    super('Every connection to the database is taken', { cause });
  }
}

/** SQLSTATE of an error from Postgres, or the system's code (`ECONNREFUSED`); empty when it has none. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

const HINTS: Readonly<Record<string, string>> = {
  '42P01': 'the database has not been migrated',
  '3D000': 'there is no such database',
  '28P01': 'Postgres refuses the password',
  ECONNREFUSED: 'Postgres does not answer',
  ENOTFOUND: 'the address of Postgres is not known',
};

/**
 * What may be logged, answered and shown of an error: our own words, otherwise the kind and the code. Other messages are left out:
 * Postgres and the engines quote the value that they refuse, and that can be a name.
 */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  if (error instanceof OwnWords) return error.message;
  const code = codeOf(error);
  if (HINTS[code]) return HINTS[code];
  if (isDatabaseUnavailable(error)) return `Postgres is unavailable (${code || error.name})`;
  return `${error.name} ${code}`.trimEnd();
}

/**
 * What may be printed of an error for whoever has started the program: its message, unless Postgres has written it. That quotes the
 * value which is refused, and it can be a name or the text of a judgment.
 */
export function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown error';
  if (!(error instanceof pg.DatabaseError)) return error.message;
  const code = codeOf(error);
  return isDatabaseUnavailable(error)
    ? `Postgres is unavailable (${code})`
    : `Postgres has refused a statement (${code})`;
}

/**
 * The database was made by another version of the program. The message is one line, meant for whoever starts
 * the program, and names the ways out: programs print it and end.
 */
export class SchemaMismatch extends OwnWords {
  override readonly name = 'SchemaMismatch';

  constructor(
    what: string,
    wayOut = 'Run the version that the database was last used with, or restore a backup from before',
  ) {
    super(
      `The database does not fit this version of the program: ${what}. ${wayOut}; ` +
        'on a development machine, remove the data folder (.data) and start again.',
    );
  }
}
