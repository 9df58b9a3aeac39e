import helmet from 'koa-helmet';
import type Koa from 'koa';

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
