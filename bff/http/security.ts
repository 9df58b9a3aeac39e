import type Koa from 'koa';
import helmet from 'koa-helmet';
import { REQUESTED_WITH } from '#contract/call.ts';
import type { Ctx, Middleware } from './context.ts';
import { httpErrors } from './errors.ts';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);
const [[HEADER, VALUE]] = Object.entries(REQUESTED_WITH) as [[string, string]];

/**
 * Lets an unsafe request in only from our own page (DESIGN §7): the browser says that it is same-origin, and,
 * except for a plain form, the header is there that no other site can set without asking first.
 */
export function refuseForged(publicUrl: string, from: 'script' | 'form'): Middleware {
  return async (ctx, next) => {
    const forged =
      !isSameOrigin(ctx, publicUrl) || (from === 'script' && ctx.get(HEADER) !== VALUE);
    if (!SAFE.has(ctx.method) && forged) throw httpErrors.forgedRequest();
    await next();
  };
}

/** Both headers, where they are sent, must say so; a request with neither comes from no browser page. */
function isSameOrigin(ctx: Ctx, publicUrl: string): boolean {
  const origin = ctx.get('Origin');
  const site = ctx.get('Sec-Fetch-Site');
  if (origin === '' && site === '') return false;
  return (origin === '' || origin === publicUrl) && (site === '' || site === 'same-origin');
}

/**
 * Headers of every answer. The policy here allows nothing: the page's own is set where the page is served
 * (web/content-security-policy.ts), a document's where that is.
 */
export function securityHeaders(publicUrl: string): Koa.Middleware {
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"], baseUri: ["'none'"] },
    },
    strictTransportSecurity: publicUrl.startsWith('https:')
      ? { maxAge: 63_072_000, includeSubDomains: true }
      : false,
    // With `no-referrer`, browsers send `Origin: null` with a form, and the sign-out form could not be told
    // from a forged one.
    referrerPolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
  });
}
