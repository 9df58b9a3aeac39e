import pg from 'pg';
import { IndexerError, type Indexer } from '#indexer/indexer.ts';
import { pause } from '#indexer/wait.ts';

/** Another rebuild of the same engine holds the lock. */
export class RebuildRunning extends IndexerError {}

/** How long to wait for the lock, ms. The lock of a killed rebuild goes when Postgres notices the lost connection. */
const PATIENCE = 5_000;

/**
 * Lets one rebuild of an engine run at a time, by a session lock on a connection of its own: however this process
 * ends, the lock ends with it. `work` gets a signal that is aborted when the lock is lost. Throws `RebuildRunning`.
 */
export async function withRebuildLock<T>(
  { databaseUrl, engine }: Pick<Indexer, 'databaseUrl' | 'engine'>,
  work: (lost: AbortSignal) => Promise<T>,
  patience = PATIENCE,
): Promise<T> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    keepAlive: true,
    connectionTimeoutMillis: 10_000,
  });
  const lost = new AbortController();
  client.on('error', () => lost.abort()).on('end', () => lost.abort());
  await client.connect();
  try {
    await acquire(client, engine, Date.now() + patience);
    return await work(lost.signal);
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function acquire(client: pg.Client, engine: string, deadline: number): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ mine: boolean }>(
      'select pg_try_advisory_lock(hashtextextended($1, 0)) as mine',
      [`presse indexer rebuild ${engine}`],
    );
    if (rows[0]?.mine) return;
    if (Date.now() >= deadline)
      throw new RebuildRunning('another rebuild of this engine is running; wait for it or stop it');
    await pause(100);
  }
}
