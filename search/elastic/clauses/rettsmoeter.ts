import type { SearchQuery } from '../../query.ts';
import { rangeInstants } from '../../range.ts';
import { nothing, type Filter } from '../filters.ts';

type Range = Pick<SearchQuery, 'fraDato' | 'tilDato'>;

/** Inside a hearing: it overlaps the range's Oslo days. */
export function overlapsRange(range: Range): readonly Filter[] {
  const instants = rangeInstants(range);
  if (!instants) return [nothing];
  return [
    { range: { 'rettsmoeter.start': { lt: instants.to.toISOString() } } },
    { range: { 'rettsmoeter.slutt': { gt: instants.from.toISOString() } } },
  ];
}

/** A day, not an instant, within the range. */
export function dayInRange(field: string, range: Range): Filter {
  return { range: { [field]: { gte: range.fraDato, lte: range.tilDato } } };
}
