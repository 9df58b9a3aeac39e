import type { Knex } from 'knex';
import type { Logger } from 'pino';
import { rightTime, type SystemClock } from '#db/clock.ts';
import type { Lane } from '#db/lane.ts';
import { noteWriting } from '#db/queues/generations.ts';
import type { Clock } from '#domain/time.ts';
import type { OppbyggingFeil } from '#domain/drift.ts';
import type { Sak } from '#domain/sak.ts';
import type { VersionedDocument } from '#search/document.ts';
import type { Trace } from '#monitoring/trace.ts';
import type { EngineCapabilities, SearchIndex } from '#search/port.ts';
import { OwnWords } from '#domain/own-words.ts';
import type { Notices } from './notices/notices.ts';

export type EngineName = EngineCapabilities['name'];

/** What every command works with; put together in `compose.ts`. */
export interface Indexer {
  readonly db: Knex;
  /** For connections outside the pool: the rebuild's lock and LISTEN. */
  readonly databaseUrl: string;
  readonly engine: EngineName;
  readonly index: SearchIndex;
  /** Where the queue of this index is (db/lane.ts); lane a unless said otherwise. */
  readonly lane?: Lane;
  /** The document of a case at `now`; throws for a case that cannot be indexed. */
  readonly build: (sak: Sak, now: Date) => VersionedDocument;
  /** Tells people of what is written. */
  readonly notices: Notices;
  /** The version of what `build` makes of texts (search/version.ts). */
  readonly analysis: string;
  readonly clock: Clock;
  /** This machine's clock; the real one unless a test sets another. */
  readonly system?: SystemClock;
  /** Absent when traces are sent nowhere. */
  readonly trace?: Trace;
  /** Nothing from a case is logged, and no engine message, which may quote a case. */
  readonly log: Logger;
}

/** Why a command could not do its work. The message is shown to whoever runs it. */
export class IndexerError extends OwnWords {
  override readonly name: string = 'IndexerError';
}

/** The new generation differs from Postgres: it is dropped, and the old one is still searched. */
export class RebuildRefused extends IndexerError {
  /** What an administrator is told. */
  readonly feil: OppbyggingFeil;

  constructor(feil: OppbyggingFeil, message: string) {
    super(message);
    this.feil = feil;
  }
}

/**
 * The time by which documents are written, compared with the database's clock, and noted with every generation before anything is
 * written by it: if it turns out to have been ahead, they are known by that. Throws `ClockWrong`.
 */
export async function timeToWrite(indexer: Indexer): Promise<Date> {
  const now = await rightTime(indexer.db, indexer);
  await noteWriting(indexer.db, indexer.engine, now);
  return now;
}
