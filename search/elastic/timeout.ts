import { errors } from '@elastic/elasticsearch';
import { EngineRefusal, EngineUnavailable } from '#search/port.ts';
import { isOwnError } from './answers.ts';

/** Milliseconds. A reader gets an answer within 2 seconds, including the way to the browser; a writer can wait. */
export const READING_MS = 1_500;
export const WRITING_MS = 60_000;

/** Of one try, where a reader may ask a second node: the first may hang. */
export const TRY_MS = 700;

interface RequestOptions {
  readonly signal: AbortSignal;
  /** ms of one try. */
  readonly requestTimeout?: number;
}

/** Makes one request, cancels it when its time is up, and translates the client's errors to ours. */
export type TimedRequest = <T>(request: (options: RequestOptions) => Promise<T>) => Promise<T>;

/** Requests that each may take `budget` milliseconds, with every try. */
export function withTimeout(
  budget: number,
  oneTry: Pick<RequestOptions, 'requestTimeout'> = {},
): TimedRequest {
  return async (request) => {
    try {
      return await request({ signal: AbortSignal.timeout(budget), ...oneTry });
    } catch (error) {
      throw translateError(error);
    }
  };
}

/** The engine answers, but accepts no more requests for now. */
export class EngineBusy extends EngineUnavailable {}

/** The request has more bytes than the engine, or what is before it, accepts. */
export class RequestTooLarge extends EngineUnavailable {}

/**
 * Errors of the client and of Elasticsearch contain the request, and with it queries and documents. Only the kind of
 * error is passed on. The engine counts as unavailable unless it says itself that the request is at fault.
 */
export function translateError(error: unknown): unknown {
  if (error instanceof EngineUnavailable) return error;
  if (error instanceof errors.ResponseError) return fromResponse(error);
  return unavailable(error instanceof Error ? error.name : 'unknown');
}

/** 4xx that say nothing about the request: who asks, a write block, what is missing, a lack of time or room. */
const NOT_AT_FAULT = new Set([401, 403, 404, 407, 408, 423, 425, 429]);

function fromResponse(error: errors.ResponseError): Error {
  const status = error.statusCode ?? 0;
  const kind = errorType(error);
  if (status === 429) return new EngineBusy('Elasticsearch is too busy');
  if (status === 413) return new RequestTooLarge('Too large a request for Elasticsearch');
  const isRefusal = status >= 400 && status < 500 && !NOT_AT_FAULT.has(status);
  if (isRefusal && kind !== '' && isOwnError(error))
    return new EngineRefusal(`Elasticsearch refused the request: ${status} ${kind}`);
  return unavailable(`${status} ${kind}`.trimEnd());
}

function unavailable(why: string): EngineUnavailable {
  return new EngineUnavailable(`Elasticsearch does not answer: ${why}`);
}

/** Elasticsearch's name for the error, which contains no data; empty for anything else. */
function errorType(error: errors.ResponseError): string {
  const body: unknown = error.body;
  const inner: unknown =
    typeof body === 'object' && body !== null && 'error' in body ? body.error : null;
  const type = typeof inner === 'object' && inner !== null && 'type' in inner ? inner.type : null;
  return typeof type === 'string' && /^[a-z_]{1,80}$/.test(type) ? type : '';
}
