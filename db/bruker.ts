import type { Knex } from 'knex';
import type { Status } from '#domain/soeknad.ts';
import { lockPerson } from './lock-person.ts';
import { lockPressebruker, readPressebruker, type Pressebruker } from './pressebrukere.ts';

/** The press user with this id (a uuid), as administrators look one up; null when there is none. */
export async function readBruker(db: Knex, id: string): Promise<Pressebruker | null> {
  const identitetHash = await identityOf(db, id);
  return identitetHash && readPressebruker(db, identitetHash);
}

/** As `readBruker`, locked until the transaction ends: the person first, as everywhere. */
export async function lockBruker(db: Knex, id: string): Promise<Pressebruker | null> {
  const identitetHash = await identityOf(db, id);
  if (!identitetHash) return null;
  await lockPerson(db, identitetHash);
  const stored = await lockPressebruker(db, identitetHash);
  // Somebody who has left and come back meanwhile is another user.
  return stored?.id === id ? stored : null;
}

async function identityOf(db: Knex, id: string): Promise<Buffer | null> {
  const row = await db('pressebruker')
    .where({ id })
    .first<{ identitet_hash: Buffer } | undefined>('identitet_hash');
  return row?.identitet_hash ?? null;
}

/** When the person signed in last; null for never. */
export async function readLastSignIn(db: Knex, identitetHash: Buffer): Promise<Date | null> {
  const row = await db('pressebruker')
    .where({ identitet_hash: identitetHash })
    .first<{ sist_innlogget: Date | null } | undefined>('sist_innlogget');
  return row?.sist_innlogget ?? null;
}

/** One of a person's applications. */
export interface SoeknadLine {
  readonly id: string;
  readonly soeknadsdato: Date;
  readonly status: Status;
}

/** The person's applications, the newest first. */
export async function listSoeknaderOf(db: Knex, identitetHash: Buffer): Promise<SoeknadLine[]> {
  return db('soeknad')
    .where({ identitet_hash: identitetHash, slettet: null })
    .orderBy([{ column: 'soeknadsdato', order: 'desc' }, 'id'])
    .select<SoeknadLine[]>('id', 'soeknadsdato', 'status');
}
