import { startPostgres } from './postgres/start.ts';

export interface LocalDatabase {
  readonly url: string;
  /** Ours to migrate, or somebody else's (`DATABASE_URL`). */
  readonly embedded: boolean;
  /** Stops the server if we started it. */
  readonly stop: () => Promise<void>;
}

/** The database of `DATABASE_URL`, else the embedded one of the data folder, started or reused. */
export async function openLocalDatabase(
  env: NodeJS.ProcessEnv,
  dataDir: string,
): Promise<LocalDatabase> {
  const url = env['DATABASE_URL'];
  if (url) return { url, embedded: false, stop: async () => undefined };
  if (env['NODE_ENV'] === 'production')
    throw new Error(
      'DATABASE_URL is required in production: the embedded Postgres is for development',
    );
  return { ...(await startPostgres({ dataDir })), embedded: true };
}
