import type { Side } from '#bff/session/side.ts';

/** The only calls that are opened in a browser tab. */
const DOCUMENT = /^\/api\/presse\/(avgjorelser|tiltale)\//;

/**
 * The path to go to after sign-in. `redirectUrl` is followed only within our own origin and within the side that was
 * signed in to, and not to pages of sign-in and sign-out; otherwise the path is that side's first page.
 */
export function safeReturn(redirectUrl: string | null, publicUrl: string, side: Side): string {
  const { home, failed, signedOut, name } = side;
  if (!redirectUrl || redirectUrl.length > 2000 || !URL.canParse(redirectUrl, publicUrl))
    return home;
  const url = new URL(redirectUrl, publicUrl);
  if (url.origin !== publicUrl || !/^\/(?!\/)/.test(url.pathname)) return home;
  const path = normalised(url.pathname);
  if (path === null || (path.startsWith('/api') && !DOCUMENT.test(path))) return home;
  if ([signedOut, failed].includes(path)) return home;
  if (/^\/admin(\/|$)/.test(path) !== (name === 'admin')) return home;
  return url.pathname + url.search + url.hash;
}

/**
 * The path as the pages' router reads it: decoded, in lower case, without repeated slashes and without one at the end.
 * `/Logg-Ut/` and `/logg%2Dut` are the sign-out page, and would end the session that has just begun. null: not a path.
 */
function normalised(pathname: string): string | null {
  try {
    const path = decodeURIComponent(pathname)
      .toLowerCase()
      .replace(/\/{2,}/g, '/');
    return path.replace(/(?<=.)\/$/, '');
  } catch {
    return null;
  }
}

/** The redirect URI, which is registered at the provider. */
export function callbackUrl(publicUrl: string, side: Side): string {
  return publicUrl + side.paths.callback.href();
}
