import type { Day } from '#domain/time.ts';
import type { TextField } from './query.ts';

/** A field's text as both engines store it. */
export interface IndexedText {
  /**
   * Folded words in order, joined by one space; one string per segment (a lawyer, a hearing type, …), so that a
   * phrase never spans two of them.
   */
  readonly segments: readonly string[];
  /**
   * Folded stems, synonyms and compound heads, without order or repeats; empty for names.
   * For `saksnummer`: the marked parts of the number (`type:med`, `nr:25-187797`; search/text/saksnummer.ts).
   */
  readonly stems: readonly string[];
}

export interface IndexedMoete {
  /** ISO instants, UTC. */
  readonly start: string;
  readonly slutt: string;
  readonly type: IndexedText;
}

export interface IndexedFile {
  /** ISO instant, UTC. */
  readonly skjulesFra: string;
  readonly publiseringsdato: Day;
  readonly avgivelsesdato: Day | null;
}

/**
 * What the index stores about a case: tokens, dates and keys, never text to show. Hits are returned as ids; what is
 * shown is read from Postgres and passes through the one presenter.
 */
export interface SakDocument {
  readonly sakId: string;
  readonly domstolId: string;
  /** A key for the court's name whose byte order is Norwegian alphabetical order. */
  readonly domstolSortering: string;
  /** ISO instant, UTC. */
  readonly foerstSett: string;
  /**
   * The day on which a case-API case without hearings is listed under berammede saker: the Oslo day on which it was
   * first seen (docs/decisions/0006). null for all other cases.
   */
  readonly berammetDag: Day | null;
  /** ISO instant, UTC; null when the parties are hidden, and then `tekst.parter` is empty. */
  readonly parterSkjulesFra: string | null;
  readonly tekst: Readonly<Record<TextField, IndexedText>>;
  readonly rettsmoeter: readonly IndexedMoete[];
  /** Only files that were available when the document was built. */
  readonly tiltaler: readonly IndexedFile[];
  readonly avgjoerelser: readonly IndexedFile[];
}

/** A document with the version of its case, which orders writes, and its content hash, which `verify` compares. */
export interface VersionedDocument {
  readonly versjon: number;
  readonly hash: string;
  readonly document: SakDocument;
}
