import type Router from '@koa/router';
import type { Middleware, State } from './context.ts';
import { httpErrors } from './errors.ts';

/** The part of a route that this middleware reads. */
interface Addressed {
  readonly path: string;
  readonly method: string;
}

/**
 * Answers OPTIONS, and refuses every method that the address does not take, with those that it takes (RFC 9110 §15.5.6).
 * An address belongs to the first path of the table that matches: `bruker/alle` is no `bruker/:id`.
 */
export function answerMethods(router: Router<State>, routes: readonly Addressed[]): Middleware {
  const methods = new Map(
    routes.map(({ path }) => [path, methodsOf(routes.filter((route) => route.path === path))]),
  );
  return async (ctx, next) => {
    const path = router.match(ctx.path, ctx.method).path[0]?.path;
    const taken = methods.get(String(path));
    if (!taken || taken.has(ctx.method)) {
      await next();
      return;
    }
    const allowed = [...taken, 'OPTIONS'].join(', ');
    if (ctx.method !== 'OPTIONS') throw httpErrors.methodNotAllowed(allowed);
    ctx.set('Allow', allowed);
    ctx.status = 204;
  };
}

/** A GET can be asked for its headers alone. */
function methodsOf(routes: readonly Addressed[]): ReadonlySet<string> {
  return new Set(
    routes.flatMap(({ method }) => (method === 'get' ? ['GET', 'HEAD'] : [method.toUpperCase()])),
  );
}
