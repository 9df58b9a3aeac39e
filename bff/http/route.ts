import type { Knex } from 'knex';
import type * as z from 'zod/mini';
import type { Ability } from '../../domain/permissions.ts';
import type { Deps } from '../deps.ts';
import type { AuditEntry } from '../security/audit.ts';
import type { Session } from '../security/session.ts';
import { answerJson } from './answer-json.ts';
import type { Ctx } from './context.ts';
import type { LimitName } from './rate-limit.ts';

export type Method = 'get' | 'post' | 'delete';

/** What the OpenAPI document says of a route (openapi.ts). */
export interface Documentation {
  readonly summary: string;
  readonly params?: z.ZodMiniObject;
  readonly query?: z.ZodMiniObject;
  /** Of the success; null has no body. A content type when it isn't JSON. */
  readonly response: z.ZodMiniType | string | null;
  readonly status?: number;
}

/** One line of the service's table of routes: router and documentation are both made from it. */
export interface Route extends Documentation {
  readonly method: Method;
  readonly path: string;
  /** Who may; `open` asks nobody who they are. */
  readonly access: Ability | 'open';
  readonly limit?: LimitName;
  /** `form`: an unsafe request may come from a plain form of our own page. */
  readonly csrf?: 'form';
  readonly answer: (ctx: Ctx, deps: Deps) => Promise<void>;
}

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
