import { createHash, randomBytes } from 'node:crypto';
import type { RequestListener } from 'node:http';
import { readFile, readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { escapeHtml } from '#bff/escape-html.ts';
import { languageOf } from '#bff/language.ts';
import { isPage } from '#contract/page-paths.ts';
import { type Language, LANGUAGES } from '#domain/texts.ts';
import { LENKER, LENKER_META, type Lenker } from '#domain/lenker.ts';
import type { Ctx, Middleware } from './context.ts';
import { askOwn, isRendered, readRender, type Render } from './render-page.ts';
import { aroundOf, manifestSchema, withRendered } from './rendered-page.ts';

/** File names there contain a hash of the content, so the content of an address never changes. */
const HASHED = /^\/assets\//;

/** What the build leaves for the server. */
const OF_SERVER = /^\/\./;

/** The page in each language. */
const INDEX: Readonly<Record<Language, string>> = { nb: '/index.html', nn: '/index.nn.html' };
/** What it is made of, as the build says. */
const MANIFEST: Readonly<Record<Language, string>> = {
  nb: '/.vite/manifest.json',
  nn: '/.vite/manifest.nn.json',
};

/** Input of the page's content security policy. */
interface PagePolicy {
  readonly publicUrl: string;
  /**
   * Origins that a form may lead to besides our own. Signing out is a form, and browsers apply form-action to the
   * address that its answer redirects to as well: an identity provider.
   */
  readonly formTargets: () => readonly string[];
  /** The whole service, which a page that is made here asks. */
  readonly handle: RequestListener;
  /** Whether the browser has the cookie of a press user. */
  readonly hasSession: (ctx: Ctx) => boolean;
  /** Told when a page can't be made here; the browser makes it. */
  readonly onFailed: (error: unknown) => null;
}

/**
 * Serves the files of the page, and index.html for every other address: the page has routes of its own, and says what is
 * not found. The status says so too.
 */
export function serveWeb(web: WebFiles, policy: PagePolicy): Middleware {
  return async (ctx, next) => {
    const asksToRead = ctx.method === 'GET' || ctx.method === 'HEAD';
    if (!asksToRead || ctx.path.startsWith('/api/') || ctx.path === '/api') {
      await next();
      return;
    }
    const file = isIndex(ctx.path) ? undefined : web.files.get(ctx.path);
    if (file) sendFile(ctx, file);
    // A missing script is a 404, not a page.
    else if (!HASHED.test(ctx.path)) await sendPage(ctx, web, policy);
  };
}

const isIndex = (path: string) => Object.values(INDEX).includes(path);

function withLenker(index: string, lenker: Lenker): string {
  const content = escapeHtml(JSON.stringify(lenker));
  return index.replace('</head>', () => `<meta name="${LENKER_META}" content="${content}"></head>`);
}

function sendFile(ctx: Ctx, file: WebFile): void {
  ctx.state.route = 'web file';
  ctx.set(
    'Cache-Control',
    HASHED.test(ctx.path) ? 'public, max-age=31536000, immutable' : 'no-cache',
  );
  ctx.set('ETag', file.etag);
  ctx.type = /\.[^./]+$/.exec(ctx.path)?.[0] ?? 'application/octet-stream';
  ctx.status = 200;
  if (ctx.fresh) {
    ctx.status = 304;
    return;
  }
  ctx.body = inBestEncoding(ctx, file);
}

/** The first encoding of the build that the client accepts; without one, compress.ts compresses the file. */
function inBestEncoding(ctx: Ctx, file: WebFile): Buffer {
  for (const [encoding, bytes] of file.compressed) {
    if (!ctx.acceptsEncodings(encoding)) continue;
    ctx.set('Content-Encoding', encoding);
    return bytes;
  }
  return file.bytes;
}

/** The page has no inline script. Inline styles, and those that react-aria adds, carry the nonce. */
async function sendPage(ctx: Ctx, web: WebFiles, policy: PagePolicy): Promise<void> {
  ctx.state.route = 'page';
  const language = languageOf(ctx);
  const nonce = randomBytes(16).toString('base64url');
  const { index, around, render } = web.pages[language];
  const rendered = await renderedOf(ctx, render, policy, language);
  // What a page shows of cases may be hidden by the next time.
  ctx.set('Cache-Control', rendered ? 'no-store' : 'no-cache');
  ctx.vary(['Cookie', 'Accept-Language']);
  ctx.set('Content-Language', language);
  ctx.set('Content-Security-Policy', contentSecurityPolicy(nonce, policy));
  ctx.type = 'html';
  ctx.status = isPage(ctx.path) ? 200 : 404;
  const page = index.replace('</head>', `<meta property="csp-nonce" nonce="${nonce}"></head>`);
  ctx.body = rendered
    ? withRendered(page, rendered, around(ctx.path), { nonce, now: ctx.state.now })
    : page;
}

/** Null: the browser makes the page. */
async function renderedOf(ctx: Ctx, render: Render, policy: PagePolicy, language: Language) {
  if (!policy.hasSession(ctx) || !isRendered(ctx)) return null;
  const ask = askOwn(ctx, policy.handle, language);
  const browser = { ask, cookie: ctx.get('Cookie') };
  return render(ctx.url, browser).catch(policy.onFailed);
}

function contentSecurityPolicy(styleNonce: string, policy: PagePolicy): string {
  const directives = [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${styleNonce}'`,
    "font-src 'self'",
    "img-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    ["form-action 'self'", ...new Set(policy.formTargets())].join(' '),
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ...(policy.publicUrl.startsWith('https:') ? ['upgrade-insecure-requests'] : []),
  ];
  return directives.join('; ');
}

interface WebFile {
  readonly bytes: Buffer;
  readonly etag: string;
  /** The variants that the build has compressed (`x.js.br`, `x.js.gz`), by encoding, best first. */
  readonly compressed: ReadonlyMap<string, Buffer>;
}

/** The built page in memory, by address. An address is only looked up here; it never becomes a path on disk. */
export interface WebFiles {
  readonly pages: Readonly<Record<Language, WebPage>>;
  readonly files: ReadonlyMap<string, WebFile>;
}

interface WebPage {
  /** Without content. */
  readonly index: string;
  readonly render: Render;
  readonly around: ReturnType<typeof aroundOf>;
}

const PRECOMPRESSED: Readonly<Record<string, string>> = { '.br': 'br', '.gz': 'gzip' };

/**
 * Reads the folder of the built page, which leads to these pages of the courts; null when it does not hold the page in both
 * languages. `texts`: files beside it that are made of settings, by address; null: there is none.
 */
export async function readWebFiles(
  dir: string,
  lenker: Lenker = LENKER,
  texts: Readonly<Record<string, string | null>> = {},
): Promise<WebFiles | null> {
  const contents = await readAll(dir);
  if (!contents.has(INDEX.nb) || !contents.has(INDEX.nn)) return null;
  const files = new Map<string, WebFile>();
  for (const [address, bytes] of contents)
    if (!isPrecompressed(address) && !OF_SERVER.test(address))
      files.set(address, toWebFile(address, bytes, contents));
  for (const [address, text] of Object.entries(texts))
    if (text !== null) files.set(address, toWebFile(address, Buffer.from(text), contents));
  const text = (address: string) => String(contents.get(address) ?? '');
  const pageIn = (language: Language): WebPage => ({
    index: withLenker(text(INDEX[language]), lenker),
    render: readRender(dir, language, lenker),
    around: aroundOf(manifestSchema.parse(JSON.parse(text(MANIFEST[language]) || '{}')), (file) =>
      text(`/${file}`),
    ),
  });
  const pages = LANGUAGES.map((language) => [language, pageIn(language)]);
  return { files, pages: Object.fromEntries(pages) as WebFiles['pages'] };
}

function toWebFile(address: string, bytes: Buffer, contents: ReadonlyMap<string, Buffer>): WebFile {
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"`;
  const compressed = Object.entries(PRECOMPRESSED).flatMap(([ending, encoding]) => {
    const found = contents.get(address + ending);
    return found ? [[encoding, found] as const] : [];
  });
  return { bytes, etag, compressed: new Map(compressed) };
}

async function readAll(dir: string): Promise<Map<string, Buffer>> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile());
  return new Map(
    await Promise.all(
      files.map(async (entry) => {
        const path = join(entry.parentPath, entry.name);
        const address = `/${relative(dir, path).split(sep).join('/')}`;
        return [address, await readFile(path)] as const;
      }),
    ),
  );
}

function isPrecompressed(address: string): boolean {
  return Object.keys(PRECOMPRESSED).some((ending) => address.endsWith(ending));
}
