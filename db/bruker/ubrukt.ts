import type { Knex } from 'knex';
import { changedBy, firstRowOf, rowsOf, run, sql, type Sql } from '#db/sql.ts';
import { addOsloMonths, type Day } from '#domain/time.ts';
import { type Bruk, UNUSED_MONTHS } from '#domain/ubrukt.ts';
import { type AccessColumns, accessOf, accessStateSql } from './access.ts';

/** The columns that domain/ubrukt.ts looks at; the first is of `pressebruker_sist_brukt` (0066). */
export interface BrukColumns extends AccessColumns {
  readonly sist_brukt: Date | null;
  readonly ubrukt_varslet: Date | null;
}

export const brukOf = (row: BrukColumns): Bruk => ({
  access: accessOf(row),
  sistBrukt: row.sist_brukt,
  varslet: row.ubrukt_varslet,
});

/**
 * `isUnused` of domain/ubrukt.ts in SQL, over the columns of `pressebruker` and `sist_brukt`. Who has signed in within the twelve months
 * is left out first, without asking for keys and calendars. A property test compares the two.
 */
export function isUnusedSql(now: Date): Sql {
  // Months differ by up to three days, as those of reminders do.
  const latest = new Date(addOsloMonths(now, -UNUSED_MONTHS).getTime() + 4 * 86_400_000);
  return sql`((sist_innlogget is null or sist_innlogget <= ${latest}::timestamptz)
    and tilgang_fra <= ${latest}::timestamptz and ${accessStateSql(now)} in ('valid', 'lapsed')
    and oslo_maaneder(sist_brukt, ${UNUSED_MONTHS}::integer) <= ${now}::timestamptz)`;
}

/** Ids of the press users whose access nobody has used for twelve months, in their order, after `after`. */
export async function listUnused(
  db: Knex,
  now: Date,
  { after, limit }: { readonly after: string | null; readonly limit: number },
): Promise<string[]> {
  const rows = await rowsOf<{ id: string }>(
    db,
    sql`select id from (select p.*, pressebruker_sist_brukt(p) as sist_brukt from pressebruker p
        where ${after === null ? sql`true` : sql`p.id > ${after}::uuid`}) bruker
      where ${isUnusedSql(now)} order by id limit ${limit}`,
  );
  return rows.map(({ id }) => id);
}

/** How the press user with this id has used the service, as it stands in the transaction that has locked the row; null: gone. */
export async function readBruk(db: Knex, id: string): Promise<Bruk | null> {
  const row = await firstRowOf<BrukColumns>(
    db,
    sql`select p.*, pressebruker_sist_brukt(p) as sist_brukt from pressebruker p where p.id = ${id}`,
  );
  return row ? brukOf(row) : null;
}

/** Notes that the press user has been told that access ends, or has not. */
export async function writeUnusedTold(db: Knex, id: string, told: Date | null): Promise<void> {
  await run(db, sql`update pressebruker set ubrukt_varslet = ${told} where id = ${id}`);
}

/** Ends access that is not used, on an Oslo day. The database refuses it for anybody else (0066). */
export async function endUnused(db: Knex, id: string, endDate: Day): Promise<void> {
  await run(db, sql`update pressebruker set sluttdato = ${endDate} where id = ${id}`);
}

/** That an administrator has kept somebody's access. */
export interface Beholdt {
  readonly tidspunkt: Date;
  readonly begrunnelse: string;
}

export async function readBeholdt(db: Knex, id: string): Promise<Beholdt | null> {
  const row = await firstRowOf<Beholdt>(
    db,
    sql`select beholdt as tidspunkt, beholdt_begrunnelse as begrunnelse from pressebruker
      where id = ${id} and beholdt is not null`,
  );
  return row ?? null;
}

/** Keeps access that is not used, or no longer; then its owner is told anew. False when there is no such press user. */
export async function writeBeholdt(
  db: Knex,
  id: string,
  beholdt: Beholdt | null,
): Promise<boolean> {
  const { tidspunkt = null, begrunnelse = null } = beholdt ?? {};
  const changed = await changedBy(
    db,
    sql`update pressebruker set beholdt = ${tidspunkt}, beholdt_begrunnelse = ${begrunnelse}, ubrukt_varslet = null
      where id = ${id}`,
  );
  return changed > 0;
}
