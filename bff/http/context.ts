import { randomUUID } from 'node:crypto';
import type Koa from 'koa';
import type { AuditContext } from '#bff/audit.ts';
import type { Session } from '#bff/session/session.ts';
import type { Clock } from '#domain/time.ts';
import { httpErrors } from './errors.ts';

/** What the steps of a request leave for those behind them. */
export interface State {
  requestId: string;
  /** The one instant at which the whole request is answered. */
  now: Date;
  /** The route's pattern: what logs and metrics say instead of the address. */
  route: string;
  session: Session | null;
  /** Stable id of the error that was answered. */
  errorId?: string;
}

interface Matched {
  /** Of the route's pattern; empty without one. */
  params?: Record<string, string>;
}

export type Ctx = Koa.ParameterizedContext<State, Matched>;
export type Middleware = Koa.Middleware<State, Matched>;

/** Who asks; for routes behind `requireAbility`. */
export function sessionOf(ctx: Ctx): Session {
  const { session } = ctx.state;
  if (!session) throw httpErrors.refused('unauthenticated');
  return session;
}

/** Who asks, when and in which request; for routes behind `requireAbility`. */
export function auditContext(ctx: Ctx): AuditContext {
  const { identitetHash, slag } = sessionOf(ctx);
  const { now, requestId } = ctx.state;
  return { actor: { identitetHash, rolle: slag }, now, requestId };
}

/** What stands behind the question mark. `ctx.URL` is not used: it fails on a Host header that is no host. */
export function queryOf(ctx: Ctx): URLSearchParams {
  return new URLSearchParams(ctx.querystring);
}

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
    // The page reads the time from here: its rules of dates are the server's (web/api/client.ts).
    ctx.set('Date', ctx.state.now.toUTCString());
    await next();
  };
}
