import { OwnWords } from '#domain/own-words.ts';
import type { VersionedDocument } from './document.ts';
import type { Condition, Facet, Page, SearchQuery } from './query.ts';

/**
 * Cases for which the index is known to be behind Postgres (an outbox row is waiting, or they are dead letters) and
 * where Postgres now hides something, or no longer says it. Their ids are excluded from the clause concerned, so that a
 * stale index finds nothing of that. `'all'`: too many to list; the clause matches nothing. See docs/decisions/0003.
 */
export interface StaleMask {
  /** Deleted in Postgres: never found. */
  readonly saker: readonly string[];
  /**
   * Cases that have lost text: each of their texts, and each value of theirs in a facet but the court, counts as empty, for
   * negated clauses too; only their own number may still find them (`SearchQuery.numbered`). `'all'`: a search that asks for words or such values, and each look-up, is refused
   * (`EngineUnavailable`).
   */
  readonly tekst: readonly string[] | 'all';
  readonly parter: readonly string[] | 'all';
  readonly tiltaler: readonly string[] | 'all';
  readonly avgjoerelser: readonly string[] | 'all';
  /** Every case that waits: its documents may have been taken away or replaced, and the index has the old text. */
  readonly dokumenttekst: readonly string[] | 'all';
}
export const NOTHING_STALE: StaleMask = {
  saker: [],
  tekst: [],
  parter: [],
  tiltaler: [],
  avgjoerelser: [],
  dokumenttekst: [],
};

/**
 * AND-ed onto every search; no caller can turn it off. At `now`, for every case:
 * - in `stale.saker`: not found at all;
 * - in `stale.tekst`: a case without texts, that no look-up finds; words find it only among `SearchQuery.numbered`;
 * - `parter` takes part only when `parterSkjulesFra > now` and `stale.parter` does not cover the case;
 *   otherwise the field counts as empty, for negated clauses too;
 * - `dokumenttekst` of a file takes part only when its `tekstSkjulesFra > now` and none of `stale.dokumenttekst`,
 *   `stale.parter` and the mask of its file type covers the case; otherwise it counts as empty, for negated clauses too;
 * - a file takes part (category and order) only when its `skjulesFra > now` and the mask of its type does not
 *   cover the case.
 * A boundary belongs to the hidden side (docs/PRODUCT.md, "What is hidden, and when").
 */
export interface Gate {
  readonly now: Date;
  readonly stale: StaleMask;
}

export interface SearchResult {
  /** In order; ties go by sakId, so that pages never overlap. None beyond LAST_ROW. */
  readonly sakIds: readonly string[];
  /** Exact, also beyond 10,000. */
  readonly totalHits: number;
  /** null unless asked for. */
  readonly facets: FacetCounts | null;
  /** How many of the hits were first seen after `SearchOptions.newSince`; null unless asked for. */
  readonly newHits: number | null;
  /** For each of `sakIds` which words of `SearchQuery.nearly` it has, by their place; null without such words. */
  readonly nearly: readonly (readonly number[])[] | null;
}

/**
 * How many cases each value has, most first, then by value (bytes); at most MAX_FACET_VALUES. Counted over the hits of the
 * search as if nothing were chosen in that facet itself, so that a second value can be added.
 */
export type FacetCounts = Readonly<Record<Facet, readonly FacetCount[]>>;
export interface FacetCount {
  readonly value: string;
  /** Cases, not hearings. */
  readonly count: number;
}
export const MAX_FACET_VALUES = 100;

/** What is counted, in the same request to the engine. */
export interface SearchOptions {
  readonly facets?: boolean;
  /** null: new hits are not counted. */
  readonly newSince?: Date | null;
}

/**
 * Cases that match whatever their dates, court and category; for suggestions, spelling and whole case numbers. Those in
 * `stale.tekst` are left out.
 */
export interface Lookup {
  readonly condition: Condition;
  readonly limit: number;
}

/** The reading side. Throws `EngineUnavailable` within 2 s when the engine does not answer. */
export interface SearchEngine {
  readonly search: (
    query: SearchQuery,
    page: Page,
    gate: Gate,
    options?: SearchOptions,
  ) => Promise<SearchResult>;
  /** Ids, newest first by `foerstSett`, then by sakId; behind the gate like a search. Meant for small limits. */
  readonly find: (lookup: Lookup, gate: Gate) => Promise<readonly string[]>;
  /** What is searched; null when nothing is. */
  readonly searched: () => Promise<SearchedGeneration | null>;
  readonly ping: () => Promise<void>;
  readonly close: () => Promise<void>;
}

export interface SearchedGeneration {
  readonly navn: GenerationName;
  /** The mark that it was given last (`SearchIndex.mark`). */
  readonly mark: string | null;
}

export class EngineUnavailable extends OwnWords {
  override readonly name = 'EngineUnavailable';
}

/** The engine says that the request is at fault, not itself: another try would end the same. The message has its name for that, and no data. */
export class EngineRefusal extends OwnWords {
  override readonly name = 'EngineRefusal';
}

/** The engine works, but this search takes it longer than anybody waits: a simpler one would be answered. */
export class SearchTooSlow extends EngineUnavailable {}

/**
 * Two versions whose layouts differ use one engine side by side: each has its own generations, and one that is searched. The
 * second lane's names end in `-b`.
 */
export function inLane(prefix: string, lane: 'a' | 'b' = 'a'): string {
  return lane === 'a' ? prefix : `${prefix}-b`;
}

/** A generation is one physical index; its name contains the time of its creation. */
export type GenerationName = string;

export type IndexWrite =
  | ({ readonly kind: 'put' } & VersionedDocument)
  | { readonly kind: 'delete'; readonly sakId: string; readonly versjon: number };

export function sakIdOf(write: IndexWrite): string {
  return write.kind === 'put' ? write.document.sakId : write.sakId;
}

export type WriteOutcome =
  | { readonly sakId: string; readonly kind: 'written' | 'superseded' }
  /** `retry`: the engine was busy (429, timeout); otherwise it refuses the document itself. */
  | {
      readonly sakId: string;
      readonly kind: 'failed';
      readonly retry: boolean;
      readonly reason: string;
    };

export interface IndexEntry {
  readonly sakId: string;
  /** As it was written (`VersionedDocument.hash`). */
  readonly hash: string;
  readonly versjon: number;
}

/**
 * The writing side. `layout` and `layoutOf` tell whether a generation is older than the code and has to be rebuilt: older
 * layouts lack fields, and what is searched in those is not found. Writes are ordered by `versjon`: a lower one never replaces a higher one, nor brings back what a
 * higher one deleted; its outcome is `superseded`. An equal one replaces.
 */
export interface SearchIndex {
  /** A fingerprint of the mapping or the tables that `create` makes: another one after each change of them. */
  readonly layout: string;
  /** The fingerprint that this generation was created with; null when it is unknown, as for one of older code. */
  readonly layoutOf: (generation: GenerationName) => Promise<string | null>;
  /** Creates an empty generation tuned for filling (no replicas, no refresh). */
  readonly create: (generation: GenerationName) => Promise<void>;
  /** One outcome per write, in order. Throws `EngineUnavailable` when nothing could be written. */
  readonly write: (
    generation: GenerationName,
    writes: readonly IndexWrite[],
  ) => Promise<readonly WriteOutcome[]>;
  /** Ends the tuning for filling and makes everything written visible to `entries` and `search`. */
  readonly finish: (generation: GenerationName) => Promise<void>;
  /** Makes recent writes visible: needed before their outbox rows are deleted, and for `verify`. */
  readonly refresh: (generation: GenerationName) => Promise<void>;
  /** Makes this the searched generation, atomically. */
  readonly activate: (generation: GenerationName) => Promise<void>;
  /** The searched generation, or null. */
  readonly active: () => Promise<GenerationName | null>;
  /** Stores a mark with the generation, in place of its last one. It travels with copies and snapshots of the generation. */
  readonly mark: (generation: GenerationName, mark: string) => Promise<void>;
  /** The mark of a generation; null when it has none, or is not there. */
  readonly markOf: (generation: GenerationName) => Promise<string | null>;
  /** Every generation of this installation in the engine. */
  readonly list: () => Promise<readonly GenerationName[]>;
  readonly drop: (generation: GenerationName) => Promise<void>;
  /**
   * Drops from the engine's files what has been deleted or replaced there; until then it is never found, but on disk. What
   * was replaced within the last minute may stay until the next time.
   */
  readonly purge: (generation: GenerationName) => Promise<void>;
  /** All entries of the generation, ascending by sakId (byte order). */
  readonly entries: (generation: GenerationName) => AsyncIterable<IndexEntry>;
  readonly count: (generation: GenerationName) => Promise<number>;
  readonly ping: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** The part of `SearchIndex` that is about generations and not about the cases in them. */
export type Generations = Pick<
  SearchIndex,
  | 'layout'
  | 'layoutOf'
  | 'create'
  | 'finish'
  | 'refresh'
  | 'activate'
  | 'active'
  | 'mark'
  | 'markOf'
  | 'list'
  | 'drop'
  | 'count'
>;

/** What only some engines can do. Callers ask for nothing else. */
export interface EngineCapabilities {
  readonly name: 'elasticsearch' | 'postgres';
  /** Several nodes can share the load. */
  readonly scalesOut: boolean;
}

/** What `search/elastic` and `search/postgres` give to a composition root. */
export interface SearchAdapter {
  readonly engine: SearchEngine;
  readonly index: SearchIndex;
  readonly capabilities: EngineCapabilities;
}
