import type { Term } from '#search/query.ts';
import { all, notStale, type Filter } from '#search/elastic/filters.ts';
import type { Gate } from '#search/port.ts';
import { termFilter } from './terms.ts';

/**
 * A name only counts while it may be shown (DESIGN §3). The gate belongs to the match, not to the search:
 * negated, a hidden name neither leaves a case out nor lets it in.
 */
export function parterFilter(term: Term, gate: Gate): Filter {
  return all([termFilter(term, 'tekst.parter'), ...parterShown(gate)]);
}

function parterShown(gate: Gate): readonly Filter[] {
  return [
    { range: { parterSkjulesFra: { gt: gate.now.toISOString() } } },
    ...notStale(gate.stale.parter),
  ];
}
