import { endOfOsloDay, startOfOsloDay } from '#domain/time.ts';
import type { SearchQuery } from './query.ts';

/** The searched range as instants, end exclusive; null when it ends before it begins. */
export function rangeInstants(
  query: Pick<SearchQuery, 'fraDato' | 'tilDato'>,
): { readonly from: Date; readonly to: Date } | null {
  if (query.fraDato > query.tilDato) return null;
  return { from: startOfOsloDay(query.fraDato), to: endOfOsloDay(query.tilDato) };
}
