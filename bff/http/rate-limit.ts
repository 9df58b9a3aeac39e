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
