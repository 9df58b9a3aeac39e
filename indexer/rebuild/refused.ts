import type { OppbyggingFeil } from '#domain/oppbygging.ts';
import { IndexerError } from '#indexer/error-kind.ts';

/** The new generation is not what Postgres says: it is given up, and the old one goes on being searched. */
export class RebuildRefused extends IndexerError {
  /** Which of the reasons that an administrator is told. */
  readonly feil: OppbyggingFeil;

  constructor(feil: OppbyggingFeil, message: string) {
    super(message);
    this.feil = feil;
  }
}
