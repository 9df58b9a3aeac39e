import { pressePaths } from '../../../contract/paths.ts';

const HOME = '/';
/** Of our calls, only a document is an address that somebody opens. */
const DOCUMENT = /^\/api\/presse\/(avgjorelser|tiltale)\//;

/**
 * Where to go after sign-in: the path within our own origin that `redirectUrl` names, otherwise the front
 * page (DESIGN §7). What leads back to sign-in or out again is no place to return to.
 */
export function safeReturn(redirectUrl: string | null, publicUrl: string): string {
  if (!redirectUrl || redirectUrl.length > 2000 || !URL.canParse(redirectUrl, publicUrl))
    return HOME;
  const url = new URL(redirectUrl, publicUrl);
  if (url.origin !== publicUrl || !/^\/(?!\/)/.test(url.pathname)) return HOME;
  if (url.pathname.startsWith('/api/') && !DOCUMENT.test(url.pathname)) return HOME;
  if (['/logg-ut', FAILED_PATH].includes(url.pathname)) return HOME;
  return url.pathname + url.search + url.hash;
}

/** The page that says that signing in failed (SPEC §8, authentication failure). */
export const FAILED_PATH = '/innlogging-feilet';

/** Where the provider sends the browser back to; registered there. */
export function callbackUrl(publicUrl: string): string {
  return publicUrl + pressePaths.callback.href();
}
