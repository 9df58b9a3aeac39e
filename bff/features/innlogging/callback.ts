import type { Knex } from 'knex';
import { queryOf, type Ctx } from '#bff/http/context.ts';
import type { Deps } from '#bff/deps.ts';
import type { Route } from '#bff/http/route.ts';
import { sessionCookie, signInCookie } from '#bff/security/cookies.ts';
import { SignInRefused } from '#bff/security/oidc-port.ts';
import { createSession } from '#bff/security/session.ts';
import { endSession } from '#bff/security/end-session.ts';
import type { Side } from '#bff/security/side.ts';
import { noteSignIn, toNewSession } from './new-session.ts';
import { orFailedPage } from './or-failed-page.ts';
import { takeSignIn } from './pending.ts';
import { callbackUrl } from './safe-return.ts';

/** GET callback: where the provider sends the browser back to. A new session, whatever cookie was there. */
export const callback = (side: Side): Route => ({
  method: 'get',
  path: side.paths.callback.path,
  summary: 'Ends the sign-in: the identity provider leads back here',
  access: 'open',
  limit: 'signin',
  response: null,
  status: 302,
  answer: (ctx, deps) =>
    orFailedPage(ctx, side, async () => {
      const { retur, ...attempt } = await takeOwnSignIn(ctx, deps, side);
      const url = new URL(callbackUrl(deps.config.PUBLIC_URL, side) + ctx.search);
      const person = await deps.oidc[side.slag].exchange(url, attempt);
      const { db, config } = deps;
      const { now } = ctx.state;
      const session = toNewSession(side.slag, person, config);
      const cookie = sessionCookie(config.PUBLIC_URL, side.slag);
      const former = cookie.read(ctx);
      const token = await db.transaction(async (transaction: Knex) => {
        if (former) await endSession(transaction, former);
        await noteSignIn(transaction, session, now);
        return createSession(transaction, session, now);
      });
      cookie.write(ctx, token);
      ctx.redirect(retur);
    }),
});

async function takeOwnSignIn(ctx: Ctx, { db, config }: Deps, { slag }: Side) {
  const browser = signInCookie(config.PUBLIC_URL, slag).read(ctx) ?? '';
  const state = queryOf(ctx).get('state') ?? '';
  const attempt = await takeSignIn(db, slag, browser, state, ctx.state.now);
  if (!attempt) throw new SignInRefused('This browser has not begun such a sign-in');
  return attempt;
}
