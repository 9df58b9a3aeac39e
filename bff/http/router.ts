import Router from '@koa/router';
import type * as z from 'zod/mini';
import type { Deps } from '#bff/deps.ts';
import { sideOf } from '#bff/session/side.ts';
import type { Ability } from '#domain/permissions.ts';
import type { Ctx, Middleware, State } from './context.ts';
import { refuseForged } from './security.ts';
import { httpErrors } from './errors.ts';
import { loadSession, requireAbility } from './authorize.ts';
import { type LimitName, type RateLimits, limitRate, readBody } from './limits.ts';

export type Method = 'get' | 'post' | 'put' | 'delete';

/** What the OpenAPI document says of a route (openapi.ts). */
interface Documentation {
  readonly summary: string;
  readonly params?: z.ZodMiniObject;
  readonly query?: z.ZodMiniObject;
  /** What is sent, as JSON. */
  readonly body?: z.ZodMiniObject;
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

/** What every request to a route passes, in this order. */
function stepsOf(route: Route, deps: Deps, limits: RateLimits): Middleware[] {
  const { db, config } = deps;
  const signedIn =
    route.access === 'open'
      ? []
      : [
          loadSession(db, config.PUBLIC_URL, sideOf(route.access).name),
          requireAbility(route.access),
        ];
  return [
    nameRoute(route),
    refuseForged(config.PUBLIC_URL, route.csrf ?? 'script'),
    ...signedIn,
    ...(route.limit ? [limitRate(limits[route.limit])] : []),
    ...(route.body ? [readBody] : []),
    (ctx) => route.answer(ctx, deps),
  ];
}

function nameRoute(route: Route): Middleware {
  return async (ctx, next) => {
    ctx.state.route = route.path;
    await next();
  };
}

/** The table of routes as a router; the first that matches answers. */
export function createRouter(
  routes: readonly Route[],
  deps: Deps,
  limits: RateLimits,
): readonly Middleware[] {
  const router = new Router<State>();
  for (const route of routes)
    router.register(route.path, [route.method], stepsOf(route, deps, limits));
  const methods = router.allowedMethods({
    throw: true,
    methodNotAllowed: httpErrors.methodNotAllowed,
    notImplemented: httpErrors.methodNotAllowed,
  });
  return [router.routes(), methods] as Middleware[];
}
