import pg from 'pg';
import { pause } from '#indexer/pause.ts';

export interface Wake {
  /** Resolves when Postgres says that there is something new, after `ms`, or when the signal is given. */
  readonly wait: (ms: number) => Promise<void>;
  readonly close: () => Promise<void>;
}

/**
 * Listens on a channel (new outbox rows, new orders) on a connection of its own. Only a convenience: the rows are polled for as well, so a
 * lost connection costs seconds, not rows; it is opened again at the next wait.
 */
export function listen(channel: string, databaseUrl: string, signal: AbortSignal): Wake {
  let client: pg.Client | null = null;
  let heard = true;
  let interrupt = new AbortController();
  const ring = () => {
    heard = true;
    interrupt.abort();
  };
  signal.addEventListener('abort', ring);

  const connect = async () => {
    const fresh = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 5_000 });
    const lost = () => {
      if (client === fresh) client = null;
    };
    fresh.on('error', lost).on('end', lost).on('notification', ring);
    await fresh.connect();
    await fresh.query(`listen ${fresh.escapeIdentifier(channel)}`);
    client = fresh;
    ring(); // Something may have come before we listened.
  };

  return {
    wait: async (ms) => {
      if (!client) await connect().catch(() => undefined);
      if (!heard && !signal.aborted) await pause(ms, interrupt.signal);
      heard = false;
      interrupt = new AbortController();
    },
    close: async () => {
      signal.removeEventListener('abort', ring);
      await client?.end().catch(() => undefined);
    },
  };
}
