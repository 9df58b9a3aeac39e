import { randomBytes } from 'node:crypto';
import { openDatabase } from '#db/connection.ts';
import { seedCourts } from '#db/domstol/domstoler.ts';
import { migrate } from '#db/migrate.ts';
import { asAdmin, databaseUrl, type TestDatabase } from '#tests/support/servers/database.ts';

/** A database of its own on the server of `url`, migrated and with the courts; dropped when it is closed. */
export async function newDatabase(server: string): Promise<TestDatabase> {
  const name = `relevans_${randomBytes(6).toString('hex')}`;
  await asAdmin(server, `create database ${name}`);
  const url = databaseUrl(server, name);
  const db = openDatabase(url, { name });
  await migrate(db);
  await seedCourts(db);
  const close = async () => {
    await db.destroy();
    await asAdmin(server, `drop database if exists ${name} with (force)`);
  };
  return { db, url, close };
}
