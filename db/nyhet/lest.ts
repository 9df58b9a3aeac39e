import type { Knex } from 'knex';
import { run, sql } from '#db/sql.ts';
import { readNyheter, type StoredNyhet } from './read.ts';

interface Listed {
  readonly pressebrukerId: string;
  /** Older ones are not listed. */
  readonly since: Date;
  readonly most: number;
}

/** What the press user is to be told, the newest first. */
export function listNyheter(
  db: Knex,
  { pressebrukerId, since, most }: Listed,
): Promise<StoredNyhet[]> {
  return readNyheter(
    db,
    sql`select * from nyhet where pressebruker_id = ${pressebrukerId} and tidspunkt > ${since}
      order by tidspunkt desc, id desc limit ${most}`,
  );
}

/** Of them those that are not read. */
export function listUleste(
  db: Knex,
  { pressebrukerId, since, most }: Listed,
): Promise<StoredNyhet[]> {
  return readNyheter(
    db,
    sql`select * from nyhet
      where pressebruker_id = ${pressebrukerId} and lest is null and tidspunkt > ${since}
      order by tidspunkt desc, id desc limit ${most}`,
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
