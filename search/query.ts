import { SEARCH_FIELDS, type SearchField } from '#domain/sak-felt.ts';
import { type Kategori, LAST_ROW, type SortField } from '#domain/search-rules.ts';
import { endOfOsloDay, startOfOsloDay } from '#domain/time.ts';

/**
 * The text of a case's documents: a field of each file, matched only while the file is available and the names of the
 * case may be shown (search/port.ts, `Gate`).
 */
export const DOCUMENT_TEXT = 'dokumenttekst';
/** The searchable text fields of a case; `parter` is only matched behind the gate (search/port.ts). */
export type TextField = Exclude<SearchField, typeof DOCUMENT_TEXT>;
export const TEXT_FIELDS = SEARCH_FIELDS.filter((field) => field !== DOCUMENT_TEXT);
export { SEARCH_FIELDS, type SearchField };

/**
 * One thing to find, already analysed (`search/text/`). Engines only compare tokens, so that both give the same hits
 * (docs/decisions/0001). The "words" of a field are its segments split at spaces; "stems" are `IndexedText.stems`.
 */
export type Term =
  /** `token` is a word of the field, or any of `stems` is a stem of the field. */
  | { readonly kind: 'word'; readonly token: string; readonly stems: readonly string[] }
  /** A word (never a stem) of the field begins with `token`. */
  | { readonly kind: 'prefix'; readonly token: string }
  /**
   * These words next to each other, in this order, inside one segment; at least one token. With `lemmas` (as many as
   * tokens) other forms of the words count too: the lemmas stand next to each other in `IndexedText.lemmas`.
   */
  | {
      readonly kind: 'phrase';
      readonly tokens: readonly string[];
      readonly lemmas: readonly string[] | null;
    }
  /**
   * A case number or a part of one, matched only against the stems of `saksnummer`: each of `all` is one of them, and
   * one of them begins with `prefix` (when not null).
   */
  | {
      readonly kind: 'saksnummer';
      readonly prefix: string | null;
      readonly all: readonly string[];
    }
  /** Each of these matches (in `free` each in any field): the parts of a compound, a law and its paragraph. */
  | { readonly kind: 'all'; readonly terms: readonly Term[] };

/**
 * At least one term matches; with `negated`, none does. In `free` a term is searched in each of SEARCH_FIELDS. `parter`
 * and `dokumenttekst` count as empty where the gate hides them (search/port.ts), for negated clauses too: a hidden name
 * neither brings a case in nor keeps it out.
 */
export interface Clause {
  readonly anyOf: readonly Term[];
  readonly negated: boolean;
}

/**
 * Parts of the text of documents, behind its gate: its first words, and the stems of the words that it has often
 * (search/document-text.ts). They say how much a document is about a word; nothing is found by them alone.
 */
export const PARTS_OF_DOCUMENTS = ['dokumentbegynnelse', 'dokumentofte'] as const;
export type PartOfDocument = (typeof PARTS_OF_DOCUMENTS)[number];

/** Some or all clauses match in these fields. */
export interface Condition {
  readonly match: 'any' | 'all';
  readonly clauses: readonly Clause[];
  readonly fields: readonly (SearchField | PartOfDocument)[];
}

/** What it is worth that a condition holds: a whole number, 1 to 1,000. */
export interface Weighed {
  readonly condition: Condition;
  readonly weight: number;
}

/** Some of these hold, so that their weights make `atLeast` together, and not all of them do. */
export interface Nearly {
  readonly words: readonly Weighed[];
  readonly atLeast: number;
}

/** What hits can be counted and narrowed by. */
export const FACETS = ['domstol', 'sakstype', 'rettsmoetetype', 'kode', 'begrensning'] as const;
export type Facet = (typeof FACETS)[number];

/**
 * What is searched for. Clauses are AND-ed; `free` searches every field, `fields` the named one.
 *
 * The range is [fraDato 00:00, tilDato + 1 day 00:00) in Oslo; a hearing overlaps it when
 * `start < end of range && slutt > start of range` (`rangeInstants`). An "available" file has
 * `skjulesFra > now` and a case that the stale mask does not name for its file type.
 *
 * Category:
 * - berammede: a hearing overlaps the range, or `berammetDag` is in it (docs/decisions/0006);
 * - tiltaler: an available indictment, and a hearing that overlaps the range; a case without hearings
 *   instead needs an available indictment with `publiseringsdato` in the range;
 * - avgjorelser: an available decision with `avgivelsesdato` in the range.
 *
 * Hearings that count: for berammede and tiltaler those that overlap the range, for avgjorelser all of the case.
 * `fields` on `rettsmoetetype` narrows them to those whose own `type` matches all its clauses, and at least one must
 * remain, which excludes cases without hearings. `free` searches every hearing type of the case.
 *
 * Order (missing values last in both directions, then sakId ascending by bytes in both directions):
 * - rettsmoete: of the hearings that count, ascending the earliest start, descending the latest start;
 * - publiseringsdatoTiltale, publiseringsdatoAvgjoerelse, avgivelsesdato: of all available files of the type
 *   (in the range or not), ascending the earliest, descending the latest;
 * - domstol: `domstolSortering` by bytes; sisteSak: `foerstSett`;
 * - relevans: the first of `tiers` that the case matches, in their order, cases that match none last, and these by the sum
 *   of the weights of `points` and `nearly` that hold, the highest first; then the default order of the category
 *   (domain/search-rules.ts, `defaultSort`). `sortAscending` has no meaning.
 *
 * Facets: a case is a hit when it has one of the chosen values in each facet. `domstol` is the id of the court, `sakstype`
 * the text of the court, `kode` the type code in the case number, `rettsmoetetype` the type of a hearing that counts; a
 * chosen type narrows the hearings that count. `begrensning` is a restriction on the case, one of its hearings or a file.
 *
 * With `seenAfter`, only cases whose `foerstSett` is later: the service had not seen them at that instant.
 */
export interface SearchQuery {
  readonly kategori: Kategori;
  /** null: all courts. */
  readonly domstolId: string | null;
  /** Inclusive Oslo days, `yyyy-MM-dd`; a range that ends before it begins is empty. */
  readonly fraDato: string;
  readonly tilDato: string;
  /** null: whenever they were first seen. */
  readonly seenAfter: Date | null;
  readonly free: readonly Clause[];
  readonly fields: readonly { readonly field: SearchField; readonly clauses: readonly Clause[] }[];
  /**
   * Of the cases that have lost text (search/port.ts, `StaleMask`) those whose own number alone is all that the words ask for:
   * all clauses of `free` and `fields` hold for them, and they stand in the first tier.
   */
  readonly numbered?: readonly string[];
  /** Chosen values; a facet without values does not narrow. */
  readonly facets: Readonly<Partial<Record<Facet, readonly string[]>>>;
  /** Best first (search/relevance.ts); only read when `sortField` is relevans. */
  readonly tiers: readonly Condition[];
  /** What puts the cases of no tier in order; only read when `sortField` is relevans. At most MOST_POINTS together. */
  readonly points: readonly Weighed[];
  /** Hits have most of these words besides; null in nearly every search. */
  readonly nearly: Nearly | null;
  readonly sortField: SortField;
  readonly sortAscending: boolean;
}

/** What the weights of `points` and `nearly` make together at most: Elasticsearch's scores are exact to 2^24. */
export const MOST_POINTS = 99_999;

/** `page` counts from 1. One that reaches beyond LAST_ROW (domain/search-rules.ts) has no rows. */
export interface Page {
  readonly page: number;
  readonly pageSize: number;
}

/** How many hits come before the rows of the page, and how many rows it has at most. */
export function rowsOfPage({ page, pageSize }: Page): {
  readonly from: number;
  readonly size: number;
} {
  return page * pageSize > LAST_ROW
    ? { from: 0, size: 0 }
    : { from: (page - 1) * pageSize, size: pageSize };
}

/** The searched range as instants, end exclusive; null when it ends before it begins. */
export function rangeInstants(
  query: Pick<SearchQuery, 'fraDato' | 'tilDato'>,
): { readonly from: Date; readonly to: Date } | null {
  if (query.fraDato > query.tilDato) return null;
  return { from: startOfOsloDay(query.fraDato), to: endOfOsloDay(query.tilDato) };
}
