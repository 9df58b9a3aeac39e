import type { Berammingsliste } from '#contract/sak.ts';
import type { SearchParams } from '#contract/search.ts';

/** The search in the days that its words say. */
export function inDays(
  search: SearchParams,
  list: Pick<Berammingsliste, 'dag'> | undefined,
): SearchParams {
  const dag = list?.dag;
  return dag?.brukes ? { ...search, fraDato: dag.fraDato, tilDato: dag.tilDato } : search;
}
