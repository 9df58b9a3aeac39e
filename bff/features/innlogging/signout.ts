import { pressePaths } from '../../../contract/paths.ts';
import type { Route } from '../../http/route.ts';
import { sessionCookie } from '../../security/cookies.ts';
import { SignInRefused, SignInUnavailable } from '../../security/oidc-port.ts';
import { unseal } from '../../security/seal.ts';
import { endSession } from '../../security/session.ts';
import type { Deps } from '../../deps.ts';

/** POST form signout: ends the session here, then at the provider, and comes back (SPEC §2, logg-ut). */
export const signout: Route = {
  method: 'post',
  path: pressePaths.signout.path,
  summary: 'Signs out, here and at the identity provider',
  access: 'open',
  csrf: 'form',
  response: null,
  status: 303,
  answer: async (ctx, deps) => {
    const cookie = sessionCookie(deps.config.PUBLIC_URL, 'presse');
    const token = cookie.read(ctx);
    const sealed = token ? await endSession(deps.db, token) : null;
    cookie.clear(ctx);
    ctx.set('Cache-Control', 'no-store');
    ctx.redirect(
      sealed ? await placeToSignOut(deps, unseal(deps.config.SESSION_KEY, sealed)) : '/',
    );
    ctx.status = 303;
  },
};

/** Signed out here is signed out, also when the provider does not answer. */
async function placeToSignOut({ oidc, config }: Deps, idToken: string | null): Promise<string> {
  try {
    const url = await oidc.presse.endSessionUrl(`${config.PUBLIC_URL}/`, idToken);
    return url?.href ?? '/';
  } catch (error) {
    if (error instanceof SignInRefused || error instanceof SignInUnavailable) return '/';
    throw error;
  }
}
