import type { Knex } from 'knex';
import type * as z from 'zod/mini';
import type { Ability } from '../../domain/permissions.ts';
import type { Deps } from '../deps.ts';
import { writeAudit, type AuditEntry } from '../security/audit.ts';
import type { Session } from '../security/session.ts';
import { auditContext, queryOf, type Ctx } from './context.ts';
import { httpErrors } from './errors.ts';
import type { Route } from './route.ts';

/** What a handler is given; for an unsafe method `db` is a transaction that the audit row is part of. */
export interface Call<P> {
  readonly db: Knex;
  readonly deps: Deps;
  readonly params: P;
  readonly query: URLSearchParams;
  readonly session: Session;
  readonly now: Date;
}

/** A body and the trace it leaves; `audit: null` says that nothing of a case is in it. */
export interface Answer<B> {
  readonly body: B;
  readonly audit: AuditEntry | null;
}

export interface JsonRoute<P extends z.ZodMiniObject, R extends z.ZodMiniType | null> extends Omit<
  Route,
  'answer' | 'access' | 'params' | 'response'
> {
  readonly access: Ability;
  readonly params?: P;
  readonly response: R;
  readonly handle: (
    call: Call<z.infer<P>>,
  ) => Promise<Answer<R extends z.ZodMiniType ? z.infer<R> : null>>;
}

/** A route for somebody who is signed in, answering JSON by the contract, or 204. */
export function jsonRoute<P extends z.ZodMiniObject, R extends z.ZodMiniType | null>(
  route: JsonRoute<P, R>,
): Route {
  return { ...route, answer: answerJson(route) };
}

/** Reads the parameters, asks the handler, writes the audit row, and only then answers. */
function answerJson<P extends z.ZodMiniObject, R extends z.ZodMiniType | null>(
  route: JsonRoute<P, R>,
): (ctx: Ctx, deps: Deps) => Promise<void> {
  return async (ctx, deps) => {
    const context = auditContext(ctx);
    const params = readParams(route.params, ctx.params);
    const { body } = await scoped(deps.db, route.method !== 'get', async (db) => {
      const { session, now } = context;
      const query = queryOf(ctx);
      const answer = await route.handle({ db, deps, params, query, session, now });
      if (answer.audit) await writeAudit(db, context, answer.audit);
      return answer;
    });
    // A body that breaks the contract is a defect: found where one develops and tests.
    if (deps.config.NODE_ENV !== 'production') route.response?.parse(body);
    ctx.set('Cache-Control', 'no-store');
    ctx.body = body;
  };
}

/** An address that can't be one of ours is the same as one that isn't there. */
function readParams<P extends z.ZodMiniObject>(schema: P | undefined, params: unknown): z.infer<P> {
  const result = schema?.safeParse(params);
  if (result?.success === false) throw httpErrors.notFound();
  return (result?.data ?? {}) as z.infer<P>;
}

/** A change and its audit row happen together or not at all. */
function scoped<T>(db: Knex, changes: boolean, work: (db: Knex) => Promise<T>): Promise<T> {
  return changes ? db.transaction((transaction) => work(transaction)) : work(db);
}
