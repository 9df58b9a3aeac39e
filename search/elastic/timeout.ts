import { errors } from '@elastic/elasticsearch';
import { EngineUnavailable } from '#search/port.ts';

/** Milliseconds. A reader gets an answer within 2 seconds, including the way to the browser; a writer can wait. */
export const READING_MS = 1_500;
export const WRITING_MS = 60_000;

/** Makes one request, cancels it when its time is up, and translates the client's errors to ours. */
export type TimedRequest = <T>(
  request: (options: { signal: AbortSignal }) => Promise<T>,
) => Promise<T>;

/** Requests that each may take `budget` milliseconds. */
export function withTimeout(budget: number): TimedRequest {
  return async (request) => {
    try {
      return await request({ signal: AbortSignal.timeout(budget) });
    } catch (error) {
      throw translateError(error);
    }
  };
}

const BUSY = new Set([429, 502, 503, 504]);

/** The engine answers, but accepts no more requests for now. */
export class EngineBusy extends EngineUnavailable {}

/** The request has more bytes than the engine accepts. */
export class RequestTooLarge extends Error {}

/**
 * Errors of the client and of Elasticsearch contain the request, and with it queries and documents. Only the kind of
 * error is passed on.
 */
export function translateError(error: unknown): unknown {
  if (error instanceof errors.ResponseError) return fromResponse(error);
  if (error instanceof errors.ElasticsearchClientError) return unavailable(error.name);
  return error;
}

function fromResponse(error: errors.ResponseError): Error {
  const status = error.statusCode ?? 0;
  const kind = errorType(error);
  if (status === 429) return new EngineBusy('Elasticsearch is too busy');
  if (status === 413) return new RequestTooLarge('Too large a request for Elasticsearch');
  if (BUSY.has(status) || kind === 'index_not_found_exception')
    return unavailable(`${status} ${kind}`);
  return new Error(`Elasticsearch refused the request: ${status} ${kind}`);
}

function unavailable(why: string): EngineUnavailable {
  return new EngineUnavailable(`Elasticsearch does not answer: ${why}`);
}

/** Elasticsearch's name for the error; it contains no data. */
function errorType(error: errors.ResponseError): string {
  const body: unknown = error.body;
  const inner: unknown =
    typeof body === 'object' && body !== null && 'error' in body ? body.error : null;
  return typeof inner === 'object' && inner !== null && 'type' in inner ? String(inner.type) : '';
}

export function isResponse(error: unknown, status: number): boolean {
  return error instanceof errors.ResponseError && error.statusCode === status;
}
