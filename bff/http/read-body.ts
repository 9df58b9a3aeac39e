import { bodyParser } from '@koa/bodyparser';
import type { Middleware } from './context.ts';
import { httpErrors } from './errors.ts';

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
