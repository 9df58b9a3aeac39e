import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { endConnection } from '#db/connection.ts';

/** Resolves after `ms`, or as soon as the signal is aborted; never rejects. */
export async function pause(ms: number, signal?: AbortSignal): Promise<void> {
  await delay(ms, undefined, signal ? { signal } : {}).catch(() => undefined);
}

export interface Backoff {
  /** How long to wait before the next attempt, ms: longer each time. */
  readonly next: () => number;
  /** After a success: the next wait is short again. */
  readonly reset: () => void;
}

/** The wait doubles from `first` to `most` ms. Half of it is random, so that many clients do not return at once. */
export function createBackoff(
  options: { first?: number; most?: number; random?: () => number } = {},
): Backoff {
  const { first = 100, most = 30_000, random = Math.random } = options;
  let attempt = 0;
  return {
    next: () => {
      const full = Math.min(most, first * 2 ** attempt++);
      return Math.round(full / 2 + (random() * full) / 2);
    },
    reset: () => {
      attempt = 0;
    },
  };
}

export interface Wake {
  /** Resolves when Postgres notifies, after `ms`, or when the signal is aborted. */
  readonly wait: (ms: number) => Promise<void>;
  readonly close: () => Promise<void>;
}

/**
 * Listens for new outbox rows or new orders, on a connection of its own. The rows are polled for as well, so a lost
 * connection delays work by seconds; it is opened again at the next wait.
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
    const fresh = new pg.Client({
      ...{ connectionString: databaseUrl, connectionTimeoutMillis: 5_000 },
      ...{ keepAlive: true, keepAliveInitialDelayMillis: 10_000 },
    });
    const lost = () => {
      if (client === fresh) client = null;
    };
    fresh.on('error', lost).on('end', lost).on('notification', ring);
    await fresh.connect();
    await fresh.query(`listen ${fresh.escapeIdentifier(channel)}`);
    client = fresh;
    ring(); // There may be rows from before we listened.
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
      if (client) await endConnection(client);
    },
  };
}
