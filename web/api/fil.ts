import { call, errorOf } from './client.ts';

/**
 * The file at an address, by the name that the server gives it; `name` where it gives none. It is received whole before it is
 * saved: one that breaks off is none. `signal` gives it up.
 */
export async function hentFil(href: string, name: string, signal: AbortSignal): Promise<File> {
  const response = await call(href, { signal });
  if (!response.ok) throw await errorOf(response);
  const given = /filename="([^"]+)"/.exec(response.headers.get('Content-Disposition') ?? '')?.[1];
  return new File([await response.blob()], given ?? name);
}
