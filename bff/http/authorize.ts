import type { Knex } from 'knex';
import { sessionCookie } from '#bff/session/cookies.ts';
import { useSession } from '#bff/session/session.ts';
import { sideOf, type SideName } from '#bff/session/side.ts';
import { type Ability, refusalOf } from '#domain/permissions.ts';
import { prefersPage } from './answer-errors.ts';
import type { Middleware } from './context.ts';
import { httpErrors } from './errors.ts';

/** The form of our tokens: the database is not asked about anything else. */
const TOKEN = /^[\w-]{43}$/;

/** Reads the caller's session; null for a guest. */
export function loadSession(db: Knex, publicUrl: string, side: SideName): Middleware {
  const cookie = sessionCookie(publicUrl, side);
  return async (ctx, next) => {
    const token = cookie.read(ctx);
    ctx.state.session =
      token && TOKEN.test(token) ? await useSession(db, side, token, ctx.state.now) : null;
    await next();
  };
}

/** Refuses a caller without the ability. A guest who opens a document in a tab is sent to sign-in and back. */
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
