import { bodyParser } from '@koa/bodyparser';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Middleware } from './context.ts';
import { httpErrors } from './errors.ts';

export type LimitName = 'signin' | 'search' | 'application' | 'link';
export type RateLimits = Readonly<Record<LimitName, RateLimiterMemory>>;

const MINUTE = 60;

/** Requests a minute, for each person who is signed in, otherwise for each address; counted per process. */
export function createRateLimits(points: Readonly<Record<LimitName, number>>): RateLimits {
  const limiter = (name: LimitName) =>
    new RateLimiterMemory({ keyPrefix: name, points: points[name], duration: MINUTE });
  return {
    signin: limiter('signin'),
    search: limiter('search'),
    application: limiter('application'),
    link: limiter('link'),
  };
}

/** 429 with Retry-After when it is too often. */
export function limitRate(limiter: RateLimiterMemory): Middleware {
  return async (ctx, next) => {
    const who = ctx.state.session?.identitetHash.toString('base64url') ?? ctx.ip;
    try {
      await limiter.consume(who);
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      throw httpErrors.tooManyRequests(Math.max(1, Math.ceil(refused.msBeforeNext / 1000)));
    }
    await next();
  };
}

/** Bytes; the largest thing anybody sends is a form. */
const MAX_BODY = 64 * 1024;

/** Refuses a body that is too large, or that does not say how large it is, before anything reads it. */
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

/** Reads a JSON body into `ctx.request.body`; whatever calls itself something else is refused, not guessed. */
export const readBody: Middleware = async (ctx, next) => {
  if (!ctx.is('application/json')) throw httpErrors.unsupportedMediaType();
  await parse(ctx, next);
};
