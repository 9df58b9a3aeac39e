import { bodyParser } from '@koa/bodyparser';
import type { Middleware } from './context.ts';
import { httpErrors } from './errors.ts';

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
