import type { Knex } from 'knex';
import { sessionCookie } from '#bff/security/cookies.ts';
import { useSession, type Slag } from '#bff/security/session.ts';
import type { Middleware } from './context.ts';

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
