import { randomBytes } from 'node:crypto';
import type { Knex } from 'knex';
import { firstRowOf, join, raw, rowsOf, run, sql, type Sql } from '#db/sql.ts';

/** A keyed hash of somebody's identity number, and the id of its key. */
export interface KeyedHash {
  readonly hash: Buffer;
  readonly noekkel: string;
}

/** The tables that know a person by `identitet_hash`, each with an index on it. */
export const PERSON_TABLES = [
  'pressebruker',
  'soeknad',
  'sesjon',
  'arbeidsgiver_bekreftelse',
  'epost_utboks',
  'administrator',
  'revisjon',
  'gjennomgang_rad',
] as const;

interface Row {
  readonly person: Buffer;
  readonly hash: Buffer;
}

/**
 * The person with one of these hashes, as the other tables know them; `hashes` has one for each key, the newest first.
 * From now on the person is found by the newest. Somebody whom nobody knows gets a random value, which leads to no number.
 * Two calls at the same time give the same person.
 */
export async function recognisePerson(
  db: Knex,
  hashes: readonly [KeyedHash, ...KeyedHash[]],
  now: Date,
): Promise<Buffer> {
  const [newest] = hashes;
  return db.transaction(async (transaction: Knex) => {
    await lockHashes(transaction, hashes);
    const [known, ...others] = await findByHash(transaction, hashes);
    // While the newest key stood alone by mistake, the person got a second row. The first one has the history.
    if (others.length > 0) await removeRows(transaction, others);
    const person = known?.person ?? (await findInTables(transaction, hashes)) ?? randomBytes(32);
    await run(
      transaction,
      sql`insert into identitet (person, hash, noekkel, opprettet, sist_sett)
        values (${person}, ${newest.hash}, ${newest.noekkel}, ${now}, ${now})
        on conflict (person) do update
          set hash = excluded.hash, noekkel = excluded.noekkel, sist_sett = excluded.sist_sett`,
    );
    return person;
  });
}

/** By the lowest of the hashes, which is the same one before and after the keys have changed places. */
async function lockHashes(db: Knex, hashes: readonly KeyedHash[]): Promise<void> {
  const [lowest] = hashes.map(({ hash }) => hash).sort((a, b) => a.compare(b));
  const key = lowest!.readBigInt64BE(8).toString();
  await run(db, sql`select pg_advisory_xact_lock(${key}::bigint)`);
}

/** The first that was stored comes first. */
function findByHash(db: Knex, hashes: readonly KeyedHash[]): Promise<Row[]> {
  const all = hashes.map(({ hash }) => hash);
  return rowsOf<Row>(
    db,
    sql`select person, hash from identitet where hash = any(${all}::bytea[]) order by opprettet, person`,
  );
}

function removeRows(db: Knex, rows: readonly Row[]): Promise<void> {
  const persons = rows.map(({ person }) => person);
  return run(db, sql`delete from identitet where person = any(${persons}::bytea[])`);
}

/** Somebody from before `identitet` is known by the hash itself. */
async function findInTables(db: Knex, hashes: readonly KeyedHash[]): Promise<Buffer | null> {
  for (const { hash } of hashes) {
    const found = await firstRowOf<{ known: boolean }>(
      db,
      sql`select ${isKnown(sql`${hash}::bytea`)} as known`,
    );
    if (found?.known) return hash;
  }
  return null;
}

function isKnown(person: Sql): Sql {
  const tables = PERSON_TABLES.map(
    (table) => sql`exists (select from ${raw(table)} t where t.identitet_hash = ${person})`,
  );
  return join(tables, ' or ', '(', ')');
}

/**
 * Forgets the hashes of those whom no table knows any more and who have not been seen after `before`: then nothing leads
 * to them, whoever has the key. Gives how many.
 */
export async function forgetStrangers(db: Knex, before: Date): Promise<number> {
  const gone = await rowsOf(
    db,
    sql`delete from identitet as i where ${isStranger(before)} returning 1`,
  );
  return gone.length;
}

/** Those whom `forgetStrangers` would forget. */
export async function countStrangers(
  db: Knex,
  before: Date,
): Promise<{ readonly count: number; readonly oldest: Date | null }> {
  const row = await firstRowOf<{ count: number; oldest: Date | null }>(
    db,
    sql`select count(*) as count, min(sist_sett) as oldest from identitet as i where ${isStranger(before)}`,
  );
  return row!;
}

function isStranger(before: Date): Sql {
  return sql`i.sist_sett <= ${before} and not ${isKnown(sql`i.person`)}`;
}
