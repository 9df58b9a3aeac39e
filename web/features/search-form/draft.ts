import { ADVANCED_FIELDS, type AdvancedField, type SearchParams } from '#contract/search.ts';
import { defaultRange, type Kategori } from '#domain/search-rules.ts';
import type { Day } from '#domain/time.ts';

/** What stands in the form, not yet searched for. */
export interface Draft extends Readonly<Record<AdvancedField, string>> {
  readonly soekeKategori: Kategori;
  readonly domstolid: string | undefined;
  readonly fraDato: Day | undefined;
  readonly tilDato: Day | undefined;
  readonly query: string;
  readonly isAdvancedSearch: boolean;
}

/** The form as it stands when a search is opened. */
export function draftOf(search: SearchParams): Draft {
  return { ...search, isAdvancedSearch: search.isAdvancedSearch ?? false } as Draft;
}

/** Each category begins with its own dates (SPEC §5). */
export function withKategori(draft: Draft, soekeKategori: Kategori, now: Date): Draft {
  return { ...draft, soekeKategori, ...defaultRange(soekeKategori, now) };
}

/**
 * The search that the form asks for. Advanced fields count only while they are shown; the page size stays,
 * the order too as long as the category does, and the pages begin anew.
 */
export function searchOf(draft: Draft, previous: SearchParams): Partial<SearchParams> {
  const keepsOrder = draft.soekeKategori === previous.soekeKategori;
  return {
    soekeKategori: draft.soekeKategori,
    domstolid: draft.domstolid,
    fraDato: draft.fraDato,
    tilDato: draft.tilDato,
    query: draft.query.trim(),
    ...(draft.isAdvancedSearch ? { isAdvancedSearch: true, ...advancedOf(draft) } : {}),
    pageSize: previous.pageSize,
    ...(keepsOrder ? { sortField: previous.sortField, sortAscending: previous.sortAscending } : {}),
  };
}

function advancedOf(draft: Draft): Record<AdvancedField, string> {
  const entries = ADVANCED_FIELDS.map((field) => [field, draft[field].trim()] as const);
  return Object.fromEntries(entries) as Record<AdvancedField, string>;
}
