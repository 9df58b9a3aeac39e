import { bodyParser } from '@koa/bodyparser';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Middleware } from './context.ts';
import { httpErrors } from './errors.ts';

export type LimitName = 'signin' | 'search' | 'suggest' | 'application' | 'link';
export type RateLimits = Readonly<Record<LimitName, RateLimiterMemory>>;

const MINUTE = 60;

/** Limits in requests per minute; each server process counts for itself. */
export function createRateLimits(points: Readonly<Record<LimitName, number>>): RateLimits {
  const limiter = (name: LimitName) =>
    new RateLimiterMemory({ keyPrefix: name, points: points[name], duration: MINUTE });
  return {
    signin: limiter('signin'),
    search: limiter('search'),
    suggest: limiter('suggest'),
    application: limiter('application'),
    link: limiter('link'),
  };
}

/** Counts by person, or by address when nobody is signed in. Throws 429 with Retry-After. */
export function limitRate(limiter: RateLimiterMemory): Middleware {
  return async (ctx, next) => {
    const key = ctx.state.session?.identitetHash.toString('base64url') ?? ctx.ip;
    try {
      await limiter.consume(key);
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      throw httpErrors.tooManyRequests(Math.max(1, Math.ceil(refused.msBeforeNext / 1000)));
    }
    await next();
  };
}

/** Bytes; the largest body is a form. */
const MAX_BODY = 64 * 1024;

/** Refuses a body that is too large or does not state its length, before anything reads it. */
export const limitBody: Middleware = async (ctx, next) => {
  if (ctx.get('Transfer-Encoding') !== '') throw httpErrors.lengthRequired();
  if ((ctx.request.length ?? 0) > MAX_BODY) throw httpErrors.tooLarge();
  await next();
};

const parse = bodyParser({
  enableTypes: ['json'],
  jsonLimit: '64kb',
  onError: () => {
    throw httpErrors.malformed();
  },
}) as unknown as Middleware;

/** Reads a JSON body into `ctx.request.body`. Another content type is refused with 415. */
export const readBody: Middleware = async (ctx, next) => {
  if (!ctx.is('application/json')) throw httpErrors.unsupportedMediaType();
  await parse(ctx, next);
};
