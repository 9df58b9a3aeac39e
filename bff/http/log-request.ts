import type { Logger } from 'pino';
import type { Middleware } from './context.ts';
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
