import type { Knex } from 'knex';
import { firstRowOf, rowsOf, sql } from '#db/sql.ts';

export async function countSaker(db: Knex): Promise<number> {
  const row = await firstRowOf<{ antall: number }>(db, sql`select count(*) as antall from sak`);
  return row!.antall;
}

/** Cases of which something is to be hidden since `now` or earlier, and that the index does not know of yet. */
export async function countDueTransitions(db: Knex, now: Date): Promise<number> {
  const row = await firstRowOf<{ antall: number }>(
    db,
    sql`select count(*) as antall from sak where neste_overgang <= ${now}`,
  );
  return row!.antall;
}

/** How many cases there are, as Postgres last counted them; null when it never has. */
export async function estimateSaker(db: Knex): Promise<number | null> {
  const row = await firstRowOf<{ antall: number }>(
    db,
    sql`select reltuples::float8 as antall from pg_class where oid = 'sak'::regclass`,
  );
  return row && row.antall >= 0 ? row.antall : null;
}

/** As `countDueTransitions`, of which at most `most` are counted; and since when the first of them is due. */
export async function readOverdue(
  db: Knex,
  now: Date,
  most: number,
): Promise<{ antall: number; eldste: Date | null }> {
  const row = await firstRowOf<{ antall: number; eldste: Date | null }>(
    db,
    sql`select count(*) as antall, min(neste_overgang) as eldste from (
       select neste_overgang from sak where neste_overgang <= ${now}
       order by neste_overgang limit ${most}) forfalt`,
  );
  return row!;
}

interface CourtCount {
  readonly domstolId: string;
  readonly navn: string;
  readonly saker: number;
}

/** Cases by court, the most first; courts without any are left out. */
export async function countByCourt(db: Knex): Promise<CourtCount[]> {
  return rowsOf<CourtCount>(
    db,
    sql`select d.id as "domstolId", d.navn, s.saker
     from (select domstol_id, count(*) as saker from sak group by domstol_id) s
     join domstol d on d.id = s.domstol_id
     order by s.saker desc, d.navn collate "nb-NO-x-icu", d.id`,
  );
}
