import type Koa from 'koa';
import helmet from 'koa-helmet';
import { REQUESTED_WITH } from '#contract/call.ts';
import type { Ctx, Middleware } from './context.ts';
import { httpErrors } from './errors.ts';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);
const [[HEADER, VALUE]] = Object.entries(REQUESTED_WITH) as [[string, string]];

/**
 * Refuses an unsafe request unless it comes from our own page: the browser must say that it is same-origin. A script
 * must also send a header that other sites cannot set without a CORS preflight.
 */
export function refuseForged(publicUrl: string, from: 'script' | 'form'): Middleware {
  return async (ctx, next) => {
    const forged =
      !isSameOrigin(ctx, publicUrl) || (from === 'script' && ctx.get(HEADER) !== VALUE);
    if (!SAFE.has(ctx.method) && forged) throw httpErrors.forgedRequest();
    await next();
  };
}

/** At least one of the two headers is required, and each that is sent must say same-origin. */
function isSameOrigin(ctx: Ctx, publicUrl: string): boolean {
  const origin = ctx.get('Origin');
  const site = ctx.get('Sec-Fetch-Site');
  if (origin === '' && site === '') return false;
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
