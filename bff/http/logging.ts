import type Koa from 'koa';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { Middleware, State } from './context.ts';
import type { Metrics } from './metrics.ts';

/**
 * One line and one measurement for each request, when its answer has gone out. The route's pattern stands for
 * the address: paths and queries hold names, and those belong in the audit only (DESIGN §7).
 */
export function logRequest(logger: Logger, metrics: Metrics): Middleware {
  return async (ctx, next) => {
    const began = performance.now();
    ctx.res.once('close', () => {
      const ms = performance.now() - began;
      const { requestId, route, errorId } = ctx.state;
      const method = ctx.method;
      const status = ctx.res.statusCode;
      const complete = ctx.res.writableFinished;
      metrics.requests.observe({ method, route, status }, ms / 1000);
      logger.info({ requestId, method, route, status, ms: Math.round(ms), errorId, complete });
    });
    await next();
  };
}

const known = z.object({
  name: z.string().catch('Error'),
  code: z.string().optional().catch(undefined),
});

/**
 * What a log may say of an unforeseen error: kind, code and the one place of ours where it arose. Its message
 * and stack stay out: they can hold SQL, values and names (DESIGN §7).
 */
export function describeError(error: unknown): { error: string; code?: string; at?: string } {
  if (!(error instanceof Error)) return { error: typeof error };
  const { name, code } = known.parse(error);
  const at = ownFrame(error.stack);
  return { error: name, ...(code ? { code } : {}), ...(at ? { at } : {}) };
}

/** `bff/features/x.ts:12` of the innermost frame that is ours. */
function ownFrame(stack = ''): string | undefined {
  const frames = stack.split('\n').filter((line) => /^\s+at /.test(line));
  const own = frames.find((line) => !/node_modules|node:/.test(line));
  return own && /((?:[\w.-]+\/){0,3}[\w.-]+\.[cm]?[jt]s:\d+)/.exec(own)?.[1];
}

/** Whoever closes the tab in the middle of a document makes no error of ours. */
const GONE = new Set(['ECONNRESET', 'EPIPE', 'ERR_STREAM_PREMATURE_CLOSE']);

/** Errors that come when the answer has begun and no other can be given; Koa would print them as they are. */
export function reportLateErrors(app: Koa<State>, logger: Logger): void {
  app.on('error', (error: unknown) => {
    const described = describeError(error);
    if (!GONE.has(described.code ?? '')) logger.error(described, 'late_error');
  });
}
