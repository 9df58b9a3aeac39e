import { parseEnvironment } from '#contract/env.ts';
import { openDatabase } from '#db/connection.ts';
import { loadDemo } from '#demo/load.ts';
import { openDokumentlager } from '#db/sak/dokumentlager.ts';
import { osloDay } from '#domain/time.ts';
import { localClock } from '#dev/servers/running-copy.ts';
import { demoSchema } from './environment.ts';
import { seedPersons } from './seed-persons.ts';

/** The test persons, and invented cases where there are none: what docker-compose.yml begins with. */
const env = parseEnvironment(demoSchema, process.env);
const now = localClock(process.env)();
const db = openDatabase(env.DATABASE_URL, { name: 'demo' });
try {
  await seedPersons(db, Buffer.from(env.IDENTITY_KEY, 'base64'), now);
  const empty = (await db('sak').first('sak_id')) === undefined;
  if (empty && env.PRESSE_DEMO_CASES > 0) {
    const lager = openDokumentlager(env.DOKUMENT_DIR);
    await loadDemo(db, lager, { cases: env.PRESSE_DEMO_CASES, seed: '1', day: osloDay(now) });
  }
} finally {
  await db.destroy();
}
