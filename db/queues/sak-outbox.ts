import type { Knex } from 'knex';
import { NEVER, changedBy, firstRowOf, raw, rowsOf, run, type Sql, sql } from '#db/sql.ts';

/**
 * `sak_utboks`: the ids of cases whose change has not reached the index yet, and `sak_gravstein`: the last version
 * of deleted cases. Triggers on `sak` and its children write both (db/migrations/0002_outbox_and_generations.sql), and mark
 * the rows of cases that have lost text (0010_lost_text.sql).
 */

/** The channel on which Postgres announces new rows. */
export const SAK_OUTBOX_CHANNEL = 'sak_utboks';

export interface OutboxRow {
  readonly id: number;
  readonly sakId: string;
}

/**
 * The oldest rows that nobody else is working on, and with them every other row of the same cases.
 * They are locked until `trx` ends; if it fails, they are simply still there.
 */
export async function takeRows(trx: Knex.Transaction, limit: number): Promise<OutboxRow[]> {
  return rowsOf<OutboxRow>(
    trx,
    sql`with eldste as materialized (
       select sak_id from sak_utboks order by id limit ${limit} for update skip locked)
     select id, sak_id as "sakId" from sak_utboks
       where sak_id in (select sak_id from eldste) for update skip locked`,
  );
}

export async function removeRows(trx: Knex.Transaction, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await run(trx, sql`delete from sak_utboks where id = any(${ids})`);
}

/** Has the cases indexed again, although nothing has changed. */
export async function enqueueSaker(db: Knex, sakIds: readonly string[]): Promise<void> {
  if (sakIds.length > 0) await enqueueSelected(db, sql`select unnest(${sakIds}::text[])`);
}

/** As `enqueueSaker`, for the cases whose ids `select` gives. Returns the number of new rows. */
export async function enqueueSelected(db: Knex, select: Sql): Promise<number> {
  const added = await changedBy(
    db,
    sql`insert into sak_utboks (sak_id) ${select} on conflict do nothing`,
  );
  if (added > 0) await run(db, raw(`notify ${SAK_OUTBOX_CHANNEL}`));
  return added;
}

/** Removes the rows that this transaction has added for these cases. */
export async function removeOwnRows(
  trx: Knex.Transaction,
  sakIds: readonly string[],
): Promise<void> {
  await run(
    trx,
    sql`delete from sak_utboks
     where sak_id = any(${sakIds}) and transaksjon = pg_current_xact_id()`,
  );
}

/**
 * Which transactions are committed now, as Postgres writes it. The highest id would not do: a row may get its id
 * earlier than another and be committed later.
 */
export async function currentSnapshot(db: Knex): Promise<string> {
  const row = await firstRowOf<{ snapshot: string }>(
    db,
    sql`select pg_current_snapshot()::text as snapshot`,
  );
  return row!.snapshot;
}

const committedAt = (snapshot: string): Sql =>
  sql`pg_visible_in_snapshot(transaksjon, ${snapshot}::pg_snapshot)`;

/** Whether anything waits. */
export async function hasRows(db: Knex): Promise<boolean> {
  return (await firstRowOf(db, sql`select 1 from sak_utboks limit 1`)) !== undefined;
}

/** Whether a row that was committed at `snapshot` still waits. */
export async function hasRowsOf(db: Knex, snapshot: string): Promise<boolean> {
  const row = await firstRowOf(
    db,
    sql`select 1 from sak_utboks where ${committedAt(snapshot)} limit 1`,
  );
  return row !== undefined;
}

const REMOVED_AT_ONCE = 10_000;

/**
 * Removes the rows that were committed at `snapshot`, except those that somebody is working on, and those of cases that `isKept`
 * names.
 */
export async function removeRowsOf(
  db: Knex,
  snapshot: string,
  isKept: (sakId: Sql) => Sql = () => NEVER,
): Promise<void> {
  let removed: number;
  do {
    removed = await changedBy(
      db,
      sql`delete from sak_utboks where id in (
         select id from sak_utboks where ${committedAt(snapshot)}
           and not ${isKept(sql`sak_utboks.sak_id`)}
         limit ${REMOVED_AT_ONCE} for update skip locked)`,
    );
  } while (removed > 0);
}

interface OutboxLag {
  readonly rows: number;
  /** Different cases among the rows. */
  readonly saker: number;
  /** Age of the oldest row, by the clock of the database, which dated it. */
  readonly oldestSeconds: number;
}

/** How much waits to be indexed, and since when. */
export async function readOutboxLag(db: Knex): Promise<OutboxLag> {
  const row = await firstRowOf<OutboxLag>(
    db,
    sql`select count(*) as rows, count(distinct sak_id) as saker,
       coalesce(greatest(0, extract(epoch from clock_timestamp() - min(opprettet))), 0)::int
         as "oldestSeconds"
     from sak_utboks`,
  );
  return row!;
}

/** The cases that have waited longest, at most `limit`, and since when. */
export async function readOldestWaiting(
  db: Knex,
  limit: number,
): Promise<{ readonly sakId: string; readonly siden: Date }[]> {
  return rowsOf(
    db,
    sql`select sak_id as "sakId", min(opprettet) as siden
      from (select sak_id, opprettet from sak_utboks order by id limit ${FIRST}) foerste
      group by sak_id order by siden, sak_id limit ${limit}`,
  );
}

/** Rows of which the oldest is looked for. Ids are given before rows are committed, so it is not the first for certain. */
const FIRST = 1_000;

/** As `readOutboxLag`, cheap however long the queue is: at most `most` rows are counted. */
export async function readBacklog(db: Knex, most: number): Promise<Omit<OutboxLag, 'saker'>> {
  const row = await firstRowOf<Omit<OutboxLag, 'saker'>>(
    db,
    sql`select (select count(*) from (select from sak_utboks limit ${most}) noen) as rows,
       coalesce(greatest(0, extract(epoch from clock_timestamp() - (
         select min(opprettet) from (select opprettet from sak_utboks order by id limit ${FIRST}) foerste
       ))), 0)::float8 as "oldestSeconds"`,
  );
  return row!;
}

/** For a larger statement: `sak_id` of at most `limit` rows, oldest first, and whether the case has lost `tekst`. */
export function waitingIds(limit: number): Sql {
  return sql`select sak_id, tekst from sak_utboks order by id limit ${limit}`;
}

/** For a larger statement: the `sak_id` of at most `limit` rows of cases that have lost text. */
export function idsWithLostText(limit: number): Sql {
  return sql`select sak_id from sak_utboks where tekst limit ${limit}`;
}

/** For a larger statement: whether the case that `sakId` names waits. */
export function isWaiting(sakId: Sql): Sql {
  return sql`exists (select from sak_utboks where sak_utboks.sak_id = ${sakId})`;
}

/** For a larger statement: the `sak_id` of every case that has been deleted and has not come back. */
export function deletedIds(): Sql {
  return sql`select sak_id from sak_gravstein
    where not exists (select from sak where sak.sak_id = sak_gravstein.sak_id)`;
}

/** Whether the case has been deleted once, and come back. */
export const hasComeBack = (sakId: Sql): Sql =>
  sql`exists (select from sak_gravstein where sak_gravstein.sak_id = ${sakId})`;

interface Tombstone {
  readonly sakId: string;
  readonly versjon: number;
}

/** The tombstones of these cases; an id that never was a case has none. */
export async function readTombstones(db: Knex, sakIds: readonly string[]): Promise<Tombstone[]> {
  if (sakIds.length === 0) return [];
  return rowsOf<Tombstone>(
    db,
    sql`select sak_id as "sakId", versjon from sak_gravstein where sak_id = any(${sakIds})`,
  );
}

/** Gives cases that Postgres does not have a tombstone newer than the version that the index has. */
export async function raiseTombstones(db: Knex, indexed: readonly Tombstone[]): Promise<void> {
  await run(
    db,
    sql`insert into sak_gravstein (sak_id, versjon)
       select sak_id, versjon + 1
       from unnest(${indexed.map(({ sakId }) => sakId)}::text[],
         ${indexed.map(({ versjon }) => versjon)}::bigint[]) as foreldreloes (sak_id, versjon)
       where not exists (select from sak where sak.sak_id = foreldreloes.sak_id)
     on conflict (sak_id) do update set versjon = greatest(sak_gravstein.versjon, excluded.versjon)`,
  );
}

/** The versions of these cases, also of deleted ones; an id that never was a case has none. Each change raises it. */
export async function readVersions(
  db: Knex,
  sakIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await rowsOf<Tombstone>(
    db,
    sql`select id as "sakId", coalesce(sak.versjon, sak_gravstein.versjon) as versjon
     from unnest(${sakIds}::text[]) as spurt (id)
       left join sak on sak.sak_id = id left join sak_gravstein on sak_gravstein.sak_id = id
     where coalesce(sak.versjon, sak_gravstein.versjon) is not null`,
  );
  return new Map(rows.map(({ sakId, versjon }) => [sakId, versjon]));
}
