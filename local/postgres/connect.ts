import { setTimeout as pause } from 'node:timers/promises';
import { Client, DatabaseError } from 'pg';
import type { PidFile } from './pid-file.ts';

const STARTING_UP = '57P03';
const DATABASE = 'presse';

/** The address of a database of the embedded Postgres, its password included: not for logs. */
export function databaseUrl(port: number, password: string, database = DATABASE): string {
  return `postgres://postgres:${password}@127.0.0.1:${port}/${database}`;
}

/** Waits until the server answers, and makes the database `presse` if it is missing. Throws after a minute. */
export async function ensureDatabase(running: PidFile, password: string): Promise<string> {
  const client = await connect(databaseUrl(running.port, password, 'postgres'));
  try {
    const found = await client.query('select 1 from pg_database where datname = $1', [DATABASE]);
    if (found.rowCount === 0) await client.query(`create database ${DATABASE}`);
  } finally {
    await client.end();
  }
  return databaseUrl(running.port, password);
}

async function connect(url: string): Promise<Client> {
  const deadline = Date.now() + 60_000;
  for (;;) {
    const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
    try {
      await client.connect();
      return client;
    } catch (error) {
      await client.end().catch(() => undefined);
      if (!isStarting(error) || Date.now() > deadline) throw error;
      await pause(50);
    }
  }
}

function isStarting(error: unknown): boolean {
  if (error instanceof DatabaseError) return error.code === STARTING_UP;
  return (error as NodeJS.ErrnoException).code === 'ECONNREFUSED';
}
