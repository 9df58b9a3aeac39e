import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';

/** By what the lines of the log and the spans of one request, or of one batch of the follower, find each other. */
export interface Scope {
  /** Of a request: the id that the answer has too. */
  readonly requestId?: string;
  /** 32 hexadecimal digits. */
  readonly traceId: string;
  /** The span that is under way, when traces are sent. */
  readonly spanId?: string;
}

const scopes = new AsyncLocalStorage<Scope>();

/** Everything that `work` begins belongs to the scope. */
export function inScope<T>(scope: Scope, work: () => T): T {
  return scopes.run(scope, work);
}

/** As `inScope`, with ids of its own: for what begins by itself. */
export function inOwnScope<T>(work: () => T): T {
  return scopes.run({ traceId: randomBytes(16).toString('hex') }, work);
}

export function currentScope(): Scope | undefined {
  return scopes.getStore();
}

/** What every line of the log has in addition (`mixin` of pino). */
export function logIds(): Partial<Pick<Scope, 'requestId' | 'traceId'>> {
  const scope = scopes.getStore();
  if (!scope) return {};
  const { requestId, traceId } = scope;
  return { ...(requestId && { requestId }), traceId };
}
