import type Koa from 'koa';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { Middleware, State } from './context.ts';
import type { Metrics } from './metrics.ts';

/** The client went away before it was answered, and Koa's 404 says nothing. Number and sense are those of nginx. */
export const CLIENT_GONE = 499;

/**
 * Logs and measures each request when its answer has been sent. The route's pattern is logged instead of the address,
 * because addresses can hold names, which only the audit log may keep.
 */
export function logRequest(logger: Logger, metrics: Metrics): Middleware {
  return async (ctx, next) => {
    const began = performance.now();
    ctx.res.once('close', () => {
      const ms = performance.now() - began;
      const { requestId, traceId, route, errorId } = ctx.state;
      const method = ctx.method;
      const status = ctx.res.headersSent ? ctx.res.statusCode : CLIENT_GONE;
      const complete = ctx.res.writableFinished;
      metrics.requests.observe({ method, route, status }, ms / 1000);
      const ids = { requestId, traceId };
      logger.info({ ...ids, method, route, status, ms: Math.round(ms), errorId, complete });
    });
    await next();
  };
}

const known = z.object({
  name: z.string().catch('Error'),
  code: z.string().optional().catch(undefined),
});

/**
 * What may be logged about an unexpected error: its class, its code and the innermost place in our code. Message and
 * stack are left out, because they can hold SQL, values and names.
 */
export function describeError(error: unknown): { error: string; code?: string; at?: string } {
  if (!(error instanceof Error)) return { error: typeof error };
  const { name, code } = known.parse(error);
  const at = ownFrame(error.stack);
  return { error: name, ...(code ? { code } : {}), ...(at ? { at } : {}) };
}

/** The innermost frame of our own code, such as `bff/features/x.ts:12`. */
function ownFrame(stack = ''): string | undefined {
  const frames = stack.split('\n').filter((line) => /^\s+at /.test(line));
  const own = frames.find((line) => !/node_modules|node:/.test(line));
  return own && /((?:[\w.-]+\/){0,3}[\w.-]+\.[cm]?[jt]s:\d+)/.exec(own)?.[1];
}

/** A client that disconnects is not a server error. */
const GONE = new Set(['ECONNRESET', 'EPIPE', 'ERR_STREAM_PREMATURE_CLOSE']);

/** Logs errors that come after the answer has begun, when no other can be sent. Koa would print them with details. */
export function reportLateErrors(app: Koa<State>, logger: Logger): void {
  app.on('error', (error: unknown) => {
    const described = describeError(error);
    if (!GONE.has(described.code ?? '')) logger.error(described, 'late_error');
  });
}
