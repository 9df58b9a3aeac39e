import { REQUESTED_WITH } from '#contract/common.ts';
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
