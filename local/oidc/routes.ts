import type { Middleware } from 'koa';
import type Provider from 'oidc-provider';
import type { KoaContextWithOIDC } from 'oidc-provider';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import type { TestPerson } from '#local/test-persons.ts';
import { subjectOf } from './configuration.ts';
import { choicePage, errorPage } from './page.ts';

/** GET shows the persons, POST signs the chosen one in. */
export function interactionRoute(provider: Provider, persons: readonly TestPerson[]): Middleware {
  return async (ctx, next) => {
    if (!/^\/interaction\/[\w-]+$/.test(ctx.path)) {
      await next();
      return;
    }
    ctx.set('Cache-Control', 'no-store');
    ctx.type = 'html';
    try {
      await provider.interactionDetails(ctx.req, ctx.res);
    } catch {
      ctx.status = 400;
      ctx.body = errorPage('Innloggingen er utløpt. Gå tilbake og prøv igjen.');
      return;
    }
    if (ctx.method === 'POST') await choose(provider, persons, ctx);
    else ctx.body = choicePage(persons, ctx.path);
  };
}

async function choose(
  provider: Provider,
  persons: readonly TestPerson[],
  ctx: Parameters<Middleware>[0],
): Promise<void> {
  const pid = new URLSearchParams(await text(ctx.req)).get('pid');
  const person = persons.find((one) => one.pid === pid);
  if (!person) {
    ctx.status = 400;
    ctx.body = errorPage('Ukjent testperson.');
    return;
  }
  const login = { accountId: subjectOf(person) };
  ctx.redirect(await provider.interactionResult(ctx.req, ctx.res, { login }));
  ctx.status = 303;
}

/** Every sign-in asks who one is: whoever tests wants to change persons, not to be remembered. */
export function forgetWhoSignedIn(sessionCookie: string): Middleware {
  return async (ctx, next) => {
    if (ctx.path === '/auth' || ctx.path.startsWith('/auth/')) {
      const kept = (ctx.req.headers.cookie ?? '')
        .split(/;\s*/)
        .filter((cookie) => !cookie.startsWith(sessionCookie));
      ctx.req.headers.cookie = kept.join('; ');
    }
    await next();
  };
}

/** The provider would ask "do you want to sign out?"; ID-porten doesn't, and neither does this. */
export const signOutWithoutAsking: Middleware = async (ctx, next) => {
  if (ctx.path === '/session/end') nameTheClient(ctx);
  await next();
  const { oidc } = ctx as unknown as Partial<KoaContextWithOIDC>;
  if (ctx.path !== '/session/end' || ctx.status !== 200 || !oidc?.session) return;
  const state = oidc.session.state as
    { postLogoutRedirectUri?: string; state?: string } | undefined;
  const target = new URL(state?.postLogoutRedirectUri ?? oidc.urlFor('end_session_success'));
  if (state?.postLogoutRedirectUri && state.state) target.searchParams.set('state', state.state);
  await oidc.session.destroy();
  ctx.redirect(target.href);
  ctx.status = 303;
};

/**
 * The service's sessions outlive our keys, which are new with every start: an ID token of an earlier one
 * would be refused. So it only says which client signs out.
 */
function nameTheClient(ctx: Parameters<Middleware>[0]): void {
  const { id_token_hint: hint, ...query } = ctx.query;
  if (typeof hint !== 'string') return;
  ctx.query = { ...query, client_id: query['client_id'] ?? audienceOf(hint) };
}

function audienceOf(idToken: string): string {
  try {
    const payload: unknown = JSON.parse(
      Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString('utf8'),
    );
    return z.object({ aud: z.string() }).parse(payload).aud;
  } catch {
    return '';
  }
}
