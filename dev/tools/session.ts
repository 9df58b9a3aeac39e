import { Command } from 'commander';
import { z } from 'zod';
import { noteSignIn } from '#bff/features/innlogging/signin.ts';
import { createSession } from '#bff/session/session.ts';
import { sessionCookie } from '#bff/session/cookies.ts';
import { seal } from '#bff/session/key-ring.ts';
import { personOf } from '#bff/session/person.ts';
import type { SideName } from '#bff/session/side.ts';
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

interface Options {
  readonly press?: true;
  readonly admin?: true;
}

/** `npm run --silent session -- NAME`: signs a test person in and prints the Cookie header, for `curl -H`. */
const command = new Command('session')
  .description('Signs a test person in, and prints the Cookie header')
  .argument('<name...>', testPersons.map(fullName).join(', '))
  .option('--press', 'as a press user; this is so without the option for all but administrators')
  .option('--admin', 'as an administrator; this is so without the option for administrators')
  .action((name: string[], options: Options) => main(name.join(' '), options));

async function main(name: string, options: Options): Promise<void> {
  const env = parseEnvironment(schema, process.env);
  const person = findTestPerson(name);
  if (!person) throw new Error(`Who? ${testPersons.map(fullName).join(', ')}`);
  const side = sideOf(person, options);
  const copy = findRunning(env.PRESSE_DATA_DIR);
  const now = timeOfCopy(env.PRESSE_DATA_DIR, process.env);
  const token = await signIn(person, side, env.DATABASE_URL, env.PRESSE_DATA_DIR, now);
  const { name: cookie } = sessionCookie(copy?.publicUrl ?? env.PUBLIC_URL, side);
  process.stdout.write(`Cookie: ${cookie}=${token}\n`);
}

/** An administrator may be signed in on the press side too; nobody else is one. */
function sideOf(person: TestPerson, { press, admin }: Options): SideName {
  if (press && admin) throw new Error('Either --press or --admin.');
  const isAdministrator = person.rolle === 'administrator';
  if (admin && !isAdministrator) throw new Error(`${fullName(person)} is not an administrator.`);
  return isAdministrator && !press ? 'admin' : 'presse';
}

async function signIn(
  person: TestPerson,
  side: SideName,
  databaseUrl: string,
  dataDir: string,
  now: Date,
): Promise<string> {
  const keys = localKeys(localSecrets(dataDir, process.env));
  const isAdmin = side === 'admin';
  const { pid: subject } = person;
  // A press user's names come from the population register, as after a real sign-in.
  const { fornavn, etternavn } = isAdmin ? person : { fornavn: '', etternavn: '' };
  const db = openDatabase(databaseUrl, { name: 'session' });
  try {
    const identitetHash = await personOf(db, keys.identity, { side, subject }, now);
    const pid = isAdmin ? null : seal(keys.session, subject);
    const session = { side, identitetHash, fornavn, etternavn, pid, isAdmin, idToken: null };
    // The log has an administrator's name.
    if (isAdmin) await noteSignIn(db, session, now);
    return await createSession(db, session, now);
  } finally {
    await db.destroy();
  }
}

await runAsProgram(async () => void (await command.parseAsync()));
