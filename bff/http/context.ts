import { randomUUID } from 'node:crypto';
import type Koa from 'koa';
import type { AuditContext, Typed } from '#bff/audit.ts';
import type { Session } from '#bff/session/session.ts';
import type { Waiting } from '#db/sak/stale-mask.ts';
import type { Clock } from '#domain/time.ts';
import { httpErrors } from './errors.ts';

/** What the steps of a request leave for the later ones. */
export interface State {
  requestId: string;
  /** Of the caller's trace, or of our own: 32 hexadecimal digits. */
  traceId: string;
  /** The instant that every rule of this request uses. */
  now: Date;
  /** The route's pattern. Logs and metrics use it instead of the address, which can hold names. */
  route: string;
  session: Session | null;
  /** For a route that searches: what the index is behind on, as it was when the session was read. */
  waiting: Waiting | null;
  /** Which parameters of the route hold typed words, and what they are encrypted with. */
  typed: Typed;
  /** Stable id of the error that was answered. */
  errorId?: string;
}

interface Matched {
  /** The parameters of the route's pattern. */
  params?: Record<string, string>;
}

export type Ctx = Koa.ParameterizedContext<State, Matched>;
export type Middleware = Koa.Middleware<State, Matched>;

/** The caller's session, for routes behind `requireAbility`. Throws 401 without one. */
export function sessionOf(ctx: Ctx): Session {
  const { session } = ctx.state;
  if (!session) throw httpErrors.refused('unauthenticated');
  return session;
}

/** The press user's own id. Throws 403: a route that calls this requires an ability that only press users have. */
export function pressUserId({ pressebrukerId }: Session): string {
  if (!pressebrukerId) throw httpErrors.refused('no_access');
  return pressebrukerId;
}

/** Who, when and in which request, for the audit row of a route behind `requireAbility`. */
export function auditContext(ctx: Ctx): AuditContext {
  const { identitetHash, side, noekkel } = sessionOf(ctx);
  const { now, requestId, typed } = ctx.state;
  const actor = { identitetHash, rolle: side };
  return { actor, now, requestId, noekkelId: noekkel?.id, typed };
}

/** The query string. Not from `ctx.URL`, which fails when the Host header is not a valid host. */
export function queryOf(ctx: Ctx): URLSearchParams {
  return new URLSearchParams(ctx.querystring);
}

/** Gives the request its id, which answer, logs and audit share, and its instant. */
export function beginRequest(clock: Clock): Middleware {
  return async (ctx, next) => {
    Object.assign(ctx.state, {
      requestId: randomUUID(),
      now: clock(),
      route: 'unmatched',
      session: null,
      waiting: null,
    });
    ctx.set('X-Request-Id', ctx.state.requestId);
    // The page takes the time from this header, so that both sides apply date rules alike (web/api/client.ts).
    ctx.set('Date', ctx.state.now.toUTCString());
    await next();
  };
}
