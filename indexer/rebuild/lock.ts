import pg from 'pg';
import { endConnection, SESSION_SETTINGS } from '#db/connection.ts';
import { IndexerError, type Indexer } from '#indexer/indexer.ts';
import { pause } from '#indexer/wait.ts';

/** Another rebuild of the same engine holds the lock. */
export class RebuildRunning extends IndexerError {}

type Locking = Pick<Indexer, 'databaseUrl' | 'engine' | 'lane'>;

/** Another version beside this one rebuilds an index of its own. */
function scopeOf({ engine, lane }: Locking): string {
  return lane === 'b' ? `${engine} b` : engine;
}

/** How long to wait for the lock, ms. The lock of a killed rebuild goes when Postgres notices the lost connection. */
const PATIENCE = 5_000;

/**
 * Lets one rebuild of an engine run at a time, by a session lock on a connection of its own: however this process
 * ends, the lock ends with it. `work` gets a signal that is aborted when the lock is lost. Throws `RebuildRunning`.
 */
export function withRebuildLock<T>(
  indexer: Locking,
  work: (lost: AbortSignal) => Promise<T>,
  patience = PATIENCE,
): Promise<T> {
  return withLockConnection(indexer, async (client, lost) => {
    await acquire(client, scopeOf(indexer), Date.now() + patience);
    return work(lost);
  });
}

/** The same for purges (purge.ts), apart from rebuilds; null, at once, when another one is under way. */
export function withPurgeLock<T>(indexer: Locking, work: () => Promise<T>): Promise<T | null> {
  return withLockConnection(indexer, async (client) =>
    (await isLocked(client, `presse indexer purge ${scopeOf(indexer)}`)) ? work() : null,
  );
}

async function withLockConnection<T>(
  { databaseUrl }: Pick<Indexer, 'databaseUrl'>,
  work: (client: pg.Client, lost: AbortSignal) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    connectionTimeoutMillis: 10_000,
  });
  const lost = new AbortController();
  client.on('error', () => lost.abort()).on('end', () => lost.abort());
  await client.connect();
  try {
    await client.query(SESSION_SETTINGS);
    return await work(client, lost.signal);
  } finally {
    await endConnection(client);
  }
}

async function isLocked(client: pg.Client, name: string): Promise<boolean> {
  const { rows } = await client.query<{ mine: boolean }>(
    'select pg_try_advisory_lock(hashtextextended($1, 0)) as mine',
    [name],
  );
  return rows[0]?.mine ?? false;
}

async function acquire(client: pg.Client, scope: string, deadline: number): Promise<void> {
  while (!(await isLocked(client, `presse indexer rebuild ${scope}`))) {
    if (Date.now() >= deadline)
      throw new RebuildRunning('another rebuild of this engine is running; wait for it or stop it');
    await pause(100);
  }
}
