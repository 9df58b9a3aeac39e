import { codeOf, DatabaseOverloaded, isDatabaseUnavailable, messageOf } from '#db/errors.ts';
import { EngineUnavailable, SearchTooSlow } from '#search/port.ts';

/** A reader gets an answer within 2 seconds. */
export const READING_MS = 1_900;
/** The statement itself is ended a little before. */
export const STATEMENT_LESS_MS = 200;
/** SQLSTATE query_canceled: the statement took longer than it may. */
const QUERY_CANCELED = '57014';
/** Of a search, class 54: it is more than Postgres takes, such as a tsquery of more than a megabyte. */
const TOO_MUCH = /^54...$/;
/** A batch of writes may have to wait for an index that is being built. */
export const WRITING_MS = 120_000;
/** The search indexes of many cases take their time. */
export const BUILDING_MS = 3_600_000;

/**
 * Waits at most `ms` milliseconds. A timeout or an unavailable database throws `EngineUnavailable`; once the work has said that
 * the database answers, a timeout is `SearchTooSlow`. A pool without a free connection stays what it is, since the engine works.
 */
export async function withTimeout<T>(
  ms: number,
  work: (answers: () => void) => Promise<T>,
): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  let isThere = false;
  const timedOut = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(
        isThere ? tooSlow(ms) : new EngineUnavailable(`Postgres has not answered within ${ms} ms`),
      );
    }, ms);
  });
  try {
    return await Promise.race([work(() => void (isThere = true)), timedOut]);
  } catch (error) {
    throw isThere && TOO_MUCH.test(codeOf(error)) ? tooSlow(ms) : asEngineError(error, ms);
  } finally {
    clearTimeout(timer);
  }
}

function asEngineError(error: unknown, ms: number): unknown {
  if (!(error instanceof Error) || !isDatabaseUnavailable(error)) return error;
  if (error instanceof DatabaseOverloaded) return error;
  if (codeOf(error) === QUERY_CANCELED) return tooSlow(ms);
  return new EngineUnavailable(`Postgres does not answer: ${messageOf(error)}`);
}

function tooSlow(ms: number): SearchTooSlow {
  return new SearchTooSlow(`Postgres has not found the cases within ${ms - STATEMENT_LESS_MS} ms`);
}
