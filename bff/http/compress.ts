import compress from 'koa-compress';
import type { Middleware } from './context.ts';

/** Below this many bytes, compression is not worth it. */
const MIN_BYTES = 1400;
const COMPRESSED =
  /^(application\/(json|javascript|manifest\+json)|text\/(javascript|css|plain)|image\/svg\+xml)$/;

/**
 * Compresses JSON, scripts and styles with brotli (quality 4) or gzip: a page of 1,000 cases is half a megabyte of
 * JSON and 17 kB compressed. Files that the build has compressed already are sent as they are (serve-web.ts).
 */
export const compressAnswers: Middleware = compress({
  filter: (type) => COMPRESSED.test(type),
  threshold: MIN_BYTES,
  deflate: false,
  zstd: false,
});
