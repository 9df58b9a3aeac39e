import { inScope } from '#monitoring/scope.ts';
import type { Tracing } from '#monitoring/trace.ts';
import { readTraceparent } from '#monitoring/traceparent.ts';
import type { Middleware } from './context.ts';

/**
 * Puts the request's ids on each of its log lines. With `tracing`, its spans continue the caller's trace; without a caller's trace,
 * the trace id is the request id without hyphens.
 */
export function identifyRequest(tracing: Tracing | null): Middleware {
  return async (ctx, next) => {
    const { requestId } = ctx.state;
    const from = readTraceparent(ctx.get('traceparent'));
    const traceId = from?.traceId ?? requestId.replaceAll('-', '');
    ctx.state.traceId = traceId;
    const proceed = async (): Promise<void> => {
      await next();
    };
    if (!tracing) return inScope({ requestId, traceId }, proceed);
    return tracing.request({ requestId, traceId, from }, (span) => {
      ctx.res.once('close', () => {
        const { method } = ctx;
        const { route } = ctx.state;
        span.end(`${method} ${route}`, {
          ...{ 'http.request.method': method, 'http.route': route },
          ...{ 'http.response.status_code': ctx.res.statusCode, 'presse.request_id': requestId },
        });
      });
      return proceed();
    });
  };
}
