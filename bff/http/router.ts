import Router from '@koa/router';
import type { Deps } from '#bff/deps.ts';
import type { Middleware, State } from './context.ts';
import { refuseForged } from './csrf.ts';
import { httpErrors } from './errors.ts';
import { loadSession } from './load-session.ts';
import { readBody } from './read-body.ts';
import { limitRate, type RateLimits } from './rate-limit.ts';
import { requireAbility } from './require-ability.ts';
import { sideOf } from '#bff/security/side.ts';
import type { Route } from './route.ts';

/** What every request to a route passes, in this order. */
function stepsOf(route: Route, deps: Deps, limits: RateLimits): Middleware[] {
  const { db, config } = deps;
  const signedIn =
    route.access === 'open'
      ? []
      : [
          loadSession(db, config.PUBLIC_URL, sideOf(route.access).slag),
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
