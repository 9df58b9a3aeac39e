import { bodyParser } from '@koa/bodyparser';
import type { Middleware } from './context.ts';
import { httpErrors } from './errors.ts';

/** Bytes; the largest body is a form. */
const MAX_BODY = 64 * 1024;

/** Refuses a body that is too large or does not state its length, before anything reads it. */
export function limitBody(routes: readonly { path: string; maxBody?: number }[]): Middleware {
  // Of the calls of a path only those that take more: another one there takes no body.
  const larger = new Map(routes.flatMap(({ path, maxBody }) => (maxBody ? [[path, maxBody]] : [])));
  return async (ctx, next) => {
    if (ctx.get('Transfer-Encoding') !== '') throw httpErrors.lengthRequired();
    const most = larger.get(ctx.path) ?? MAX_BODY;
    if ((ctx.request.length ?? 0) > most) throw httpErrors.tooLarge();
    await next();
  };
}

function parserOf(type: 'json' | 'form', bytes = MAX_BODY): Middleware {
  const onError = () => {
    throw httpErrors.malformed();
  };
  const limits = { jsonLimit: `${bytes}b`, formLimit: `${bytes}b` };
  return bodyParser({ enableTypes: [type], ...limits, onError });
}

const [parseJson, parseForm] = [parserOf('json'), parserOf('form')];

/** Reads a JSON body into `ctx.request.body`. Another content type is refused with 415. */
export function readBody(maxBody?: number): Middleware {
  const parse = maxBody === undefined ? parseJson : parserOf('json', maxBody);
  return async (ctx, next) => {
    if (!ctx.is('application/json')) throw httpErrors.unsupportedMediaType();
    await parse(ctx, next);
  };
}

/** The same for a form. */
export const readForm: Middleware = async (ctx, next) => {
  if (!ctx.is('application/x-www-form-urlencoded')) throw httpErrors.unsupportedMediaType();
  await parseForm(ctx, next);
};
