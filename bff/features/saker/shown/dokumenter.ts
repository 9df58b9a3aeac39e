import type { Readable } from 'node:stream';
import { z } from 'zod';
import { writeAudit } from '#bff/audit.ts';
import type { Deps } from '#bff/deps.ts';
import { type Ctx, auditContext, sessionOf } from '#bff/http/context.ts';
import { httpErrors } from '#bff/http/errors.ts';
import type { Route } from '#bff/http/router.ts';
import { type FiltypeSegment, pressePaths } from '#contract/paths.ts';
import { type FoundDokument, findDokument, findSakIdOf } from '#db/sak/dokumenter.ts';
import { type ByteRange, DokumentlagerUnavailable } from '#db/dokumentlager/port.ts';
import { sakMessages } from '#domain/sak-messages.ts';
import type { Filtype } from '#domain/sak.ts';
import { fileNameAt, isDokumentAvailable } from '#domain/visibility.ts';
import { missing } from './skjult.ts';

/** The forms that the database allows. Anything else is a 404 and never becomes a path on disk. */
const params = z.object({
  domstolInitialer: z.string().regex(/^[A-ZÆØÅ]{2,5}$/),
  filNavn: z.string().regex(/^(?!\.)[A-Za-z0-9ÆØÅæøå._-]{1,120}$/),
});

const EXPIRED = { tiltale: 'tiltaleExpired', avgjoerelse: 'avgjoerelseExpired' } as const;

async function findAvailable(ctx: Ctx, deps: Deps, filtype: Filtype): Promise<FoundDokument> {
  const { db } = deps;
  const address = params.safeParse(ctx.params);
  const found = address.success ? await findDokument(db, { filtype, ...address.data }) : null;
  if (!found) {
    const named = address.success ? { filtype, ...address.data } : null;
    throw await missing(db, deps, named ? await findSakIdOf(db, named) : '', sessionOf(ctx));
  }
  if (!isKnownAs(found, address.data?.filNavn, ctx.state.now))
    throw await missing(db, deps, '', sessionOf(ctx));
  if (!isDokumentAvailable(found.dokument, found.sak, ctx.state.now))
    throw httpErrors.gone(sakMessages.dokument[EXPIRED[filtype]]);
  return found;
}

/** By its own name while that may be known, and always by its alias, when it has one. */
function isKnownAs({ dokument, sak }: FoundDokument, name: string | undefined, now: Date): boolean {
  return name === fileNameAt(dokument, sak, now) || name === dokument.filNavnUtenNavn;
}

/** Writes the audit row before anything is sent: without the row, the document is not given. */
async function answer(ctx: Ctx, deps: Deps, filtype: Filtype): Promise<void> {
  const found = await findAvailable(ctx, deps, filtype);
  const { dokument, sak, bytes } = found;
  // A file has no validator, so nobody can know that the rest is of the same one (RFC 9110 §13.1.5).
  const wanted = readRange(ctx.get('If-Range') === '' ? ctx.get('Range') : '', bytes);
  if (wanted.kind === 'none') throw httpErrors.rangeNotSatisfiable(bytes);
  const { domstolInitialer } = dokument;
  // The log is read when the names are hidden.
  const detaljer = {
    filtype,
    domstolInitialer,
    filNavn: dokument.filNavnUtenNavn ?? dokument.filNavn,
  };
  const filNavn = fileNameAt(dokument, sak, ctx.state.now);
  const content = await take(deps, found, { wanted, isHead: ctx.method === 'HEAD' });
  try {
    await writeAudit(deps.db, auditContext(ctx), {
      action: 'dokument',
      sakId: sak.sakId,
      detaljer,
    });
    // The store may have failed meanwhile, and nothing has been sent yet.
    if (content?.errored) throw httpErrors.unavailable('documents');
  } catch (error) {
    content?.destroy();
    throw error;
  }
  sendFile(ctx, { filNavn, bytes, wanted, content });
}

/** The content from the store; null for HEAD, which opens nothing. Throws 503 when the store hasn't got what the row says. */
async function take(
  { documents }: Deps,
  { noekkel, bytes }: FoundDokument,
  { wanted, isHead }: { readonly wanted: ToSend; readonly isHead: boolean },
): Promise<Readable | null> {
  const asked = isHead
    ? documents.size(noekkel).then((size) => size !== null && { bytes: size, content: null })
    : documents.open(noekkel, rangeOf(wanted));
  const given = await asked.catch((error: unknown) => {
    if (error instanceof DokumentlagerUnavailable) return null;
    throw error;
  });
  if (given && given.bytes === bytes) return given.content;
  if (given) given.content?.destroy();
  throw httpErrors.unavailable('documents');
}

function dokumentRoute(segment: FiltypeSegment, filtype: Filtype, summary: string): Route {
  return {
    method: 'get',
    path: pressePaths.dokument.pathOf(segment),
    summary,
    access: 'read document',
    limit: 'document',
    params,
    response: 'application/pdf',
    answers: [206, 410, 416],
    answer: (ctx, deps) => answer(ctx, deps, filtype),
  };
}

/** GET {avgjorelser|tiltale}/{domstolInitialer}/{filNavn}. */
export const dokumentRoutes: readonly Route[] = [
  dokumentRoute('avgjorelser', 'avgjoerelse', 'A decision'),
  dokumentRoute('tiltale', 'tiltale', 'An indictment'),
];

/** What to send of a file: all of it, one part, or nothing because the part is beyond its end. */
type Wanted = { readonly kind: 'all' } | { readonly kind: 'none' } | Part;
type Part = { readonly kind: 'part' } & ByteRange;

const ALL: Wanted = { kind: 'all' };

/**
 * Reads a Range header (RFC 9110 §14). Several ranges, other units and malformed headers are ignored, as the standard
 * allows.
 */
export function readRange(header: string, bytes: number): Wanted {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header.trim());
  const [first, last] = [match?.[1] ?? '', match?.[2] ?? ''];
  if (first === '' && last === '') return ALL;
  if (first === '') return part(Math.max(0, bytes - Number(last)), bytes - 1, bytes);
  if (last !== '' && Number(last) < Number(first)) return ALL;
  return part(Number(first), last === '' ? bytes - 1 : Number(last), bytes);
}

function part(start: number, end: number, bytes: number): Wanted {
  return start >= bytes ? { kind: 'none' } : { kind: 'part', start, end: Math.min(end, bytes - 1) };
}

type ToSend = Exclude<Wanted, { kind: 'none' }>;

function rangeOf(wanted: ToSend): ByteRange | undefined {
  return wanted.kind === 'part' ? { start: wanted.start, end: wanted.end } : undefined;
}

interface FileToSend {
  readonly filNavn: string;
  /** The size of the whole file. */
  readonly bytes: number;
  readonly wanted: ToSend;
  /** Null for HEAD, which asks for the headers only. */
  readonly content: Readable | null;
}

/**
 * Sends a PDF that the browser shows in a tab. The headers forbid running anything in it, caching it, and guessing
 * another type.
 */
function sendFile(ctx: Ctx, { filNavn, bytes, wanted, content }: FileToSend): void {
  const range = rangeOf(wanted);
  ctx.set({
    'Accept-Ranges': 'bytes',
    'Cache-Control': 'no-store',
    'Content-Security-Policy':
      "sandbox; default-src 'none'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
    'Content-Type': 'application/pdf',
    'X-Content-Type-Options': 'nosniff',
  });
  ctx.attachment(filNavn, { type: 'inline', fallback: filNavn.replace(/[^\w.-]/g, '_') });
  ctx.type = 'application/pdf';
  if (range) ctx.set('Content-Range', `bytes ${range.start}-${range.end}/${bytes}`);
  if (content) ctx.body = content;
  ctx.status = range ? 206 : 200;
  ctx.length = range ? range.end - range.start + 1 : bytes;
}
