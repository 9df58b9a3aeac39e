import type { Knex } from 'knex';
import type { Logger } from 'pino';
import { codeOf, isDatabaseUnavailable, SchemaMismatch } from '#db/errors.ts';
import type { Clock } from '#domain/time.ts';
import type { OppbyggingFeil } from '#domain/drift.ts';
import type { Sak } from '#domain/sak.ts';
import type { VersionedDocument } from '#search/document.ts';
import { type EngineCapabilities, EngineUnavailable, type SearchIndex } from '#search/port.ts';

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

/** Why a command could not do its work, in words for the one who runs it. */
export class IndexerError extends Error {
  override readonly name: string = 'IndexerError';
}

const HINTS: Readonly<Record<string, string>> = {
  '42P01': 'the database has not been migrated',
  '3D000': 'there is no such database',
  '28P01': 'Postgres refuses the password',
  ECONNREFUSED: 'Postgres does not answer',
  ENOTFOUND: 'the address of Postgres is not known',
};

/**
 * An error as it may stand in a log: its kind and code. Messages are left out where they may quote data: what
 * Postgres or an engine says of a value that it refuses can be a name.
 */
export function kindOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const isOurs = [EngineUnavailable, IndexerError, SchemaMismatch].some(
    (kind) => error instanceof kind,
  );
  if (isOurs) return error.message;
  const code = codeOf(error);
  if (HINTS[code]) return HINTS[code];
  if (isDatabaseUnavailable(error)) return `Postgres is unavailable (${code || error.name})`;
  return `${error.name} ${code}`.trimEnd();
}

/** The new generation is not what Postgres says: it is given up, and the old one goes on being searched. */
export class RebuildRefused extends IndexerError {
  /** Which of the reasons that an administrator is told. */
  readonly feil: OppbyggingFeil;

  constructor(feil: OppbyggingFeil, message: string) {
    super(message);
    this.feil = feil;
  }
}
