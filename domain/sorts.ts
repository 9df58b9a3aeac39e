import {
  defaultSort,
  hasWords,
  KATEGORIER,
  type Kategori,
  type Sort,
  type SortField,
  type WordedSearch,
} from './search-rules.ts';

/** An order of the hits, as 'Sorter på' calls it. */
interface SortRow extends Sort {
  readonly id: string;
  readonly label: string;
  /** Where it can be chosen; everywhere else only an address asks for it. */
  readonly kategorier: readonly Kategori[];
  /** Only when words are typed: without them nothing is more relevant than anything else. */
  readonly needsWords?: true;
}

/**
 * Every order that an address can ask for, for browser and server: what the select says is what the rows do. Of a key
 * without a direction the first row counts.
 */
export const SORTS: readonly SortRow[] = [
  { ...row('relevans', 'desc', 'Mest relevante', KATEGORIER), needsWords: true },
  row('avgivelsesdato', 'desc', 'Avsagt dato', ['avgjorelser']),
  row('rettsmoete', 'asc', 'Første rettsmøte', KATEGORIER),
  row('rettsmoete', 'desc', 'Siste rettsmøte', KATEGORIER),
  row('sisteSak', 'desc', 'Nye saker', KATEGORIER),
  row('avgivelsesdato', 'asc', 'Avsagt dato, eldste først'),
  row('sisteSak', 'asc', 'Eldste saker'),
  row('domstol', 'asc', 'Domstol'),
  row('domstol', 'desc', 'Domstol, Å til A'),
  row('publiseringsdatoTiltale', 'desc', 'Nyeste tiltale'),
  row('publiseringsdatoTiltale', 'asc', 'Eldste tiltale'),
  row('publiseringsdatoAvgjoerelse', 'desc', 'Nyeste avgjørelse'),
  row('publiseringsdatoAvgjoerelse', 'asc', 'Eldste avgjørelse'),
];

function row(
  sortField: SortField,
  direction: 'asc' | 'desc',
  label: string,
  kategorier: readonly Kategori[] = [],
): SortRow {
  const sortAscending = direction === 'asc';
  return { id: `${sortField}-${direction}`, label, sortField, sortAscending, kategorier };
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
