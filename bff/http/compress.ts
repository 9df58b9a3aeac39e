import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Middleware } from './context.ts';

/** Below this many bytes it is not worth it. */
const MIN_BYTES = 1400;

export const encodings = {
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes),
} as const;
export type Encoding = keyof typeof encodings;

/** Compresses JSON answers: a page of 1,000 cases is a good megabyte of repetition. */
export const compressJson: Middleware = async (ctx, next) => {
  await next();
  if (ctx.body === null || typeof ctx.body !== 'object' || ctx.method === 'HEAD') return;
  if (ctx.res.headersSent || !ctx.response.is('json')) return;
  const bytes = Buffer.from(JSON.stringify(ctx.body));
  const encoding = ctx.acceptsEncodings('br', 'gzip', 'identity');
  ctx.vary('Accept-Encoding');
  const compressed =
    bytes.length >= MIN_BYTES && (encoding === 'br' || encoding === 'gzip')
      ? await encodings[encoding](bytes)
      : null;
  ctx.body = compressed ?? bytes;
  ctx.type = 'json';
  if (compressed && encoding) ctx.set('Content-Encoding', encoding);
};
