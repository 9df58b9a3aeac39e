import type { Middleware } from './context.ts';
import { httpErrors } from './errors.ts';

/** Bytes; the largest thing anybody sends is a form. */
const MAX_BODY = 64 * 1024;

/** Refuses a body that is too large, or that does not say how large it is, before anything reads it. */
export const limitBody: Middleware = async (ctx, next) => {
  if (ctx.get('Transfer-Encoding') !== '') throw httpErrors.lengthRequired();
  if ((ctx.request.length ?? 0) > MAX_BODY) throw httpErrors.tooLarge();
  await next();
};
