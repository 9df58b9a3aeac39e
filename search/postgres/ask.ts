import { isDatabaseUnavailable } from '#db/errors.ts';
import { EngineUnavailable } from '#search/port.ts';

/** A reader is told within two seconds (DESIGN §7); the statement itself ends a little before. */
export const READING_MS = 1_900;
export const STATEMENT_MS = 1_700;
/** A batch may wait for an index that is being made. */
export const WRITING_MS = 120_000;

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

function asEngineError(error: unknown): unknown {
  if (!(error instanceof Error) || !isDatabaseUnavailable(error)) return error;
  return new EngineUnavailable(`Postgres is unavailable: ${error.message}`);
}
