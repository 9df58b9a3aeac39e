import type Koa from 'koa';
import helmet from 'koa-helmet';
import { REQUESTED_WITH } from '#contract/call.ts';
import type { Ctx, Middleware } from './context.ts';
import { httpErrors } from './errors.ts';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);
const [[HEADER, VALUE]] = Object.entries(REQUESTED_WITH) as [[string, string]];

/**
 * Refuses an unsafe request that a page of another site could have sent. A script must send a header that other sites cannot
 * set without a CORS preflight, which we never answer: with it, a request that says nothing of where it comes from is a
 * program's, or an old browser's from our own page. A form has no such header: the browser must say that it is same-origin.
 */
export function refuseForged(publicUrl: string, from: 'script' | 'form'): Middleware {
  return async (ctx, next) => {
    const proven = from === 'script' ? ctx.get(HEADER) === VALUE : saysOrigin(ctx);
    const forged = !proven || !isSameOrigin(ctx, publicUrl);
    if (!SAFE.has(ctx.method) && forged) throw httpErrors.forgedRequest();
    await next();
  };
}

/** Whether the browser says where the request comes from. */
function saysOrigin(ctx: Ctx): boolean {
  return ctx.get('Origin') !== '' || ctx.get('Sec-Fetch-Site') !== '';
}

/** Each of the two headers that is sent must say same-origin. */
function isSameOrigin(ctx: Ctx, publicUrl: string): boolean {
  const origin = ctx.get('Origin');
  const site = ctx.get('Sec-Fetch-Site');
  return (origin === '' || origin === publicUrl) && (site === '' || site === 'same-origin');
}

/** What no page of ours uses: whatever runs in one cannot ask for it either. */
const UNUSED_FEATURES = [
  'accelerometer',
  'autoplay',
  'bluetooth',
  'browsing-topics',
  'camera',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'storage-access',
  'usb',
  'web-share',
  'xr-spatial-tracking',
];
const PERMISSIONS = UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', ');

/**
 * Headers of every answer. This content security policy allows nothing; serve-web.ts and documents set their own.
 */
export function securityHeaders(publicUrl: string): Koa.Middleware {
  const none = ["'none'"];
  const headers = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        ...{ defaultSrc: none, objectSrc: none, formAction: none },
        ...{ frameAncestors: none, baseUri: none },
      },
    },
    strictTransportSecurity: publicUrl.startsWith('https:')
      ? { maxAge: 63_072_000, includeSubDomains: true }
      : false,
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    // With `no-referrer`, browsers send `Origin: null` with forms, and the sign-out form would look forged.
    referrerPolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
  });
  return async (ctx, next) => {
    ctx.set('Permissions-Policy', PERMISSIONS);
    await headers(ctx, next);
  };
}
