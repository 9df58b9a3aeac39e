import type { Knex } from 'knex';
import type * as z from 'zod/mini';
import { fieldErrorsOf } from '#contract/call.ts';
import type { Ability } from '#domain/permissions.ts';
import type { Deps } from '#bff/deps.ts';
import { writeAudit, type Actor, type AuditEntry } from '#bff/audit.ts';
import type { Session } from '#bff/session/session.ts';
import { auditContext, queryOf, sessionOf, type Ctx } from './context.ts';
import { httpErrors } from './errors.ts';
import type { Route } from './router.ts';

/** What a handler is given; for an unsafe method `db` is a transaction that the audit row is part of. */
export interface OpenCall<P, B> {
  readonly db: Knex;
  readonly deps: Deps;
  readonly params: P;
  readonly query: URLSearchParams;
  /** What was sent, checked and tidied by the route's schema. */
  readonly body: B;
  readonly now: Date;
}
export interface Call<P, B = null> extends OpenCall<P, B> {
  readonly session: Session;
}

/** A body and the trace it leaves; `audit: null` says that nothing of a case or a person is in it. */
export interface Answer<R, A = AuditEntry> {
  readonly body: R;
  readonly audit: A | null;
}
/** Of somebody without a session, the trace also says who. */
export type OpenAuditEntry = AuditEntry & { readonly actor: Actor };

type Params = z.ZodMiniObject | undefined;
type Body = z.ZodMiniObject | undefined;
type Response = z.ZodMiniType | null;
type Sent<B extends Body> = B extends z.ZodMiniObject ? z.infer<B> : null;
type Read<P extends Params> = P extends z.ZodMiniObject ? z.infer<P> : Record<never, never>;
type Given<R extends Response> = R extends z.ZodMiniType ? z.infer<R> : null;

interface Line<P extends Params, B extends Body, R extends Response> extends Omit<
  Route,
  'answer' | 'access' | 'params' | 'body' | 'response'
> {
  readonly params?: P;
  readonly body?: B;
  readonly response: R;
}
export type JsonRoute<P extends Params, B extends Body, R extends Response> = Line<P, B, R> & {
  readonly access: Ability;
  readonly handle: (call: Call<Read<P>, Sent<B>>) => Promise<Answer<Given<R>>>;
};
export type OpenJsonRoute<P extends Params, B extends Body, R extends Response> = Line<P, B, R> & {
  readonly handle: (call: OpenCall<Read<P>, Sent<B>>) => Promise<Answer<Given<R>, OpenAuditEntry>>;
};

/** A route for somebody who is signed in, answering JSON by the contract, or 204. */
export function jsonRoute<
  P extends Params = undefined,
  B extends Body = undefined,
  R extends Response = null,
>(line: JsonRoute<P, B, R>): Route {
  const { handle, ...route } = line;
  return toRoute({ ...route, handle: (call, ctx) => handle({ ...call, session: sessionOf(ctx) }) });
}

/** As `jsonRoute`, for somebody who has no session. */
export function openJsonRoute<
  P extends Params = undefined,
  B extends Body = undefined,
  R extends Response = null,
>(line: OpenJsonRoute<P, B, R>): Route {
  return toRoute({ ...line, access: 'open' });
}

type Handled<P extends Params, B extends Body, R extends Response> = Line<P, B, R> & {
  readonly access: Route['access'];
  readonly handle: (
    call: OpenCall<Read<P>, Sent<B>>,
    ctx: Ctx,
  ) => Promise<Answer<Given<R>, AuditEntry & { readonly actor?: Actor }>>;
};

/** Reads what was sent, asks the handler, writes the audit row, and only then answers. */
function toRoute<P extends Params, B extends Body, R extends Response>(
  line: Handled<P, B, R>,
): Route {
  const { handle, params, body, ...route } = line;
  const answer = async (ctx: Ctx, deps: Deps): Promise<void> => {
    const sent = {
      deps,
      params: readParams(params, ctx.params) as Read<P>,
      query: queryOf(ctx),
      body: (body ? checkBody(body, ctx.request.body) : null) as Sent<B>,
      now: ctx.state.now,
    };
    const answered = await scoped(deps.db, route.method !== 'get', async (db) => {
      const given = await handle({ ...sent, db }, ctx);
      if (given.audit) await trace(db, ctx, given.audit);
      return given.body;
    });
    // A body that breaks the contract is a defect: found where one develops and tests.
    if (deps.config.NODE_ENV !== 'production') route.response?.parse(answered);
    ctx.set('Cache-Control', 'no-store');
    ctx.body = answered;
  };
  return { ...route, ...(params ? { params } : {}), ...(body ? { body } : {}), answer };
}

function trace(
  db: Knex,
  ctx: Ctx,
  { actor, ...entry }: AuditEntry & { readonly actor?: Actor },
): Promise<void> {
  const { now, requestId } = ctx.state;
  return writeAudit(db, actor ? { actor, now, requestId } : auditContext(ctx), entry);
}

/** An address that can't be one of ours is the same as one that isn't there. */
function readParams(schema: z.ZodMiniObject | undefined, params: unknown): object {
  const result = schema?.safeParse(params);
  if (result?.success === false) throw httpErrors.notFound();
  return result?.data ?? {};
}

/** Messages by field; what is no object has them all. */
function checkBody(schema: z.ZodMiniObject, body: unknown): object {
  const isObject = typeof body === 'object' && body !== null && !Array.isArray(body);
  const result = schema.safeParse(isObject ? body : {});
  if (!result.success) throw httpErrors.validation(fieldErrorsOf(result.error));
  return result.data;
}

/** A change and its audit row happen together or not at all. */
function scoped<T>(db: Knex, changes: boolean, work: (db: Knex) => Promise<T>): Promise<T> {
  return changes ? db.transaction((transaction) => work(transaction)) : work(db);
}
