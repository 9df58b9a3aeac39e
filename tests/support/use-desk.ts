import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Knex } from 'knex';
import { afterAll, beforeAll } from 'vitest';
import { openFolderStore } from '#db/dokumentlager/folder.ts';
import type { Dokumentlager } from '#db/dokumentlager/port.ts';
import { loadDemo } from '#demo/load.ts';
import type { DeskKeys } from '#dev/desk/desk.ts';
import { loadDesk } from '#dev/desk/load.ts';
import { seedPersons } from '#dev/stand-ins/seed-persons.ts';
import { osloDay } from '#domain/time.ts';
import { DEMO_NOW } from '#tests/support/browser/demo.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/servers/database.ts';

/** Every court has one case, and some have more. */
const CASES = 80;
/** Makes PDF files, and thousands of rows. */
const PATIENCE = 180_000;

/** Only there while a test of the file runs. */
export interface UsedDesk {
  readonly db: Knex;
  readonly lager: Dokumentlager;
  readonly keys: DeskKeys;
}

/** A database with demo cases around DEMO_NOW, the test persons, and a desk that has been filled. */
export function useDesk(): UsedDesk {
  const keys = { identity: [randomBytes(32)], audit: [randomBytes(32)] } as const;
  let used: { database: TestDatabase; dir: string } | undefined;
  const ready = () => {
    if (!used) throw new Error('The desk is there only while a test runs');
    return used;
  };
  beforeAll(async () => {
    const database = await createTestDatabase();
    used = { database, dir: await mkdtemp(join(tmpdir(), 'presse-desk-')) };
    const { db } = database;
    const cases = { cases: CASES, seed: '1', day: osloDay(DEMO_NOW) };
    await loadDemo(db, openFolderStore(used.dir), cases);
    await seedPersons(db, keys.identity, DEMO_NOW);
    await loadDesk(db, { keys, now: DEMO_NOW, seed: '1' });
  }, PATIENCE);
  afterAll(async () => {
    await used?.database.close();
    if (used) await rm(used.dir, { recursive: true });
  });
  return {
    keys,
    get db() {
      return ready().database.db;
    },
    get lager() {
      return openFolderStore(ready().dir);
    },
  };
}

/** How many there are of each. */
export function countBy<T extends string>(all: readonly T[]): Partial<Record<T, number>> {
  const counts: Partial<Record<T, number>> = {};
  for (const one of all) counts[one] = (counts[one] ?? 0) + 1;
  return counts;
}
