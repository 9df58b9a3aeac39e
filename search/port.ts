import type { VersionedDocument } from './document.ts';
import type { Page, SearchQuery } from './query.ts';

/**
 * Cases about which the index is known to be behind Postgres (their outbox rows wait, or they lie in the
 * dead letters) and where Postgres hides something by now. Their ids are kept out of the clause concerned,
 * so that a stale index finds nothing hidden. `'all'`: too many to name; the clause matches nothing at all.
 */
export interface StaleMask {
  /** Deleted in Postgres: not found by anything. */
  readonly saker: readonly string[];
  readonly parter: readonly string[] | 'all';
  readonly tiltaler: readonly string[] | 'all';
  readonly avgjoerelser: readonly string[] | 'all';
}
export const NOTHING_STALE: StaleMask = { saker: [], parter: [], tiltaler: [], avgjoerelser: [] };

/**
 * AND-ed onto every search: who asks cannot turn it off (DESIGN §3). At `now`, for every case:
 * - in `stale.saker`: not found at all;
 * - `parter` takes part only when `parterSkjulesFra > now` and `stale.parter` does not cover the case;
 *   otherwise the field counts as empty, for negated clauses too;
 * - a file takes part (category and order) only when its `skjulesFra > now` and the mask of its type does not
 *   cover the case.
 * The boundary itself belongs to the hidden side.
 */
export interface Gate {
  readonly now: Date;
  readonly stale: StaleMask;
}

export interface SearchResult {
  /** In order; sakId breaks ties, so pages never overlap. */
  readonly sakIds: readonly string[];
  /** Exact, also beyond 10,000. */
  readonly totalHits: number;
}

/** The reading side. Throws `EngineUnavailable` within 2 s when the engine does not answer. */
export interface SearchEngine {
  readonly search: (query: SearchQuery, page: Page, gate: Gate) => Promise<SearchResult>;
  readonly ping: () => Promise<void>;
  readonly close: () => Promise<void>;
}

export class EngineUnavailable extends Error {
  override readonly name = 'EngineUnavailable';
}

/** A generation is one physical index; its name carries the time at which it was begun. */
export type GenerationName = string;

export type IndexWrite =
  | ({ readonly kind: 'put' } & VersionedDocument)
  | { readonly kind: 'delete'; readonly sakId: string; readonly versjon: number };

export type WriteOutcome =
  | { readonly sakId: string; readonly kind: 'written' | 'superseded' }
  /** `retry`: the engine was busy (429, time-out); otherwise the document itself is refused. */
  | {
      readonly sakId: string;
      readonly kind: 'failed';
      readonly retry: boolean;
      readonly reason: string;
    };

export interface IndexEntry {
  readonly sakId: string;
  readonly hash: string;
  readonly versjon: number;
}

/**
 * The writing side. Writes are ordered by `versjon`: a lower one never replaces a higher one, nor brings
 * back what a higher one deleted; the outcome is then `superseded`. An equal one replaces.
 */
export interface SearchIndex {
  /** Creates an empty generation tuned for filling (no replicas, no refresh). */
  readonly create: (generation: GenerationName) => Promise<void>;
  /** One outcome per write, in order. Throws `EngineUnavailable` when nothing could be written at all. */
  readonly write: (
    generation: GenerationName,
    writes: readonly IndexWrite[],
  ) => Promise<readonly WriteOutcome[]>;
  /** After this, everything written is visible to `entries` and `search`; ends the tuning for filling. */
  readonly finish: (generation: GenerationName) => Promise<void>;
  /** Makes recent writes visible: before their outbox rows go, and for `verify`. */
  readonly refresh: (generation: GenerationName) => Promise<void>;
  /** Atomically makes the generation the one that is searched. */
  readonly activate: (generation: GenerationName) => Promise<void>;
  /** The searched generation, or null. */
  readonly active: () => Promise<GenerationName | null>;
  /** Every generation that exists in the engine, ours only. */
  readonly list: () => Promise<readonly GenerationName[]>;
  readonly drop: (generation: GenerationName) => Promise<void>;
  /** Everything in the generation, ascending by sakId (byte order). */
  readonly entries: (generation: GenerationName) => AsyncIterable<IndexEntry>;
  readonly count: (generation: GenerationName) => Promise<number>;
  readonly ping: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** What only some engines can do; callers never ask for anything that is not listed here. */
export interface EngineCapabilities {
  readonly name: 'elasticsearch' | 'postgres';
  /** Several nodes can share the load. */
  readonly scalesOut: boolean;
}

/** What `search/elastic` and `search/postgres` each hand to a composition root. */
export interface SearchAdapter {
  readonly engine: SearchEngine;
  readonly index: SearchIndex;
  readonly capabilities: EngineCapabilities;
}
