import type { Knex } from 'knex';

export interface DeadLetterRow {
  readonly sakId: string;
  readonly grunn: string;
  readonly forsoek: number;
  readonly sistFeilet: Date;
}

/** Cases that could not be indexed, those that failed last first, at most `limit`; and how many in all. */
export async function readDeadLetters(
  db: Knex,
  limit: number,
): Promise<{ antall: number; rader: DeadLetterRow[] }> {
  const { rows: rader } = await db.raw<{ rows: DeadLetterRow[] }>(
    `select sak_id as "sakId", grunn, forsoek, sist_feilet as "sistFeilet" from doedbrev
     order by sist_feilet desc, sak_id limit ?`,
    [limit],
  );
  const counted = await db('doedbrev').count({ antall: '*' }).first<{ antall: number }>();
  return { antall: counted.antall, rader };
}

/**
 * Lets the follower try these cases again, all of them without `sakId`. The letters stay until that has gone well.
 * Gives how many there are.
 */
export async function retryDeadLetters(db: Knex, sakId: string | null): Promise<number> {
  const { rowCount } = await db.raw<{ rowCount: number }>(
    `insert into sak_utboks (sak_id) select sak_id from doedbrev where coalesce(sak_id = ?, true)
     on conflict do nothing`,
    [sakId],
  );
  if (rowCount > 0) await db.raw('notify sak_utboks');
  return rowCount;
}
