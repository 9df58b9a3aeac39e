import { z } from 'zod';
import { createSession } from '#bff/session/session.ts';
import { sessionCookie } from '#bff/session/cookies.ts';
import { seal } from '#bff/session/key-ring.ts';
import { personOf } from '#bff/session/person.ts';
import { parseEnvironment } from '#settings/read.ts';
import { openDatabase } from '#db/connection.ts';
import { findRunning, timeOfCopy } from '#dev/servers/data-dir.ts';
import { runAsProgram } from './terminal.ts';
import { localKeys, localSecrets } from '#dev/servers/secrets.ts';
import {
  findTestPerson,
  fullName,
  testPersons,
  type TestPerson,
} from '#dev/stand-ins/test-persons.ts';

const schema = z.object({
  DATABASE_URL: z.string(),
  PRESSE_DATA_DIR: z.string(),
  PUBLIC_URL: z.url().default('http://localhost:3000'),
  NODE_ENV: z
    .string()
    .refine((value) => value !== 'production', { error: 'there are no test persons in production' })
    .optional(),
  OIDC_PRESSE_ISSUER: z
    .string()
    .refine((value) => value === '', { error: 'only the embedded sign-in has test persons' })
    .optional(),
});

/** `npm run --silent session -- NAME`: signs a test person in and prints the Cookie header, for `curl -H`. */
async function main(name: string): Promise<void> {
  const env = parseEnvironment(schema, process.env);
  const person = findTestPerson(name);
  if (!person) throw new Error(`Who? ${testPersons.map(fullName).join(', ')}`);
  const copy = findRunning(env.PRESSE_DATA_DIR);
  const now = timeOfCopy(env.PRESSE_DATA_DIR, process.env);
  const token = await signIn(person, env.DATABASE_URL, env.PRESSE_DATA_DIR, now);
  const { name: cookie } = sessionCookie(copy?.publicUrl ?? env.PUBLIC_URL, 'presse');
  process.stdout.write(`Cookie: ${cookie}=${token}\n`);
}

async function signIn(
  person: TestPerson,
  databaseUrl: string,
  dataDir: string,
  now: Date,
): Promise<string> {
  const keys = localKeys(localSecrets(dataDir, process.env));
  // The names come from the population register, as after a real sign-in.
  const [fornavn, etternavn] = ['', ''];
  const db = openDatabase(databaseUrl, { name: 'session' });
  try {
    const subject = { side: 'presse', subject: person.pid } as const;
    const identitetHash = await personOf(db, keys.identity, subject, now);
    const pid = seal(keys.session, person.pid);
    const session = { side: 'presse', identitetHash, fornavn, etternavn, pid } as const;
    return await createSession(db, { ...session, idToken: null }, now);
  } finally {
    await db.destroy();
  }
}

await runAsProgram(() => main(process.argv.slice(2).join(' ')));
