import type { Knex } from 'knex';
import {
  INDEXING_FAILURES,
  readFailureReason,
  type IndexingFailure,
} from '#domain/failure-reasons.ts';
import { changedBy, firstRowOf, rowsOf, run, type Sql, sql } from '#db/sql.ts';
import { isSakWithdrawn } from '#db/tilbaketrekking/hidden.ts';
import { enqueueSelected, isWaiting } from './sak-outbox.ts';

/** `doedbrev`: cases that cannot be indexed as they are. They wait for a change or a retry and delay no other case. */

export interface DeadLetter {
  readonly sakId: string;
  readonly grunn: IndexingFailure;
  /** The kind of the error. Never any of the case's content. */
  readonly detalj: string | null;
}

export async function addDeadLetters(db: Knex, letters: readonly DeadLetter[]): Promise<void> {
  if (letters.length === 0) return;
  await run(
    db,
    sql`insert into doedbrev (sak_id, grunn, detalj)
       select * from unnest(${letters.map(({ sakId }) => sakId)}::text[],
         ${letters.map(({ grunn }) => grunn)}::text[], ${letters.map(({ detalj }) => detalj)}::text[])
     on conflict (sak_id) do update set grunn = excluded.grunn, detalj = excluded.detalj,
       forsoek = doedbrev.forsoek + 1, sist_feilet = now()`,
  );
}

/** Removes the dead letters of cases that have been indexed after all. */
export async function removeDeadLetters(db: Knex, sakIds: readonly string[]): Promise<void> {
  if (sakIds.length === 0) return;
  await run(db, sql`delete from doedbrev where sak_id = any(${sakIds})`);
}

/** Removes the dead letters that failed last before `instant`, by the clock of the database. */
export async function removeDeadLettersBefore(db: Knex, instant: Date): Promise<void> {
  await run(db, sql`delete from doedbrev where sist_feilet < ${instant}`);
}

/** How many dead letters there were, and how many of their cases did not wait for the follower already. */
interface Retried {
  readonly letters: number;
  readonly added: number;
}

/**
 * Has the follower try these cases again; null: all of them. The letters stay until that has gone well. They are locked until the
 * transaction ends: of two who ask at once, the second finds that the cases wait already.
 */
export async function retryDeadLetters(db: Knex, sakId: string | null): Promise<Retried> {
  const which = sakId === null ? sql`true` : sql`sak_id = ${sakId}`;
  const letters = await changedBy(
    db,
    sql`select from doedbrev where ${which} order by sak_id for update`,
  );
  const added = await enqueueSelected(
    db,
    sql`select sak_id from doedbrev where ${which} and not ${isWaiting(sql`doedbrev.sak_id`)}`,
  );
  return { letters, added };
}

export interface DeadLetterRow extends DeadLetter {
  /** Null of a case that is gone, or hidden. */
  readonly saksnummer: string | null;
  readonly forsoek: number;
  readonly sistFeilet: Date;
}

/** The dead letters, those that failed last first, at most `limit`; and how many there are in all. */
export async function readDeadLetters(
  db: Knex,
  limit: number,
): Promise<{ antall: number; rader: DeadLetterRow[] }> {
  const rows = await rowsOf<Omit<DeadLetterRow, 'grunn'> & { grunn: string }>(
    db,
    sql`select sak_id as "sakId", grunn, detalj, forsoek, sist_feilet as "sistFeilet",
       (select saksnummer from sak where sak.sak_id = doedbrev.sak_id and not ${isSakWithdrawn(sql`sak.sak_id`)}) as saksnummer
     from doedbrev
     order by sist_feilet desc, sak_id limit ${limit}`,
  );
  const rader = rows.map((row) => {
    const { kode, detalj } = readFailureReason(INDEXING_FAILURES, row.grunn, row.detalj);
    return { ...row, grunn: kode, detalj };
  });
  return { antall: await countDeadLetters(db), rader };
}

export async function countDeadLetters(db: Knex): Promise<number> {
  const row = await firstRowOf<{ antall: number }>(
    db,
    sql`select count(*) as antall from doedbrev`,
  );
  return row!.antall;
}

/** For a larger statement: the `sak_id` of at most `limit` dead letters. */
export function deadLetterIds(limit: number): Sql {
  return sql`select sak_id from doedbrev limit ${limit}`;
}

/** For a larger statement: whether the case that `sakId` names has a dead letter. */
export function hasDeadLetter(sakId: Sql): Sql {
  return sql`exists (select from doedbrev where doedbrev.sak_id = ${sakId})`;
}
