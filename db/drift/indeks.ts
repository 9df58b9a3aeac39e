import type { Knex } from 'knex';

export interface IndexLag {
  /** Cases whose change waits to be indexed. */
  readonly saker: number;
  /** How long the oldest change has waited. */
  readonly eldsteSekunder: number;
  /** Cases of which something should have been hidden by `now`, and is not in the index yet. */
  readonly forfalteOverganger: number;
  /** When the index that is searched was swapped in; null before the first. */
  readonly sisteOppbygging: Date | null;
}

/** How far the index of `motor` is behind. How old a row is, is the database's own affair: it dated them. */
export async function readIndexLag(db: Knex, motor: string, now: Date): Promise<IndexLag> {
  const { rows } = await db.raw<{ rows: IndexLag[] }>(
    `select (select count(distinct sak_id) from sak_utboks) as saker,
       (select coalesce(greatest(0, extract(epoch from clock_timestamp() - min(opprettet))), 0)::int
         from sak_utboks) as "eldsteSekunder",
       (select count(*) from sak where neste_overgang <= ?) as "forfalteOverganger",
       (select fullfoert from indeksgenerasjon where motor = ? and status = 'aktiv') as "sisteOppbygging"`,
    [now, motor],
  );
  return rows[0]!;
}

export interface CourtCount {
  readonly domstolId: string;
  readonly navn: string;
  readonly saker: number;
}

/** Cases by court, the most first; courts without any are left out. */
export async function countByCourt(db: Knex): Promise<CourtCount[]> {
  const { rows } = await db.raw<{ rows: CourtCount[] }>(
    `select d.id as "domstolId", d.navn, s.saker
     from (select domstol_id, count(*) as saker from sak group by domstol_id) s
     join domstol d on d.id = s.domstol_id
     order by s.saker desc, d.navn collate "nb-NO-x-icu", d.id`,
  );
  return rows;
}
