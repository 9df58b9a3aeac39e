import type { Knex } from 'knex';
import { firstRowOf, run, sql } from '#db/sql.ts';

/** `epost_utboks` of people who are invented together with their past (dev/desk). */

/** The newest message of this kind that was written before `written`; null when there is none. */
export async function findLastOf(
  db: Knex,
  mal: string,
  { written }: { readonly written: Date },
): Promise<number | null> {
  const row = await firstRowOf<{ id: number }>(
    db,
    sql`select id from epost_utboks where mal = ${mal} and opprettet < ${written}
     order by opprettet desc, id desc limit 1`,
  );
  return row?.id ?? null;
}

/**
 * What was written to them before `sent` has been sent, and of what is older than `forgotten`
 * nothing is known any more.
 */
export async function settlePast(
  db: Knex,
  identitetHashes: readonly Buffer[],
  { forgotten, sent }: { readonly forgotten: Date; readonly sent: Date },
): Promise<void> {
  const theirs = sql`identitet_hash = any(${identitetHashes}::bytea[])`;
  await run(db, sql`delete from epost_utboks where opprettet < ${forgotten} and ${theirs}`);
  await run(
    db,
    sql`update epost_utboks set status = 'sendt', sendt = opprettet + interval '15 seconds', til = null, data = null,
        forsoek = 1
      where status = 'venter' and opprettet < ${sent} and ${theirs}`,
  );
}
