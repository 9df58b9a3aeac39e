import type { Knex } from 'knex';

/** A case that cannot be indexed as it is; it waits for a change or a repair and delays nobody. */
export interface DeadLetter {
  readonly sakId: string;
  /** Why, without a word of the case's content. */
  readonly grunn: string;
}

export async function bury(db: Knex, letters: readonly DeadLetter[]): Promise<void> {
  if (letters.length === 0) return;
  await db.raw(
    `insert into doedbrev (sak_id, grunn)
       select * from unnest(?::text[], ?::text[])
     on conflict (sak_id) do update set grunn = excluded.grunn, forsoek = doedbrev.forsoek + 1,
       sist_feilet = now()`,
    [letters.map((letter) => letter.sakId), letters.map((letter) => letter.grunn)],
  );
}

/** These cases have been written after all. */
export async function exhume(db: Knex, sakIds: readonly string[]): Promise<void> {
  if (sakIds.length === 0) return;
  await db.raw('delete from doedbrev where sak_id = any(?)', [[...sakIds]]);
}

/**
 * An engine likes to quote the value that it refuses, and that may be a name: only the kind of the refusal is
 * kept, as far as it is written like an identifier.
 */
export function refusedByEngine(reason: string): string {
  const kind = /^[A-Za-z][A-Za-z0-9_]{0,60}(?![^\s:,.;[(])/.exec(reason)?.[0] ?? 'unknown';
  return `refused by the engine: ${kind}`;
}

export function refusedByBuilder(error: unknown): string {
  return `cannot be built: ${error instanceof Error ? error.name : 'unknown'}`;
}

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
