import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, type BrotliOptions, constants } from 'node:zlib';
import compress from 'koa-compress';
import type { Ctx, Middleware } from './context.ts';

/** Below this many bytes, compression is not worth it. */
const MIN_BYTES = 1400;
const COMPRESSED =
  /^(application\/(json|javascript|manifest\+json)|text\/(javascript|css|plain|html)|image\/svg\+xml)$/;
const QUALITY = { [constants.BROTLI_PARAM_QUALITY]: 4 };

/**
 * Compresses pages, JSON, scripts and styles with brotli (quality 4) or gzip: a page of 1,000 cases is half a megabyte of
 * JSON and 17 kB compressed. Files that the build has compressed already are sent as they are (serve-web.ts).
 */
export const compressAnswers: Middleware = compress({
  filter: (type) => COMPRESSED.test(type),
  threshold: MIN_BYTES,
  deflate: false,
  zstd: false,
  br: { params: QUALITY },
});

/** A body as it is sent; without an encoding, `compressAnswers` may still compress it. */
export interface Packed {
  readonly body: string | Buffer | null;
  readonly encoding: 'br' | null;
}

/**
 * Bytes up to which an answer is compressed synchronously: 0.4 ms for the 55 kB of a page of 50 cases. A worker thread takes as long
 * and adds the hand-over, which takes milliseconds on a busy machine.
 */
const MOST_AT_ONCE = 128 * 1024;
const compressElsewhere = promisify<Buffer, BrotliOptions, Buffer>(brotliCompress);

/**
 * Compresses an answer while its audit row is being written, for clients that accept brotli, as browsers do. Other clients get what
 * `compressAnswers` makes.
 */
export async function pack(ctx: Ctx, text: string): Promise<Packed> {
  if (ctx.method === 'HEAD' || !takesBrotli(ctx)) return { body: text, encoding: null };
  const bytes = Buffer.from(text);
  const size = bytes.length;
  if (size < MIN_BYTES) return { body: text, encoding: null };
  const options: BrotliOptions = {
    params: { ...QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: size },
    // Large enough for most compressed answers, so that the output is one chunk.
    chunkSize: Math.max(MIN_CHUNK, Math.ceil(size / 4)),
  };
  const body =
    size <= MOST_AT_ONCE
      ? brotliCompressSync(bytes, options)
      : await compressElsewhere(bytes, options);
  return { body, encoding: 'br' };
}
/** The smallest chunk size that zlib accepts. */
const MIN_CHUNK = 64;

/** Whether brotli is among the encodings and none is preferred to another. */
function takesBrotli(ctx: Ctx): boolean {
  const accepted = ctx.get('Accept-Encoding');
  return !accepted.includes(';') && /(?:^|,)\s*br\s*(?:,|$)/i.test(accepted);
}
