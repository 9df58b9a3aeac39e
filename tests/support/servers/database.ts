import { randomBytes } from 'node:crypto';
import type { Knex } from 'knex';
import pg from 'pg';
import { inject } from 'vitest';
import { openDatabase } from '#db/connection.ts';

export interface TestDatabase {
  readonly db: Knex;
  readonly url: string;
  /** Ends our connections and drops the database, whoever else is connected to it. */
  readonly close: () => Promise<void>;
}

/** A database of the test's own, cloned from a template: the run's, which is migrated and has the courts. */
export async function createTestDatabase(
  template = inject('postgres').template,
): Promise<TestDatabase> {
  const { url: server } = inject('postgres');
  const name = `test_${randomBytes(6).toString('hex')}`;
  await asAdmin(server, `create database ${name} template ${template} strategy file_copy`);
  const url = databaseUrl(server, name);
  const db = openDatabase(url, { name });
  const close = async () => {
    await db.destroy();
    await asAdmin(server, `drop database if exists ${name} with (force)`);
  };
  return { db, url, close };
}

/** The same server, another database. */
export function databaseUrl(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.toString();
}

/** Runs one statement outside any test's database. */
export async function asAdmin(server: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl(server, 'postgres') });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
