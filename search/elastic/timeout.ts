import { errors } from '@elastic/elasticsearch';
import { EngineUnavailable } from '#search/port.ts';

/** Milliseconds: a reader is told within 2 s, the answer's own way included (DESIGN §7); a writer can wait. */
export const READING = 1_500;
export const WRITING = 60_000;

/** Makes one request, gives it up when its time is out, and turns what goes wrong into our own errors. */
export type Ask = <T>(request: (options: { signal: AbortSignal }) => Promise<T>) => Promise<T>;

/** An `Ask` whose every request may take `budget` ms. */
export function within(budget: number): Ask {
  return async (request) => {
    try {
      return await request({ signal: AbortSignal.timeout(budget) });
    } catch (error) {
      throw toOurError(error);
    }
  };
}

const BUSY = new Set([429, 502, 503, 504]);

/** The engine is there but takes nothing more now. */
export class EngineBusy extends EngineUnavailable {}

/** More bytes than the engine takes at once. */
export class RequestTooLarge extends Error {}

/**
 * The client's errors carry the request and Elasticsearch's quote it: queries and documents. Only the kind
 * of error goes on.
 */
export function toOurError(error: unknown): unknown {
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

/** Elasticsearch's name for what went wrong; it holds no data. */
function errorType(error: errors.ResponseError): string {
  const body: unknown = error.body;
  const inner: unknown =
    typeof body === 'object' && body !== null && 'error' in body ? body.error : null;
  return typeof inner === 'object' && inner !== null && 'type' in inner ? String(inner.type) : '';
}

export function isResponse(error: unknown, status: number): boolean {
  return error instanceof errors.ResponseError && error.statusCode === status;
}
