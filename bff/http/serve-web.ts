import { randomBytes } from 'node:crypto';
import type { Deps } from '#bff/deps.ts';
import type { WebFile, WebFiles } from './web-files.ts';
import { type Encoding, encodings } from './compress.ts';
import type { Ctx, Middleware } from './context.ts';

const TEXT = /\.(js|css|svg|json|map|txt|webmanifest)$/;
/** The build puts a hash into the names there: what such an address holds never changes. */
const HASHED = /^\/assets\//;

/** The page: files by their address, and for every other address index.html, where the page's own routes begin. */
export function serveWeb(web: WebFiles, deps: Pick<Deps, 'config' | 'oidc'>): Middleware {
  return async (ctx, next) => {
    const asksToRead = ctx.method === 'GET' || ctx.method === 'HEAD';
    if (!asksToRead || ctx.path.startsWith('/api/') || ctx.path === '/api') {
      await next();
      return;
    }
    const file = ctx.path === '/index.html' ? undefined : web.files.get(ctx.path);
    if (file) await sendFile(ctx, file);
    // A missing script must not be answered with a page.
    else if (!HASHED.test(ctx.path)) sendPage(ctx, web.index, deps);
  };
}

async function sendFile(ctx: Ctx, file: WebFile): Promise<void> {
  ctx.state.route = 'web file';
  const lasting = HASHED.test(ctx.path);
  ctx.set('Cache-Control', lasting ? 'public, max-age=31536000, immutable' : 'no-cache');
  ctx.set('ETag', file.etag);
  ctx.type = /\.[^./]+$/.exec(ctx.path)?.[0] ?? 'application/octet-stream';
  ctx.status = 200;
  if (ctx.fresh) {
    ctx.status = 304;
    return;
  }
  ctx.body = TEXT.test(ctx.path) ? await compressed(ctx, file) : file.bytes;
}

/** Once for each file and encoding. */
async function compressed(ctx: Ctx, file: WebFile): Promise<Buffer> {
  ctx.vary('Accept-Encoding');
  const encoding = ctx.acceptsEncodings('br', 'gzip', 'identity');
  if (encoding !== 'br' && encoding !== 'gzip') return file.bytes;
  ctx.set('Content-Encoding', encoding);
  const bytes =
    file.compressed.get(encoding) ?? (await encodings[encoding satisfies Encoding](file.bytes));
  file.compressed.set(encoding, bytes);
  return bytes;
}

/** No script may stand in the page; the one kind of style that react-aria adds names itself by a nonce. */
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
 * What the page may load and where it may lead. `formTargets`: signing out is a form, and browsers apply
 * form-action to where its answer redirects too.
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
