import { parseEnvironment } from '#settings/read.ts';
import { openDatabase } from '#db/connection.ts';
import { loadDemo } from '#demo/load.ts';
import { openDokumentlager } from '#db/dokumentlager/settings.ts';
import { createClock, osloDay } from '#domain/time.ts';
import { demoSchema } from './environment.ts';
import { seedPersons } from './seed-persons.ts';

/** Adds the test persons, and invented cases to a database without cases (docker-compose.yml, `demo`). */
const env = parseEnvironment(demoSchema, process.env);
const now = createClock(Date.now, env.PRESSE_NOW)();
const db = openDatabase(env.DATABASE_URL, { name: 'demo' });
try {
  await seedPersons(db, env.keys, now);
  const empty = (await db('sak').first('sak_id')) === undefined;
  if (empty && env.PRESSE_DEMO_CASES > 0) {
    const lager = openDokumentlager(env);
    await loadDemo(db, lager, { cases: env.PRESSE_DEMO_CASES, seed: '1', day: osloDay(now) });
  }
} finally {
  await db.destroy();
}
