import { randomUUID } from 'node:crypto';
import type { Clock } from '#domain/clock.ts';
import type { Middleware } from './context.ts';

/** Gives the request a name that an answer, the logs and the audit share, and the instant it is answered at. */
export function beginRequest(clock: Clock): Middleware {
  return async (ctx, next) => {
    Object.assign(ctx.state, {
      requestId: randomUUID(),
      now: clock(),
      route: 'unmatched',
      session: null,
    });
    ctx.set('X-Request-Id', ctx.state.requestId);
    // The page reads the time from here: its rules of dates are the server's (web/api/server-clock.ts).
    ctx.set('Date', ctx.state.now.toUTCString());
    await next();
  };
}
