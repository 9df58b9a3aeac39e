import type { Knex } from 'knex';
import type { Logger } from 'pino';
import type { Clock } from '#domain/clock.ts';
import type { Sak } from '#domain/sak.ts';
import type { VersionedDocument } from '#search/document.ts';
import type { EngineCapabilities, SearchIndex } from '#search/port.ts';

export type Motor = EngineCapabilities['name'];

/** What every command works with; chosen in `compose.ts`. */
export interface Indexer {
  readonly db: Knex;
  /** For connections of our own beside the pool: the rebuild's lock, LISTEN. */
  readonly databaseUrl: string;
  readonly motor: Motor;
  readonly index: SearchIndex;
  /** A case as the index shall know it at `now`; throws for a case that cannot be indexed. */
  readonly build: (sak: Sak, now: Date) => VersionedDocument;
  readonly clock: Clock;
  /** Never a name, a case's text or an engine's quotation of one. */
  readonly log: Logger;
}
