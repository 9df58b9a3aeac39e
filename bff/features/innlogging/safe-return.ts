import type { Side } from '#bff/session/side.ts';

/** Of our calls, only a document is an address that somebody opens. */
const DOCUMENT = /^\/api\/presse\/(avgjorelser|tiltale)\//;

/**
 * Where to go after sign-in: the path within our own origin, and within the side one signs in to, that
 * `redirectUrl` names; otherwise that side's first page (DESIGN §7). What leads back to sign-in or out again is no
 * place to return to.
 */
export function safeReturn(redirectUrl: string | null, publicUrl: string, side: Side): string {
  const { home, failed, signedOut, slag } = side;
  if (!redirectUrl || redirectUrl.length > 2000 || !URL.canParse(redirectUrl, publicUrl))
    return home;
  const url = new URL(redirectUrl, publicUrl);
  if (url.origin !== publicUrl || !/^\/(?!\/)/.test(url.pathname)) return home;
  if (url.pathname.startsWith('/api/') && !DOCUMENT.test(url.pathname)) return home;
  if ([signedOut, failed].includes(url.pathname)) return home;
  if (/^\/admin(\/|$)/.test(url.pathname) !== (slag === 'admin')) return home;
  return url.pathname + url.search + url.hash;
}

/** Where the provider sends the browser back to; registered there. */
export function callbackUrl(publicUrl: string, side: Side): string {
  return publicUrl + side.paths.callback.href();
}
