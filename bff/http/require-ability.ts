import { refusalOf, type Ability } from '#domain/permissions.ts';
import { sideOf } from '#bff/security/side.ts';
import { prefersPage } from './answer-errors.ts';
import type { Middleware } from './context.ts';
import { httpErrors } from './errors.ts';

/** Stops whoever may not; a guest who opened a document in a tab is led to sign-in and back. */
export function requireAbility(ability: Ability): Middleware {
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
