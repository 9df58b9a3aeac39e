import type { Knex } from 'knex';
import { rowsOf } from '#indexer/sql.ts';

/** On which Postgres calls out new rows. */
export const ROWS_CHANNEL = 'sak_utboks';

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
    `with eldste as materialized (
       select sak_id from sak_utboks order by id limit ? for update skip locked)
     select id, sak_id as "sakId" from sak_utboks
       where sak_id in (select sak_id from eldste) for update skip locked`,
    [limit],
  );
}

export async function removeRows(trx: Knex.Transaction, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await trx.raw('delete from sak_utboks where id = any(?)', [[...ids]]);
}

/** Lets the follower write these cases again, although nothing has changed. */
export async function enqueue(db: Knex, sakIds: readonly string[]): Promise<void> {
  if (sakIds.length === 0) return;
  await db.raw('insert into sak_utboks (sak_id) select unnest(?::text[]) on conflict do nothing', [
    [...sakIds],
  ]);
  await db.raw('notify sak_utboks');
}

/**
 * What is committed at this moment, in Postgres' own terms. Unlike the highest id it also tells a row that was
 * numbered earlier and is committed later (DESIGN §6).
 */
export async function currentSnapshot(db: Knex): Promise<string> {
  const [row] = await rowsOf<{ snapshot: string }>(
    db,
    'select pg_current_snapshot()::text as snapshot',
  );
  return row!.snapshot;
}

/** The rows of changes that were committed at `snapshot`. */
export const COMMITTED_AT = 'pg_visible_in_snapshot(transaksjon, ?::pg_snapshot)';
