import type { BegrensningType } from '#domain/sak.ts';
import type { Day } from '#domain/time.ts';
import type { TextField } from './query.ts';
import type { IndexedText } from './text/tokenize.ts';

export interface IndexedMoete {
  /** ISO instants, UTC. */
  readonly start: string;
  readonly slutt: string;
  readonly type: IndexedText;
  /** As the court wrote it, trimmed: a value of the facet. */
  readonly typeNavn: string | null;
}

export interface IndexedFile {
  /** ISO instant, UTC. */
  readonly skjulesFra: string;
  readonly publiseringsdato: Day;
  readonly avgivelsesdato: Day | null;
  /** The text of the file; empty when it was hidden at the time of building, or not extracted. */
  readonly tekst: IndexedText;
  /** Its first words, and the stems of those that it has often (search/document-text.ts). */
  readonly begynnelse: IndexedText;
  readonly ofte: IndexedText;
  /** ISO instant, UTC: the file expires or the names are hidden, whichever is first; null when `tekst` is empty. */
  readonly tekstSkjulesFra: string | null;
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
  /** Values of the facets: the case type as the court wrote it, and the type code of the case number. */
  readonly sakstypeNavn: string | null;
  readonly kode: string | null;
  /** Restrictions that apply to the case, one of its hearings or an available file; in the order of BEGRENSNINGER. */
  readonly begrensninger: readonly BegrensningType[];
  readonly rettsmoeter: readonly IndexedMoete[];
  /** Only files that were available when the document was built. */
  readonly tiltaler: readonly IndexedFile[];
  readonly avgjoerelser: readonly IndexedFile[];
}
