import type { Knex } from 'knex';
import { rowsOf, run, sql } from '#db/sql.ts';
import { readNotices, type StoredNotice } from './read.ts';

interface Listed {
  readonly pressebrukerId: string;
  /** Older ones are not listed. */
  readonly since: Date;
  /** The last one that has been listed already; null: from the newest on. */
  readonly after: Pick<StoredNotice, 'id' | 'tidspunkt'> | null;
  readonly most: number;
  readonly only?: 'uleste' | undefined;
}

/** What the press user is to be told, the newest first. */
export function listNotices(
  db: Knex,
  { pressebrukerId, since, after, most, only }: Listed,
): Promise<StoredNotice[]> {
  const unread = only ? sql`and lest is null` : sql``;
  const older = after ? sql`and (tidspunkt, id) < (${after.tidspunkt}, ${after.id})` : sql``;
  return readNotices(
    db,
    sql`select * from nyhet
      where pressebruker_id = ${pressebrukerId} and tidspunkt > ${since} ${unread} ${older}
      order by tidspunkt desc, id desc limit ${most}`,
  );
}

/** What the press user was told at these times. */
export function listToldAt(
  db: Knex,
  pressebrukerId: string,
  times: readonly Date[],
): Promise<Pick<StoredNotice, 'id' | 'sakId' | 'lagretSoekId' | 'endringNr' | 'tidspunkt'>[]> {
  return rowsOf(
    db,
    sql`select id, sak_id as "sakId", lagret_soek_id as "lagretSoekId", endring_nr as "endringNr", tidspunkt
      from nyhet where pressebruker_id = ${pressebrukerId} and tidspunkt = any(${[...times]}::timestamptz[])`,
  );
}

/** Marks those of them that are the press user's own; `lest` null: not read. */
export async function markLest(
  db: Knex,
  pressebrukerId: string,
  { ider, lest }: { readonly ider: readonly number[]; readonly lest: Date | null },
): Promise<void> {
  await run(
    db,
    sql`update nyhet set lest = ${lest} where pressebruker_id = ${pressebrukerId}
      and id = any(${ider}::bigint[]) and (lest is null) = ${lest !== null}`,
  );
}

/** The press user has opened the case: what they were told of it is read. */
export async function markSakLest(
  db: Knex,
  pressebrukerId: string,
  { sakId, now }: { readonly sakId: string; readonly now: Date },
): Promise<void> {
  await run(
    db,
    sql`update nyhet set lest = ${now}
      where pressebruker_id = ${pressebrukerId} and sak_id = ${sakId} and lest is null`,
  );
}
