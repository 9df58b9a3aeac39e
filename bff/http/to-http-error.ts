import { EngineUnavailable } from '#search/port.ts';
import { isDatabaseUnavailable } from './database-unavailable.ts';
import { HttpError, httpErrors } from './errors.ts';

/** What an error means to whoever asked. Everything that nobody foresaw is a 500 that tells nothing. */
export function toHttpError(error: unknown): HttpError {
  if (error instanceof HttpError) return error;
  if (error instanceof EngineUnavailable) return httpErrors.unavailable('search');
  if (isDatabaseUnavailable(error)) return httpErrors.unavailable('database');
  return httpErrors.unexpected();
}
