import type { Readable } from 'node:stream';
import type { ByteRange } from '#db/dokumentlager.ts';
import type { Ctx } from '#bff/http/context.ts';
import type { Wanted } from './range.ts';

export interface FileToSend {
  readonly filNavn: string;
  /** Of the whole file. */
  readonly bytes: number;
  readonly wanted: Exclude<Wanted, { kind: 'none' }>;
  readonly open: (range?: ByteRange) => Readable;
}

/**
 * A PDF to be looked at in a tab of its own: nothing of it may run, be kept in a cache, or be taken for
 * something else (DESIGN §4).
 */
export function sendFile(ctx: Ctx, { filNavn, bytes, wanted, open }: FileToSend): void {
  const range = wanted.kind === 'part' ? { start: wanted.start, end: wanted.end } : undefined;
  ctx.set({
    'Accept-Ranges': 'bytes',
    'Cache-Control': 'no-store',
    'Content-Security-Policy': "sandbox; default-src 'none'",
    'Content-Type': 'application/pdf',
    'X-Content-Type-Options': 'nosniff',
  });
  ctx.attachment(filNavn, { type: 'inline', fallback: filNavn.replace(/[^\w.-]/g, '_') });
  ctx.type = 'application/pdf';
  if (range) ctx.set('Content-Range', `bytes ${range.start}-${range.end}/${bytes}`);
  // HEAD asks for the headers only: no file is opened for it.
  if (ctx.method !== 'HEAD') ctx.body = open(range);
  ctx.status = range ? 206 : 200;
  ctx.length = range ? range.end - range.start + 1 : bytes;
}
