import { Command } from 'commander';
import type { Knex } from 'knex';
import { z } from 'zod';
import { writeAudit, type Actor } from '#bff/security/audit.ts';
import { HttpError } from '#bff/http/errors.ts';
import { identityHash } from '#bff/security/identity-hash.ts';
import { decide } from '#bff/soeknader/decide.ts';
import { parseEnvironment } from '#contract/env.ts';
import { openDatabase } from '#db/connection.ts';
import type { SoeknadEvent } from '#domain/soeknad.ts';
import { localClock } from './clock.ts';
import { describeSoeknad, findActiveSoeknad, recentSoeknader } from './decide/soeknader.ts';
import { findRunning } from './running.ts';
import { say } from './say.ts';
import { localSecrets } from './secrets.ts';
import { testPersons } from './test-persons.ts';

const schema = z.object({
  DATABASE_URL: z.string(),
  PRESSE_DATA_DIR: z.string(),
  NODE_ENV: z
    .string()
    .refine((value) => value !== 'production', { error: 'applications are decided in the service' })
    .optional(),
});

/** `npm run --silent decide -- list | approve NAME | reject NAME --reason TEXT`, for development. */
const command = new Command('decide').description('What an administrator decides');
command
  .command('list')
  .description('the last applications, with the employers’ answers')
  .action(() => withDatabase(list));
command
  .command('approve <name...>')
  .description('gives access')
  .action((name: string[]) =>
    withDatabase((db) => act(db, name.join(' '), { type: 'godkjenn', settPaaVent: false })),
  );
command
  .command('reject <name...>')
  .description('refuses, and tells the applicant why')
  .requiredOption('--reason <text>', 'what the applicant is told')
  .action((name: string[], { reason }: { reason: string }) =>
    withDatabase((db) => act(db, name.join(' '), { type: 'avslaa', begrunnelse: reason })),
  );

async function list(db: Knex): Promise<void> {
  for (const soeknad of await recentSoeknader(db))
    process.stdout.write(`${await describeSoeknad(db, soeknad)}\n`);
}

async function act(db: Knex, name: string, event: SoeknadEvent): Promise<void> {
  const soeknad = await findActiveSoeknad(db, name);
  const context = { actor: administrator(), now: clock(), requestId: 'local/decide' };
  await db.transaction(async (trx: Knex) => {
    const decision = { event, kommentar: null, sluttdato: null };
    await writeAudit(trx, context, await decide(trx, context, soeknad.id, decision));
  });
  say(`${soeknad.fornavn} ${soeknad.etternavn}: ${event.type}`);
}

/** The time of the service that runs, if one does. */
function clock(): Date {
  const { PRESSE_DATA_DIR } = parseEnvironment(schema, process.env);
  const copy = findRunning(PRESSE_DATA_DIR);
  return copy ? new Date(Date.now() + copy.clockOffset) : localClock(process.env)();
}

function administrator(): Actor {
  const { PRESSE_DATA_DIR } = parseEnvironment(schema, process.env);
  const person = testPersons.find(({ rolle }) => rolle === 'administrator');
  if (!person) throw new Error('No test person is an administrator');
  const key = Buffer.from(localSecrets(PRESSE_DATA_DIR, process.env).IDENTITY_KEY, 'base64');
  return { identitetHash: identityHash(key, `admin:${person.pid}`), rolle: 'admin' };
}

async function withDatabase(work: (db: Knex) => Promise<void>): Promise<void> {
  const env = parseEnvironment(schema, process.env);
  const db = openDatabase(env.DATABASE_URL, { name: 'decide' });
  try {
    await work(db);
  } finally {
    await db.destroy();
  }
}

try {
  await command.parseAsync();
} catch (error) {
  const fields = error instanceof HttpError ? Object.values(error.errors).flat() : [];
  say([error instanceof Error ? error.message : String(error), ...fields].join(' '));
  process.exitCode = 1;
}
