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

function parserOf(type: 'json' | 'form'): Middleware {
  const onError = () => {
    throw httpErrors.malformed();
  };
  const limits = { jsonLimit: '64kb', formLimit: '64kb' };
  return bodyParser({ enableTypes: [type], ...limits, onError });
}

const [parseJson, parseForm] = [parserOf('json'), parserOf('form')];

/** Reads a JSON body into `ctx.request.body`. Another content type is refused with 415. */
export const readBody: Middleware = async (ctx, next) => {
  if (!ctx.is('application/json')) throw httpErrors.unsupportedMediaType();
  await parseJson(ctx, next);
};

/** The same for a form. */
export const readForm: Middleware = async (ctx, next) => {
  if (!ctx.is('application/x-www-form-urlencoded')) throw httpErrors.unsupportedMediaType();
  await parseForm(ctx, next);
};
