import {
  defaultSort,
  hasWords,
  KATEGORIER,
  type Kategori,
  type Sort,
  type SortField,
  type WordedSearch,
} from './search-rules.ts';
import { texts } from './texts.ts';

const SORT_NAVN = texts({
  relevance: { nb: 'Mest relevante', nn: 'Mest relevante' },
  decided: { nb: 'Avsagt dato', nn: 'Dato avsagd' },
  firstHearing: { nb: 'Første rettsmøte', nn: 'Første rettsmøte' },
  lastHearing: { nb: 'Siste rettsmøte', nn: 'Siste rettsmøte' },
  newCases: { nb: 'Nye saker', nn: 'Nye saker' },
  decidedOldest: { nb: 'Avsagt dato, eldste først', nn: 'Dato avsagd, eldste først' },
  oldestCases: { nb: 'Eldste saker', nn: 'Eldste saker' },
  court: { nb: 'Domstol', nn: 'Domstol' },
  courtReversed: { nb: 'Domstol, Å til A', nn: 'Domstol, Å til A' },
  newestIndictment: { nb: 'Nyeste tiltale', nn: 'Nyaste tiltale' },
  oldestIndictment: { nb: 'Eldste tiltale', nn: 'Eldste tiltale' },
  newestDecision: { nb: 'Nyeste avgjørelse', nn: 'Nyaste avgjerd' },
  oldestDecision: { nb: 'Eldste avgjørelse', nn: 'Eldste avgjerd' },
});

/** An order of the hits, as 'Sorter på' calls it. */
interface SortRow extends Sort {
  readonly id: string;
  readonly label: string;
  /** Where it can be chosen; everywhere else only an address asks for it. */
  readonly kategorier: readonly Kategori[];
  /** Only when words are typed: without them nothing is more relevant than anything else. */
  readonly needsWords: boolean;
}

/**
 * Every order that an address can ask for, for browser and server: what the select says is what the rows do. Of a key
 * without a direction the first row counts.
 */
export const SORTS: readonly SortRow[] = [
  row('relevans', 'desc', 'relevance', KATEGORIER),
  row('avgivelsesdato', 'desc', 'decided', ['avgjorelser']),
  row('rettsmoete', 'asc', 'firstHearing', KATEGORIER),
  row('rettsmoete', 'desc', 'lastHearing', KATEGORIER),
  row('sisteSak', 'desc', 'newCases', KATEGORIER),
  row('avgivelsesdato', 'asc', 'decidedOldest'),
  row('sisteSak', 'asc', 'oldestCases'),
  row('domstol', 'asc', 'court'),
  row('domstol', 'desc', 'courtReversed'),
  row('publiseringsdatoTiltale', 'desc', 'newestIndictment'),
  row('publiseringsdatoTiltale', 'asc', 'oldestIndictment'),
  row('publiseringsdatoAvgjoerelse', 'desc', 'newestDecision'),
  row('publiseringsdatoAvgjoerelse', 'asc', 'oldestDecision'),
];

function row(
  sortField: SortField,
  direction: 'asc' | 'desc',
  name: keyof typeof SORT_NAVN,
  kategorier: readonly Kategori[] = [],
): SortRow {
  return {
    id: `${sortField}-${direction}`,
    get label() {
      return SORT_NAVN[name];
    },
    sortField,
    sortAscending: direction === 'asc',
    kategorier,
    needsWords: sortField === 'relevans',
  };
}

/** What of a search decides its order. */
export interface SortedSearch extends WordedSearch {
  readonly soekeKategori: Kategori;
  readonly sortField?: SortField | undefined;
  readonly sortAscending?: boolean | undefined;
}

/**
 * The order of a search: the category's own without a key, or when 'Mest relevante' has no words to go by. A key that the
 * category does not offer is followed all the same, and the select names it.
 */
export function sortOf(search: SortedSearch): SortRow {
  const { sortField, sortAscending } = search;
  const isUsual = !sortField || (sortField === 'relevans' && !hasWords(search));
  const wanted = isUsual ? defaultSort(search.soekeKategori) : { sortField, sortAscending };
  const ofField = SORTS.filter((one) => one.sortField === wanted.sortField);
  return ofField.find((one) => one.sortAscending === wanted.sortAscending) ?? ofField[0]!;
}

/** The orders to choose between, with the one that the rows have now. */
export function sortChoices(search: SortedSearch): readonly SortRow[] {
  const words = hasWords(search);
  const offered = SORTS.filter(
    ({ kategorier, needsWords }) =>
      kategorier.includes(search.soekeKategori) && (words || !needsWords),
  );
  const now = sortOf(search);
  return offered.includes(now) ? offered : [...offered, now];
}
