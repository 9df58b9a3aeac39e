import { pressePaths } from '#contract/paths.ts';
import { type SearchParams, writeSearchParams } from '#contract/search.ts';
import type { EksportFormat } from '#domain/eksport.ts';
import { hentFil } from './fil.ts';

/** The hits of the search as a file; `signal` gives it up. */
export function hentEksport(
  params: SearchParams,
  format: EksportFormat,
  signal: AbortSignal,
): Promise<File> {
  const query = writeSearchParams(params);
  // A file has all pages.
  query.delete('page');
  query.delete('pageSize');
  query.set('kjennerReglene', 'true');
  return hentFil(`${pressePaths.eksport[format].href()}?${query}`, `treff.${format}`, signal);
}
