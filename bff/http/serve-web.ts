import { randomBytes } from 'node:crypto';
import type { Deps } from '#bff/deps.ts';
import type { Ctx, Middleware } from './context.ts';
import type { WebFile, WebFiles } from './web-files.ts';

/** File names there contain a hash of the content, so the content of an address never changes. */
const HASHED = /^\/assets\//;

/** Serves the files of the page, and index.html for every other address: the page has routes of its own. */
export function serveWeb(web: WebFiles, deps: Pick<Deps, 'config' | 'oidc'>): Middleware {
  return async (ctx, next) => {
    const asksToRead = ctx.method === 'GET' || ctx.method === 'HEAD';
    if (!asksToRead || ctx.path.startsWith('/api/') || ctx.path === '/api') {
      await next();
      return;
    }
    const file = ctx.path === '/index.html' ? undefined : web.files.get(ctx.path);
    if (file) sendFile(ctx, file);
    // A missing script is a 404, not a page.
    else if (!HASHED.test(ctx.path)) sendPage(ctx, web.index, deps);
  };
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

/** The page has no inline script. The inline styles that react-aria adds carry the nonce. */
function sendPage(ctx: Ctx, index: string, { config, oidc }: Pick<Deps, 'config' | 'oidc'>): void {
  ctx.state.route = 'page';
  const nonce = randomBytes(16).toString('base64url');
  ctx.set('Cache-Control', 'no-cache');
  ctx.set(
    'Content-Security-Policy',
    contentSecurityPolicy(config.PUBLIC_URL, nonce, [
      ...new Set(Object.values(oidc).flatMap((one) => one.origins())),
    ]),
  );
  ctx.type = 'html';
  ctx.body = index.replace('</head>', `<meta property="csp-nonce" nonce="${nonce}"></head>`);
}

/**
 * What the page may load. `formTargets` are the identity providers: signing out is a form, and browsers apply
 * form-action to the address that its answer redirects to as well.
 */
function contentSecurityPolicy(
  publicUrl: string,
  styleNonce: string,
  formTargets: readonly string[],
): string {
  const directives = [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${styleNonce}'`,
    "font-src 'self'",
    "img-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    ["form-action 'self'", ...formTargets].join(' '),
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ...(publicUrl.startsWith('https:') ? ['upgrade-insecure-requests'] : []),
  ];
  return directives.join('; ');
}
