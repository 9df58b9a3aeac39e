import { errors } from '@elastic/elasticsearch';
import { z } from 'zod';
import { EngineRefusal, EngineUnavailable, SearchTooSlow } from '#search/port.ts';
import { isOwnError } from './answers.ts';

/** Milliseconds. A reader gets an answer within 2 seconds, including the way to the browser; a writer can wait. */
export const READING_MS = 1_500;
export const WRITING_MS = 60_000;

/**
 * Of one try, where a reader may ask a second node: the first may hang. Nearly all searches are answered in what is left then, and
 * one that is slow is answered by the first node.
 */
export const TRY_MS = 1_000;

interface RequestOptions {
  readonly signal: AbortSignal;
  /** ms of one try. */
  readonly requestTimeout?: number;
}

/** How much sooner the engine itself gives up, so that its answer says that the search was too slow. Of a try, and never nothing. */
const ENGINE_LESS_MS = 200;

/** What a search asks the engine to take at most, when a reader has `left` ms. */
export function searchTimeout(
  left: number,
  { requestTimeout = left }: Pick<RequestOptions, 'requestTimeout'>,
): string {
  return `${Math.max(1, Math.floor(Math.min(requestTimeout, left) - ENGINE_LESS_MS))}ms`;
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
function translateError(error: unknown): unknown {
  if (error instanceof EngineUnavailable) return error;
  if (error instanceof errors.ResponseError) return fromResponse(error);
  return unavailable(error instanceof Error ? error.name : 'unknown');
}

/** 4xx that say nothing about the request: who asks, a write block, what is missing, a lack of time or room. */
const NOT_AT_FAULT = new Set([401, 403, 404, 407, 408, 423, 425, 429]);

function fromResponse(error: errors.ResponseError): Error {
  const status = error.statusCode ?? 0;
  const kind = errorType(error);
  if (isOwnError(error) && typesIn(error).some((type) => TOO_DEAR.has(type)))
    return new SearchTooSlow('Elasticsearch has not found the cases in time');
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

/** The search ran out of its time, or has more parts than Elasticsearch takes. */
const TOO_DEAR = new Set([
  'search_timeout_exception',
  'too_many_nested_clauses',
  'too_many_clauses',
]);

const reason = z.object({
  type: z.string(),
  caused_by: z.object({ type: z.string() }).optional(),
});
const failure = z.object({
  error: z.object({
    root_cause: z.array(reason).optional(),
    failed_shards: z.array(z.object({ reason })).optional(),
  }),
});

/** Elasticsearch's names for what has happened in each of its parts. */
function typesIn({ body }: errors.ResponseError): string[] {
  const { data } = failure.safeParse(body);
  const { root_cause: causes = [], failed_shards: shards = [] } = data?.error ?? {};
  return [...causes, ...shards.map((shard) => shard.reason)].flatMap(
    ({ type, caused_by: cause }) => (cause ? [type, cause.type] : [type]),
  );
}

/** Elasticsearch's name for the error, which contains no data; empty for anything else. */
function errorType(error: errors.ResponseError): string {
  const body: unknown = error.body;
  const inner: unknown =
    typeof body === 'object' && body !== null && 'error' in body ? body.error : null;
  const type = typeof inner === 'object' && inner !== null && 'type' in inner ? inner.type : null;
  return typeof type === 'string' && /^[a-z_]{1,80}$/.test(type) ? type : '';
}
