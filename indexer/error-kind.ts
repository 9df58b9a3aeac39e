import { EngineUnavailable } from '#search/port.ts';

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
  if (error instanceof EngineUnavailable || error instanceof IndexerError) return error.message;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : null;
  if (!code) return error.name;
  return HINTS[code] ?? `${error.name} ${code}`;
}
