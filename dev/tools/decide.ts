import { Command } from 'commander';
import type { Knex } from 'knex';
import { z } from 'zod';
import { HttpError } from '#bff/http/errors.ts';
import { type Actor, writeAudit } from '#bff/audit.ts';
import { personOf } from '#bff/session/person.ts';
import { decide } from '#bff/features/access/decide.ts';
import { parseEnvironment } from '#settings/read.ts';
import { listBekreftelser } from '#db/soeknad/bekreftelser.ts';
import { openDatabase } from '#db/connection.ts';
import { type StoredSoeknad, listSoeknader } from '#db/soeknad/soeknader.ts';
import { type SoeknadEvent, type Status, isActive } from '#domain/soeknad.ts';
import { osloIso } from '#domain/time.ts';
import { timeOfCopy } from '#dev/servers/data-dir.ts';
import { runAsProgram, say } from './terminal.ts';
import { localKeys, localSecrets } from '#dev/servers/secrets.ts';
import { fullName, testPersons } from '#dev/stand-ins/test-persons.ts';

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
  const { PRESSE_DATA_DIR } = parseEnvironment(schema, process.env);
  const now = timeOfCopy(PRESSE_DATA_DIR, process.env);
  const actor = await administrator(db, PRESSE_DATA_DIR, now);
  const context = { actor, now, requestId: 'npm run decide' };
  await db.transaction(async (trx: Knex) => {
    const decision = { event, kommentar: null, sluttdato: null };
    await writeAudit(trx, context, await decide(trx, context, soeknad.id, decision));
  });
  say(`${soeknad.fornavn} ${soeknad.etternavn}: ${event.type}`);
}

/** The first of the test persons who are administrators. */
async function administrator(db: Knex, dataDir: string, now: Date): Promise<Actor> {
  const person = testPersons.find(({ rolle }) => rolle === 'administrator');
  if (!person) throw new Error('No test person is an administrator');
  const { identity } = localKeys(localSecrets(dataDir, process.env));
  const identitetHash = await personOf(db, identity, { side: 'admin', subject: person.pid }, now);
  return { identitetHash, rolle: 'admin' };
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

const LABELS: Readonly<Record<Status, string>> = {
  0: 'Ny',
  1: 'Godkjent',
  2: 'Ikke godkjent',
  3: 'På vent',
};

/** The newest 50 are enough for a development machine. */
function recentSoeknader(db: Knex): Promise<StoredSoeknad[]> {
  return listSoeknader(db, 50);
}

/** The waiting application of the one person whose name contains `text`. Throws when none or several match. */
async function findActiveSoeknad(db: Knex, text: string): Promise<StoredSoeknad> {
  const waiting = (await recentSoeknader(db)).filter(({ status }) => isActive(status));
  const wanted = text.toLocaleLowerCase('nb');
  const found = waiting.filter((one) => fullName(one).toLocaleLowerCase('nb').includes(wanted));
  const [only] = found;
  if (only && found.length === 1) return only;
  throw new Error(`Whose? ${waiting.map(fullName).join(', ') || 'No application waits'}`);
}

/** One line: status, name, date, and the employer's last answer. */
async function describeSoeknad(db: Knex, soeknad: StoredSoeknad): Promise<string> {
  const [question] = await listBekreftelser(db, soeknad.identitetHash);
  const svar = question?.svart
    ? `${question.svar ?? ''} ${osloIso(question.svart)}`
    : 'not answered';
  const { status, soeknadsdato } = soeknad;
  return [
    LABELS[status],
    fullName(soeknad),
    osloIso(soeknadsdato),
    `employer: ${question ? svar : 'not asked'}`,
  ].join('\t');
}

/** What is wrong with which field comes after the message. */
function withFields(error: unknown): Error {
  if (!(error instanceof HttpError)) throw error;
  return new Error([error.message, ...Object.values(error.errors).flat()].join(' '));
}

await runAsProgram(async () => {
  await command.parseAsync().catch((error: unknown) => {
    throw withFields(error);
  });
});
