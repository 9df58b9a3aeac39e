import type { Knex } from 'knex';
import { sessionCookie } from '#bff/session/cookies.ts';
import { type Slag, useSession } from '#bff/session/session.ts';
import { sideOf } from '#bff/session/side.ts';
import { type Ability, refusalOf } from '#domain/permissions.ts';
import { prefersPage } from './answer-errors.ts';
import type { Middleware } from './context.ts';
import { httpErrors } from './errors.ts';

/** A cookie that is no token of ours is not worth a question to the database. */
const TOKEN = /^[\w-]{43}$/;

/** Finds out who asks; a guest goes on as null. */
export function loadSession(db: Knex, publicUrl: string, slag: Slag): Middleware {
  const cookie = sessionCookie(publicUrl, slag);
  return async (ctx, next) => {
    const token = cookie.read(ctx);
    ctx.state.session =
      token && TOKEN.test(token) ? await useSession(db, slag, token, ctx.state.now) : null;
    await next();
  };
}

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
