import pg from 'pg';
import { IndexerError } from '#indexer/error-kind.ts';
import type { Indexer } from '#indexer/indexer.ts';
import { pause } from '#indexer/pause.ts';

/** Somebody else holds the lock. */
export class RebuildRunning extends IndexerError {}

/** A killed rebuild's lock is released when Postgres notices that its connection is gone. */
const PATIENCE = 5_000;

/**
 * Lets one rebuild of an engine run at a time, by a session lock on a connection of its own: however this process
 * ends, the lock ends with it. `work` is told when the lock is lost under it. Throws when someone else has it.
 */
export async function withRebuildLock<T>(
  { databaseUrl, motor }: Pick<Indexer, 'databaseUrl' | 'motor'>,
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
    await acquire(client, motor, Date.now() + patience);
    return await work(lost.signal);
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function acquire(client: pg.Client, motor: string, deadline: number): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ mine: boolean }>(
      'select pg_try_advisory_lock(hashtextextended($1, 0)) as mine',
      [`presse indexer rebuild ${motor}`],
    );
    if (rows[0]?.mine) return;
    if (Date.now() >= deadline)
      throw new RebuildRunning('another rebuild of this engine is running; wait for it or stop it');
    await pause(100);
  }
}
