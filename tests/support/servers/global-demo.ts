import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '#db/connection.ts';
import { openFolderStore } from '#db/dokumentlager/folder.ts';
import { loadDemo } from '#demo/load.ts';
import { seedPersons } from '#dev/stand-ins/seed-persons.ts';
import { osloDay } from '#domain/time.ts';
import { DEMO_NOW, buildIndex } from '#tests/support/browser/demo.ts';
import { asAdmin, databaseUrl } from './database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A database with demo cases, an index of them and the test persons, for the tests to clone. */
    demo: {
      readonly template: string;
      readonly dokumentDir: string;
      readonly indexPrefix: string;
      /** The test persons' rows are found by hashes with this key (base64). */
      readonly identityKey: string;
    };
  }
}

/** Makes the demo data and its index once a run: a test file clones them in a moment. */
export default async function setup(project: TestProject) {
  const { url: server } = project.getProvidedContext().postgres;
  const template = `test_demo_${randomBytes(6).toString('hex')}`;
  const dokumentDir = await mkdtemp(join(tmpdir(), 'presse-demo-'));
  const identityKey = randomBytes(32);
  const indexPrefix = 'demo';
  await asAdmin(
    server,
    `create database ${template} template ${project.getProvidedContext().postgres.template}`,
  );
  const url = databaseUrl(server, template);
  const db = openDatabase(url, { poolMax: 4 });
  try {
    const cases = { cases: 400, seed: 'e2e', day: osloDay(DEMO_NOW) };
    await loadDemo(db, openFolderStore(dokumentDir), cases);
    await seedPersons(db, [identityKey], DEMO_NOW);
    const index = await buildIndex({
      DATABASE_URL: url,
      INDEX_PREFIX: indexPrefix,
      PRESSE_NOW: DEMO_NOW.toISOString(),
      LOG_LEVEL: 'silent',
    });
    await index.close();
  } finally {
    await db.destroy();
  }
  project.provide('demo', {
    ...{ template, dokumentDir, indexPrefix },
    identityKey: identityKey.toString('base64'),
  });
  return async () => {
    await asAdmin(server, `drop database if exists ${template} with (force)`);
    await rm(dokumentDir, { recursive: true, force: true });
  };
}
