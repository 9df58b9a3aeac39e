import type { Knex } from 'knex';

export interface DeadMailRow {
  readonly id: number;
  readonly mal: string;
  readonly forsoek: number;
  readonly feil: string;
  readonly opprettet: Date;
}

export interface UnsentMail {
  readonly venter: number;
  readonly antallDoed: number;
  readonly doed: DeadMailRow[];
}

/** What has not been sent: how many wait, and those that were given up, the newest first, at most `limit`. */
export async function readUnsentMail(db: Knex, limit: number): Promise<UnsentMail> {
  const counts = await db.raw<{ rows: { venter: number; antallDoed: number }[] }>(
    `select count(*) filter (where status = 'venter') as venter,
       count(*) filter (where status = 'doed') as "antallDoed"
     from epost_utboks where status <> 'sendt'`,
  );
  const { rows: doed } = await db.raw<{ rows: DeadMailRow[] }>(
    `select id, mal, forsoek, coalesce(feil, '') as feil, opprettet from epost_utboks
     where status = 'doed' order by id desc limit ?`,
    [limit],
  );
  return { ...counts.rows[0]!, doed };
}

/**
 * Makes a message that was given up due at `now`, with all its attempts ahead of it. Gives which kind it is; null
 * when it was not given up, or its content is gone.
 */
export async function retryMail(db: Knex, id: number, now: Date): Promise<string | null> {
  const [row] = await db('epost_utboks')
    .where({ id, status: 'doed' })
    .whereNotNull('data')
    .update({ status: 'venter', forsoek: 0, neste_forsoek: now })
    .returning<{ mal: string }[]>('mal');
  return row?.mal ?? null;
}
