import type { Kategori, SortField } from '../domain/search-rules.ts';

/** The searchable text fields of a case; `parter` is only ever matched behind the gate (DESIGN §3). */
export const TEXT_FIELDS = [
  'saksnummer',
  'domstol',
  'sakenGjelder',
  'sakstype',
  'parter',
  'advokat',
  'bistandsadvokat',
  'dommer',
  'rettsmoetetype',
] as const;
export type TextField = (typeof TEXT_FIELDS)[number];

/**
 * One thing to find, already analysed (`search/text/`): engines compare tokens, they do not analyse.
 * That is what makes two engines give the same hits (docs/decisions/0001).
 */
export type Term =
  /** The folded word itself, or one of its stems, stands in the field. */
  | { readonly kind: 'word'; readonly token: string; readonly stems: readonly string[] }
  /** A word that begins like this. */
  | { readonly kind: 'prefix'; readonly token: string }
  /** These folded words next to each other, in this order, inside one segment. */
  | { readonly kind: 'phrase'; readonly tokens: readonly string[] }
  /** A case number or a part of one: matched in `saksnummer` only. `all` are exact tokens. */
  | {
      readonly kind: 'saksnummer';
      readonly prefix: string | null;
      readonly all: readonly string[];
    };

/** At least one term matches; with `negated`, none does. */
export interface Clause {
  readonly anyOf: readonly Term[];
  readonly negated: boolean;
}

/** What is looked for. Clauses are AND-ed; `free` looks in every field, `fields` in the one named. */
export interface SearchQuery {
  readonly kategori: Kategori;
  /** null: all courts. */
  readonly domstolId: string | null;
  /** Inclusive Oslo days, `yyyy-MM-dd`. */
  readonly fraDato: string;
  readonly tilDato: string;
  readonly free: readonly Clause[];
  readonly fields: readonly { readonly field: TextField; readonly clauses: readonly Clause[] }[];
  readonly sortField: SortField;
  readonly sortAscending: boolean;
}

/** `page` counts from 1. */
export interface Page {
  readonly page: number;
  readonly pageSize: number;
}
