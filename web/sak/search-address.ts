import type { Domstol } from '#contract/bruker.ts';
import { ADVANCED_FIELDS, type SearchParams, writeSearchParams } from '#contract/search.ts';
import { ALL_COURTS, DEFAULT_PAGE_SIZE, defaultRange } from '#domain/search-rules.ts';

interface Known {
  /** The user's standard court; undefined until it is read, or when reading fails. */
  readonly standardDomstol: string | undefined;
  /** Undefined until they are read; until then every court is accepted. */
  readonly courts: readonly Domstol[] | undefined;
  readonly now: Date;
}

/**
 * The search of an address. Missing parameters, and courts that do not exist, get their defaults
 * (docs/PRODUCT.md, "Searching").
 */
export function completeSearch(params: SearchParams, known: Known): SearchParams {
  const range = defaultRange(params.soekeKategori, known.now);
  const named = params.domstolid;
  return {
    ...params,
    domstolid: named && isCourt(named, known.courts) ? named : known.standardDomstol,
    fraDato: params.fraDato ?? range.fraDato,
    tilDato: params.tilDato ?? range.tilDato,
  };
}

function isCourt(id: string, courts: readonly Domstol[] | undefined): boolean {
  return id === ALL_COURTS || !courts || courts.some((court) => court.id === id);
}

/** The address of a search, without the defaults of paging, so that it stays short. */
export function searchAddress(search: Partial<SearchParams>): string {
  const params = writeSearchParams(search);
  if (params.get('page') === '1') params.delete('page');
  if (params.get('pageSize') === String(DEFAULT_PAGE_SIZE)) params.delete('pageSize');
  if (params.get('isAdvancedSearch') === 'false') params.delete('isAdvancedSearch');
  return `?${params}`;
}

/** The words of all fields. */
export function wordsOf(search: SearchParams): string {
  const advanced = search.isAdvancedSearch ? ADVANCED_FIELDS.map((field) => search[field]) : [];
  return listed([search.query, ...advanced].map((text) => text.trim()));
}

export const listed = (parts: readonly string[]) => parts.filter((part) => part !== '').join(', ');
