import { pressePaths } from '#contract/paths.ts';
import { type SearchParams, writeSearchParams } from '#contract/search.ts';
import type { EksportFormat } from '#domain/eksport.ts';
import { call, errorOf } from './client.ts';

/**
 * The hits of the search as a file. It is received whole before it is saved: one that breaks off is none. `signal` gives
 * it up.
 */
export async function hentEksport(
  params: SearchParams,
  format: EksportFormat,
  signal: AbortSignal,
): Promise<File> {
  const query = writeSearchParams(params);
  // A file has all pages.
  query.delete('page');
  query.delete('pageSize');
  query.set('kjennerReglene', 'true');
  const response = await call(`${pressePaths.eksport[format].href()}?${query}`, { signal });
  if (!response.ok) throw await errorOf(response);
  return new File([await response.blob()], nameOf(response) ?? `treff.${format}`);
}

function nameOf(response: Response): string | undefined {
  return /filename="([^"]+)"/.exec(response.headers.get('Content-Disposition') ?? '')?.[1];
}
