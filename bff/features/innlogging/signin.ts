import { queryOf } from '#bff/http/context.ts';
import type { Route } from '#bff/http/route.ts';
import { signInCookie } from '#bff/security/cookies.ts';
import type { Side } from '#bff/security/side.ts';
import { newToken } from '#bff/security/token.ts';
import { rememberSignIn } from './pending.ts';
import { orFailedPage } from './or-failed-page.ts';
import { callbackUrl, safeReturn } from './safe-return.ts';

const SECRET = /^[\w-]{43}$/;

/** GET signin?redirectUrl=…: leads to the provider, with PKCE, state and nonce (DESIGN §7). */
export const signin = (side: Side): Route => ({
  method: 'get',
  path: side.paths.signin.path,
  summary: 'Begins to sign in: leads to the identity provider',
  access: 'open',
  limit: 'signin',
  response: null,
  status: 302,
  answer: (ctx, { db, oidc, config }) =>
    orFailedPage(ctx, side, async () => {
      const cookie = signInCookie(config.PUBLIC_URL, side.slag);
      const known = cookie.read(ctx);
      const browser = known && SECRET.test(known) ? known : newToken();
      const attempt = { state: newToken(), nonce: newToken(), codeVerifier: newToken() };
      const back = callbackUrl(config.PUBLIC_URL, side);
      const url = await oidc[side.slag].authorizationUrl(back, attempt);
      const retur = safeReturn(queryOf(ctx).get('redirectUrl'), config.PUBLIC_URL, side);
      await rememberSignIn(db, side.slag, browser, { ...attempt, retur }, ctx.state.now);
      cookie.write(ctx, browser);
      ctx.redirect(url.href);
    }),
});
