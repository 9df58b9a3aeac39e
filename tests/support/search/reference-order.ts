import { defaultSort, type SortField } from '#domain/search-rules.ts';
import type { SearchQuery } from '#search/query.ts';
import type { IndexedFile, IndexedMoete, SakDocument } from '#search/sak-document.ts';
import { conditionHolds, type Texts } from './reference-terms.ts';

/** What is visible of a document through the gate, and the hearings in question. */
export interface Seen {
  readonly document: SakDocument;
  readonly gone: boolean;
  /** One of `SearchQuery.numbered`. */
  readonly isNumbered: boolean;
  readonly texts: Texts;
  readonly overlapping: readonly IndexedMoete[];
  /** Those that count. */
  readonly moeter: readonly IndexedMoete[];
  readonly tiltaler: readonly IndexedFile[];
  readonly avgjoerelser: readonly IndexedFile[];
}

/** The ids of all hits in the order of the search (search/query.ts), ties by id. */
export function inOrder(found: readonly Seen[], query: SearchQuery): string[] {
  return found
    .map((seen) => ({ sakId: seen.document.sakId, keys: sortKeys(seen, query) }))
    .sort((a, b) => compareAll(a.keys, b.keys) || bytes(a.sakId, b.sakId))
    .map(({ sakId }) => sakId);
}

interface SortKey {
  readonly value: string | null;
  readonly ascending: boolean;
}

function sortKeys(seen: Seen, { sortField, sortAscending, ...query }: SearchQuery): SortKey[] {
  if (sortField !== 'relevans') return [sortKey(seen, sortField, sortAscending)];
  const usual = defaultSort(query.kategori);
  const first = query.tiers.findIndex(
    (tier, at) => (seen.isNumbered && at === 0) || conditionHolds(tier, seen.texts),
  );
  const tier = String(first === -1 ? query.tiers.length : first).padStart(4, '0');
  const weighed = [...query.points, ...(query.nearly?.words ?? [])];
  const points = weighed
    .filter(({ condition }) => conditionHolds(condition, seen.texts))
    .reduce((sum, { weight }) => sum + weight, 0);
  const among = first === -1 ? String(points).padStart(6, '0') : '';
  return [
    { value: tier, ascending: true },
    { value: among, ascending: false },
    sortKey(seen, usual.sortField, usual.sortAscending),
  ];
}

function sortKey(seen: Seen, sortField: SortField, ascending: boolean): SortKey {
  const values = SORT_VALUES[sortField](seen)
    .filter((value) => value !== null)
    .sort(bytes);
  return { value: (ascending ? values[0] : values.at(-1)) ?? null, ascending };
}

const SORT_VALUES: Readonly<Record<SortField, (seen: Seen) => (string | null)[]>> = {
  rettsmoete: ({ moeter }) => moeter.map(({ start }) => start),
  domstol: ({ document }) => [document.domstolSortering],
  publiseringsdatoTiltale: ({ tiltaler }) => tiltaler.map((file) => file.publiseringsdato),
  publiseringsdatoAvgjoerelse: ({ avgjoerelser }) =>
    avgjoerelser.map((file) => file.publiseringsdato),
  avgivelsesdato: ({ avgjoerelser }) => avgjoerelser.map((file) => file.avgivelsesdato),
  sisteSak: ({ document }) => [document.foerstSett],
  relevans: () => [],
};

function compareAll(a: readonly SortKey[], b: readonly SortKey[]): number {
  return a.map((key, at) => compareKeys(key, b[at]!)).find((order) => order !== 0) ?? 0;
}

function compareKeys(a: SortKey, b: SortKey): number {
  if (a.value === null || b.value === null)
    return (a.value === null ? 1 : 0) - (b.value === null ? 1 : 0);
  return a.ascending ? bytes(a.value, b.value) : bytes(b.value, a.value);
}

export function bytes(a: string, b: string): number {
  return Buffer.compare(Buffer.from(a), Buffer.from(b));
}
