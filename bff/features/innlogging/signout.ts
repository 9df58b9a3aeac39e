import type { Deps } from '#bff/deps.ts';
import type { Route } from '#bff/http/router.ts';
import { sessionCookie } from '#bff/session/cookies.ts';
import { unseal } from '#bff/session/key-ring.ts';
import { SignInRefused, SignInUnavailable } from '#bff/session/oidc-port.ts';
import { endSession } from '#bff/session/session.ts';
import type { Side } from '#bff/session/side.ts';

/** POST signout, a plain form: ends the session here, then leads to the provider's sign-out and back. */
export const signout = (side: Side): Route => ({
  method: 'post',
  path: side.paths.signout.path,
  summary: 'Signs out, here and at the identity provider',
  access: 'open',
  limit: 'signout',
  csrf: 'form',
  response: null,
  status: 303,
  answer: async (ctx, deps) => {
    const cookie = sessionCookie(deps.config.PUBLIC_URL, side.name);
    const token = cookie.read(ctx);
    const sealed = token ? await endSession(deps.db, token) : null;
    cookie.clear(ctx);
    // No Clear-Site-Data: the browser's cache has scripts and styles alone, since calls answer with no-store, and Chromium needs
    // seconds to empty it. "storage" would take along that somebody has signed out, before the page has said so.
    ctx.set('Cache-Control', 'no-store');
    const idToken = sealed && unseal(deps.config.keys.session, sealed);
    ctx.redirect(sealed ? await placeToSignOut(deps, side, idToken) : side.home);
    ctx.status = 303;
  },
});

/** When the provider does not answer, the user is signed out here and returns to the first page. */
async function placeToSignOut(
  { oidc, config }: Deps,
  { name, home }: Side,
  idToken: string | null,
): Promise<string> {
  try {
    const url = await oidc[name].endSessionUrl(config.PUBLIC_URL + home, idToken);
    return url?.href ?? home;
  } catch (error) {
    if (error instanceof SignInRefused || error instanceof SignInUnavailable) return home;
    throw error;
  }
}
