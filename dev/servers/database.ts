import { openDatabase } from '#db/connection.ts';
import { seedCourts } from '#db/domstol/domstoler.ts';
import { SchemaMismatch } from '#db/errors.ts';
import { migrate } from '#db/migrate.ts';
import { startPostgres } from './postgres/start.ts';

export interface LocalDatabase {
  readonly url: string;
  /** The folder with the files of the embedded server; null for the database of `DATABASE_URL`. */
  readonly folder: string | null;
  /** Stops the server if we started it. */
  readonly stop: () => Promise<void>;
}

/** The database of `DATABASE_URL`, else the embedded one of the data folder, started or shared; rejects when it is aborted. */
export async function openLocalDatabase(
  env: NodeJS.ProcessEnv,
  dataDir: string,
  signal?: AbortSignal,
): Promise<LocalDatabase> {
  const url = env['DATABASE_URL'];
  if (url) return { url, folder: null, stop: async () => undefined };
  if (env['NODE_ENV'] === 'production')
    throw new Error(
      'DATABASE_URL is required in production: the embedded Postgres is for development',
    );
  return startPostgres({ dataDir, ...(signal && { signal }) });
}

/**
 * Runs the migrations that are missing and fills in the courts. Throws when the database was made by another
 * version of the program; the message says where its files are and what to do.
 */
export async function bringUpToDate({ url, folder }: LocalDatabase): Promise<void> {
  const db = openDatabase(url, { name: 'migrate' });
  try {
    const newer = await migrate(db);
    if (newer.length === 0) await seedCourts(db);
  } catch (error) {
    if (!(error instanceof SchemaMismatch) || !folder) throw error;
    throw new Error(`${error.message} The database is in ${folder}.`, { cause: error });
  } finally {
    await db.destroy();
  }
}
