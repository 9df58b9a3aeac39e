import type { Knex } from 'knex';
import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { z } from 'zod';
import { type Actor, type AuditEntry, writeAudit } from '#bff/audit.ts';
import type { Deps } from '#bff/deps.ts';
import type { Session } from '#bff/session/session.ts';
import { fieldErrorsOf } from '#contract/call.ts';
import type { Waiting } from '#db/sak/stale-mask.ts';
import { apiMessages } from '#domain/api-messages.ts';
import type { Ability } from '#domain/permissions.ts';
import { pack, type Packed } from './compress.ts';
import { type Ctx, auditContext, queryOf, sessionOf } from './context.ts';
import { HttpError, httpErrors, withStored } from './errors.ts';
import type { Method, Route } from './router.ts';

interface Request<P, B> {
  readonly params: P;
  readonly query: URLSearchParams;
  /** What was sent, checked and tidied by the route's schema. */
  readonly body: B;
  readonly now: Date;
}

/** What the handler of a GET is given, and the preparation of a change. Nothing is locked, no transaction is open. */
export interface Call<P = unknown, B = null> extends Request<P, B> {
  readonly db: Knex;
  readonly deps: Deps;
  readonly session: Session;
  /** For `readStaleMask`; null unless the route says that it searches. */
  readonly waiting: Waiting | null;
}

/**
 * What the handler of a route without a session is given. Outside systems are left out of `deps`: for an unsafe
 * method `db` is a transaction, which must not wait for them.
 */
export interface OpenCall<P = unknown, B = null> extends Request<P, B> {
  readonly db: Knex;
  readonly deps: Pick<Deps, 'config'>;
}

/** What the handler of a change is given: `db` is the transaction that the audit row is part of. */
export interface ChangeCall<P = unknown, B = null> extends OpenCall<P, B> {
  readonly session: Session;
}

/** A body and its audit entry. `audit: null`: the call shows and changes nothing of a case or a person. */
export interface Answer<R, A = AuditEntry> {
  readonly body: R;
  readonly audit: A | null;
  /** What the call did before that, which is a row of its own. */
  readonly auditBefore?: A;
}
/** The result of a read. A slow presentation is a function, called once the audit row has been sent to Postgres. */
interface ReadAnswer<R> {
  readonly body: R | (() => R | Promise<R>);
  readonly audit: AuditEntry | null;
}
/** Without a session, the entry also says who. */
export type OpenAuditEntry = AuditEntry & { readonly actor: Actor };

type Params = z.core.$ZodObject | undefined;
type Body = z.core.$ZodObject | undefined;
type Response = z.core.$ZodType | null;
type ParamsOf<P extends Params> = P extends z.core.$ZodObject ? z.infer<P> : Record<never, never>;
type BodyOf<B extends Body> = B extends z.core.$ZodObject ? z.infer<B> : null;
type ResponseOf<R extends Response> = R extends z.core.$ZodType ? z.infer<R> : null;

interface Line<P extends Params, B extends Body, R extends Response> extends Omit<
  Route,
  'answer' | 'access' | 'params' | 'body' | 'response'
> {
  readonly params?: P;
  readonly body?: B;
  readonly response: R;
}

interface ReadLine<P extends Params, R extends Response> extends Line<P, undefined, R> {
  readonly method: 'get';
  readonly access: Ability;
  readonly handle: (call: Call<ParamsOf<P>>) => Promise<ReadAnswer<ResponseOf<R>>>;
}

interface ChangeLine<P extends Params, B extends Body, R extends Response, Q> extends Line<
  P,
  B,
  R
> {
  readonly method: Exclude<Method, 'get'>;
  readonly access: Ability;
  /** Asks outside systems, before the transaction begins; `handle` is given the result. */
  readonly prepare?: (call: Call<ParamsOf<P>, BodyOf<B>>) => Promise<Q>;
  readonly handle: (
    call: ChangeCall<ParamsOf<P>, BodyOf<B>>,
    prepared: Q,
  ) => Promise<Answer<ResponseOf<R>>>;
  /**
   * The stored state that caused a 409, shown to the refused caller. Read after the transaction has ended, and audited like any other
   * read. Null: it is gone.
   */
  readonly stored?: (call: ChangeCall<ParamsOf<P>, BodyOf<B>>) => Promise<Answer<unknown> | null>;
}

interface OpenLine<P extends Params, B extends Body, R extends Response> extends Line<P, B, R> {
  readonly handle: (
    call: OpenCall<ParamsOf<P>, BodyOf<B>>,
  ) => Promise<Answer<ResponseOf<R>, OpenAuditEntry>>;
}

/** A GET for somebody who is signed in, answering JSON by the contract. */
export function jsonRoute<P extends Params = undefined, R extends Response = null>(
  line: ReadLine<P, R>,
): Route {
  const { handle, ...route } = line;
  return toRoute({ ...route, handle: (call, ctx) => handle({ ...call, session: sessionOf(ctx) }) });
}

/** A change by somebody who is signed in: prepared outside, then carried out in one transaction. */
export function changeRoute<
  P extends Params = undefined,
  B extends Body = undefined,
  R extends Response = null,
  Q = undefined,
>(line: ChangeLine<P, B, R, Q>): Route {
  const { prepare, handle, stored, ...route } = line;
  return toRoute<P, B, R, Q>({
    ...route,
    ...(stored && { stored: (call, ctx) => stored({ ...call, session: sessionOf(ctx) }) }),
    ...(prepare && { prepare: (call, ctx) => prepare({ ...call, session: sessionOf(ctx) }) }),
    handle: (call, ctx, prepared) => handle({ ...call, session: sessionOf(ctx) }, prepared),
  });
}

/** A call by somebody who has no session; unless it is a GET, `db` is a transaction. */
export function openJsonRoute<
  P extends Params = undefined,
  B extends Body = undefined,
  R extends Response = null,
>(line: OpenLine<P, B, R>): Route {
  return toRoute({ ...line, access: 'open' });
}

type AnyCall<P extends Params, B extends Body> = Omit<Call<ParamsOf<P>, BodyOf<B>>, 'session'>;
type AnyAuditEntry = AuditEntry & { readonly actor?: Actor };
type AnyAnswer<R> = Omit<ReadAnswer<R>, 'audit'> &
  Pick<Answer<R, AnyAuditEntry>, 'audit' | 'auditBefore'>;

interface AnyLine<P extends Params, B extends Body, R extends Response, Q> extends Line<P, B, R> {
  readonly access: Route['access'];
  readonly prepare?: (call: AnyCall<P, B>, ctx: Ctx) => Promise<Q>;
  readonly handle: (
    call: AnyCall<P, B>,
    ctx: Ctx,
    prepared: Q,
  ) => Promise<AnyAnswer<ResponseOf<R>>>;
  readonly stored?: (call: AnyCall<P, B>, ctx: Ctx) => Promise<Answer<unknown> | null>;
}

/** Reads what was sent, asks the handler, writes the audit row, and only then answers. */
function toRoute<P extends Params, B extends Body, R extends Response, Q = undefined>(
  line: AnyLine<P, B, R, Q>,
): Route {
  const { prepare, handle, stored, params, body, ...route } = line;
  const answer = async (ctx: Ctx, deps: Deps): Promise<void> => {
    const call = {
      db: deps.db,
      deps,
      params: readParams(params, ctx.params) as ParamsOf<P>,
      query: queryOf(ctx),
      body: (body ? checkBody(body, ctx.request.body) : null) as BodyOf<B>,
      now: ctx.state.now,
      waiting: ctx.state.waiting,
    };
    const prepared = (await prepare?.(call, ctx)) as Q;
    const answered = await scoped(deps.db, route.method, async (db) => {
      const { audit: entry, auditBefore, body } = await handle({ ...call, db }, ctx, prepared);
      if (auditBefore) await audit(db, ctx, auditBefore);
      // Nothing is answered before the row is written: one that can't be written fails the call.
      const written = entry && audit(db, ctx, entry);
      const [made] = await Promise.all([make(body).then((value) => toText(ctx, value)), written]);
      return made;
    }).catch(async (error: unknown) => {
      if (!stored || !isConflict(error)) throw error;
      throw await tellStored(error, deps.db, ctx, () => stored(call, ctx));
    });
    // A body that breaks the contract is a defect: development and tests find it here.
    if (deps.config.NODE_ENV !== 'production' && route.response)
      z.parse(route.response, answered.value);
    ctx.set('Cache-Control', 'no-store');
    if (answered.text !== null) ctx.type = 'json';
    send(ctx, answered);
    if (ctx.state.session?.noekkel && route.method === 'get') answerUnchanged(ctx, answered);
  };
  return { ...route, ...(params ? { params } : {}), ...(body ? { body } : {}), answer };
}

/** An answer as it is sent. */
interface Sent<R> extends Packed {
  readonly value: R;
  /** Null: it has no body. */
  readonly text: string | null;
}

/** Serialised here, because Koa and koa-compress would each do it again; compressed while the audit row is being written. */
async function toText<R>(ctx: Ctx, value: R): Promise<Sent<R>> {
  if (value === null) return { value, text: null, body: null, encoding: null };
  const text = JSON.stringify(value);
  return { value, text, ...(await pack(ctx, text)) };
}

function send(ctx: Ctx, { body, encoding }: Packed): void {
  ctx.body = body;
  if (encoding) ctx.set('Content-Encoding', encoding);
}

function isConflict(error: unknown): error is HttpError {
  return error instanceof HttpError && error.status === 409;
}

/** Adds the stored state to a 409, and audits that it was shown. */
async function tellStored(
  error: HttpError,
  db: Knex,
  ctx: Ctx,
  read: () => Promise<Answer<unknown> | null>,
): Promise<HttpError> {
  const now = await read();
  if (now?.audit) await audit(db, ctx, now.audit);
  return now ? withStored(error, now.body) : error;
}

/**
 * Answers 304 to a program whose `If-None-Match` fits the answer. Everything else has happened as for a 200: rate limit, permission and
 * audit row.
 */
function answerUnchanged(ctx: Ctx, { text }: Pick<Sent<unknown>, 'text'>): void {
  if (text === null) return;
  const tag = `"${createHash('sha256').update(text).digest('base64url')}"`;
  ctx.set('ETag', `W/${tag}`);
  // Not `ctx.fresh`, which obeys the `Cache-Control: no-cache` that `fetch` adds to every call with this header.
  const known = ctx.get('If-None-Match').split(',');
  if (!known.some((one) => one.trim().replace(/^W\//, '') === tag)) return;
  ctx.status = 304;
  ctx.remove('Content-Encoding');
}

/** Makes a slow body after the audit row has been sent to Postgres, so that both happen at the same time. */
async function make<R>(body: AnyAnswer<R>['body']): Promise<R> {
  if (typeof body !== 'function') return body;
  await setImmediate();
  return (body as () => R | Promise<R>)();
}

/** A change and its audit row are written together or not at all. */
function scoped<T>(db: Knex, method: Method, work: (db: Knex) => Promise<T>): Promise<T> {
  return method === 'get' ? work(db) : db.transaction((transaction) => work(transaction));
}

function audit(db: Knex, ctx: Ctx, { actor, ...entry }: AnyAuditEntry): Promise<void> {
  const { now, requestId, typed } = ctx.state;
  return writeAudit(db, actor ? { actor, now, requestId, typed } : auditContext(ctx), entry);
}

/** Parameters that cannot be right are a 404: there is nothing at that address. One with a message of its own is a 400. */
function readParams(schema: z.core.$ZodObject | undefined, params: unknown): object {
  if (!schema) return {};
  const result = z.safeParse(schema, params);
  if (result.success) return result.data;
  const unusable = result.error.issues.some(({ code }) => code === 'custom');
  throw unusable ? httpErrors.validation(fieldErrorsOf(result.error)) : httpErrors.notFound();
}

/** Throws 400 with messages by field. A body that is not an object lacks every field. */
function checkBody(schema: z.core.$ZodObject, body: unknown): object {
  const isObject = typeof body === 'object' && body !== null && !Array.isArray(body);
  // What no form of ours sends has no message of its own, and zod's are English.
  const result = z.safeParse(schema, isObject ? body : {}, { error: () => apiMessages.value });
  if (!result.success) throw httpErrors.validation(fieldErrorsOf(result.error));
  return result.data;
}
