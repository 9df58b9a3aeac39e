import { EngineUnavailable } from '#search/port.ts';

/** A reader is told within two seconds (DESIGN §7); the statement itself ends a little before. */
export const READING_MS = 1_900;
export const STATEMENT_MS = 1_700;
/** A batch may wait for an index that is being made. */
export const WRITING_MS = 120_000;

/** The database is gone, too busy, or being shut down; not: the statement is wrong. */
const UNAVAILABLE = /^(08|53|57|58)/;
const NETWORK = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'ETIMEDOUT',
  'EPIPE',
  'ENOENT',
]);
const CONNECTION =
  /Connection terminated|Timeout acquiring|timeout expired|Unable to acquire|Client has encountered/i;

/** Waits at most `ms`; what the database cannot answer for then becomes `EngineUnavailable`. */
export async function within<T>(ms: number, work: () => Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new EngineUnavailable(`Postgres has not answered within ${ms} ms`));
    }, ms);
  });
  try {
    return await Promise.race([work(), late]);
  } catch (error) {
    throw asEngineError(error);
  } finally {
    clearTimeout(timer);
  }
}

/** SQLSTATE, or the network's own code. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

function asEngineError(error: unknown): unknown {
  const code = codeOf(error);
  const message = error instanceof Error ? error.message : String(error);
  const gone = UNAVAILABLE.test(code) || NETWORK.has(code) || CONNECTION.test(message);
  return gone ? new EngineUnavailable(`Postgres is unavailable: ${message}`) : error;
}
