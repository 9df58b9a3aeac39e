import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { asAdmin } from '#tests/support/servers/database.ts';

/** A database as it was at one moment, byte by byte, as a physical backup is. */
export interface Backup {
  /** Puts the database back to that moment. Whoever is connected loses the connection, as when a server is restored. */
  readonly restore: () => Promise<void>;
  readonly drop: () => Promise<void>;
}

/** Backs up the database at `url`; its connections are ended on the way. */
export async function backUp(url: string): Promise<Backup> {
  const { url: server } = inject('postgres');
  const name = new URL(url).pathname.slice(1);
  const copy = `backup_${randomBytes(6).toString('hex')}`;
  const copyTo = async (from: string, to: string) => {
    await asAdmin(server, `alter database ${from} allow_connections false`);
    await asAdmin(
      server,
      `select pg_terminate_backend(pid, 10000) from pg_stat_activity where datname = '${from}'`,
    );
    await asAdmin(server, `create database ${to} template ${from}`);
    await asAdmin(server, `alter database ${from} allow_connections true`);
  };
  await copyTo(name, copy);
  return {
    restore: async () => {
      await asAdmin(server, `drop database ${name} with (force)`);
      await copyTo(copy, name);
    },
    drop: () => asAdmin(server, `drop database if exists ${copy} with (force)`),
  };
}
