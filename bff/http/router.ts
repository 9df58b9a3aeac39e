import Router from '@koa/router';
import type { Knex } from 'knex';
import type { z } from 'zod';
import type { Deps } from '#bff/deps.ts';
import { sessionCookie } from '#bff/session/cookies.ts';
import type { KeyRing } from '#bff/session/key-ring.ts';
import { createRecheck, type Recheck } from '#bff/session/recheck.ts';
import { useSession } from '#bff/session/session.ts';
import { type SideName, sideOf } from '#bff/session/side.ts';
import { textFieldsOf } from '#bff/typed-words.ts';
import { sql, type Sql } from '#db/sql.ts';
import { waitingNow, type Waiting } from '#db/sak/stale-mask.ts';
import { clockState } from '#domain/clock.ts';
import { type Ability, refusalOf } from '#domain/permissions.ts';
import { prefersPage } from './answer-errors.ts';
import type { Ctx, Middleware, State } from './context.ts';
import { httpErrors } from './errors.ts';
import { readBody, readForm } from './limits.ts';
import { answerMethods } from './methods.ts';
import { isMachine, type Keys, loadMachine, unlessMachine } from './machine.ts';
import { type LimitName, type RateLimits, limitRate } from './rate-limits.ts';
import { refuseForged } from './security.ts';

export type Method = 'get' | 'post' | 'put' | 'delete';

/**
 * What the OpenAPI document says about a route (features/system/openapi.ts). Schemas that the browser shares are
 * `zod/mini`'s (contract/), the others `zod`'s: both are `zod`'s core types.
 */
interface Documentation {
  readonly summary: string;
  readonly params?: z.core.$ZodObject;
  readonly query?: z.core.$ZodObject;
  /** Parameters of the query that are read without a schema and are nobody's words. */
  readonly reads?: readonly string[];
  /** What is sent, as JSON. */
  readonly body?: z.core.$ZodObject;
  /** What is sent, as a form. */
  readonly form?: z.core.$ZodObject;
  /** Of a success; null has no body. A content type when the answer is not JSON. */
  readonly response: z.core.$ZodType | string | null;
  readonly status?: number;
  /** Statuses that it answers beside those that follow from the rest of its line (openapi/answers.ts). */
  readonly answers?: readonly DocumentedStatus[];
  /** What is refused with 400, by parameter of the query, where its schema takes everything. */
  readonly rules?: Readonly<Record<string, ParameterRule>>;
}

/** A part of JSON Schema. */
export interface ParameterRule {
  readonly required?: boolean;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly maxItems?: number;
  readonly pattern?: string;
  readonly enum?: readonly string[];
}

/** A status that means the same wherever it is answered. */
export type DocumentedStatus =
  206 | 302 | 304 | 400 | 401 | 403 | 404 | 409 | 410 | 411 | 413 | 415 | 416 | 429 | 500 | 503;

/** One line of the table of routes (bff/routes.ts), which the router and the documentation are made from. */
export interface Route extends Documentation {
  readonly method: Method;
  readonly path: string;
  /** The ability that the caller needs; `open` needs no session. */
  readonly access: Ability | 'open';
  /** What the call is counted as; without it, whoever is signed in is counted as `other`, and a guest is not. */
  readonly limit?: LimitName;
  /**
   * `form`: the request may come from a plain form of our own page, which cannot send our header. `server`: it comes from
   * a server, which proves by itself who it is; no cookie is read.
   */
  readonly csrf?: 'form' | 'server';
  /** Whether its answer is independent of the time: then a wrong clock does not refuse it. */
  readonly timeless?: true;
  /** Whether it searches: then the stale mask is read in the session's query, which saves a round trip. */
  readonly searches?: true;
  /** A program may ask with a key that is made for all of these. Without it the call takes no key. */
  readonly keys?: Keys;
  /** Bytes of the largest body, where it is more than a form; of a path without parameters. */
  readonly maxBody?: number;
  readonly answer: (ctx: Ctx, deps: Deps) => Promise<void>;
}

/** The steps that every request to a route passes, in this order. */
function stepsOf(
  route: Route,
  deps: Deps,
  { limits, recheck }: { readonly limits: RateLimits; readonly recheck: Recheck },
): Middleware[] {
  const { config } = deps;
  const limit = route.limit ?? (route.access === 'open' ? null : 'other');
  const signedIn =
    route.access === 'open'
      ? []
      : [
          loadCaller({ ...route, access: route.access }, { ...deps, limits, recheck }),
          requireAbility(route.access),
        ];
  return [
    nameRoute(route, config.keys.audit),
    ...(route.timeless ? [] : [refuseWrongClock(deps)]),
    ...guardOf(route, config.PUBLIC_URL),
    ...signedIn,
    ...(limit ? [limitRate(limits, limit)] : []),
    ...(route.body ? [readBody(route.maxBody)] : []),
    ...(route.form ? [readForm] : []),
    (ctx) => route.answer(ctx, deps),
  ];
}

/** Protection against forged requests. Routes without a session take no API key either. */
function guardOf({ access, csrf }: Route, publicUrl: string): Middleware[] {
  if (csrf === 'server') return [];
  const refuse = refuseForged(publicUrl, csrf ?? 'script');
  return [access === 'open' ? refuse : unlessMachine(refuse)];
}

/** Refuses calls while the clock is wrong: permissions, visibility and storage all depend on the time. */
function refuseWrongClock({ clockAhead }: Pick<Deps, 'clockAhead'>): Middleware {
  return async (_, next) => {
    if (clockState(await clockAhead()) === 'wrong') throw httpErrors.clockWrong();
    await next();
  };
}

function nameRoute(route: Route, keys: KeyRing): Middleware {
  const typed = { fields: textFieldsOf(route.query), keys };
  return async (ctx, next) => {
    ctx.state.route = route.path;
    ctx.state.typed = typed;
    await next();
  };
}

/** The table of routes as middleware. The first route that matches answers. */
export function createRouter(
  routes: readonly Route[],
  deps: Deps,
  limits: RateLimits,
): readonly Middleware[] {
  const router = new Router<State>();
  const shared = { limits, recheck: createRecheck(deps) };
  for (const route of routes)
    router.register(route.path, [route.method], stepsOf(route, deps, shared));
  return [answerMethods(router, routes), router.routes() as Middleware];
}

/** The form of our tokens: the database is not asked about anything else. */
const TOKEN = /^[\w-]{43}$/;

type CallerParts = Deps & { readonly limits: RateLimits; readonly recheck: Recheck };

/** Reads who calls: a program by its key, everybody else by the session. For a search also what waits to be indexed (db/sak/stale-mask.ts). */
function loadCaller(
  { access, keys, searches }: Pick<Route, 'keys' | 'searches'> & { readonly access: Ability },
  { db, config, limits, recheck }: CallerParts,
): Middleware {
  const also = searches ? waitingNow() : sql`null`;
  const side = sideOf(access).name;
  const person = loadSession(db, { publicUrl: config.PUBLIC_URL, side, recheck, also });
  const machine = loadMachine(db, { limits, keys, also });
  return async (ctx, next) => {
    await (isMachine(ctx) ? machine(ctx, next) : person(ctx, next));
  };
}

interface SessionReading {
  readonly publicUrl: string;
  readonly side: SideName;
  readonly recheck: Recheck;
  readonly also: Sql;
}

/** Reads the caller's session; null for a guest. */
function loadSession(db: Knex, { publicUrl, side, recheck, also }: SessionReading): Middleware {
  const cookie = sessionCookie(publicUrl, side);
  return async (ctx, next) => {
    const token = cookie.read(ctx);
    const { now } = ctx.state;
    const found =
      token && TOKEN.test(token)
        ? await useSession<Waiting | null>(db, { side, token, now }, also)
        : null;
    ctx.state.session = found && (await recheck(found.session, now));
    ctx.state.waiting = found?.also ?? null;
    await next();
  };
}

/** Refuses a caller without the ability. A guest who opens a document in a tab is sent to sign-in and back. */
function requireAbility(ability: Ability): Middleware {
  return async (ctx, next) => {
    const refusal = refusalOf(ctx.state.session, ability, ctx.state.now);
    if (refusal === 'unauthenticated' && ctx.method === 'GET' && prefersPage(ctx)) {
      const query = new URLSearchParams({ redirectUrl: ctx.url });
      ctx.redirect(`${sideOf(ability).paths.signin.href()}?${query}`);
      return;
    }
    if (refusal) throw httpErrors.refused(refusal);
    await next();
  };
}
