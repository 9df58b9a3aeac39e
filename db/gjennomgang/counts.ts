import type { Knex } from 'knex';
import { firstRowOf, rowsOf, sql, type Sql } from '#db/sql.ts';
import { NATT_SLUTT } from '#domain/gjennomgang.ts';
import type { AuditAction } from '#domain/revisjon.ts';

/* What persons have done in a month, by the audit log. Each statement reads the rows of some actions in one period from an index. */

export interface Month {
  readonly fra: Date;
  readonly til: Date;
  /** Only these persons; null: everybody. */
  readonly personer: readonly Buffer[] | null;
  /** From which count on somebody is given. */
  readonly minst: number;
}

export interface Counted {
  readonly person: Buffer;
  readonly antall: number;
}

const OPENED = ['sak', 'dokument'] satisfies AuditAction[];
const EXPORT = ['eksport'] satisfies AuditAction[];
const SEARCH = ['soek'] satisfies AuditAction[];
/** Looks at cases and persons, and what leaves the service as a file. */
const AT_NIGHT = [
  ...['sak', 'dokument', 'eksport', 'sak_slaatt_opp', 'bruker_vist', 'soeknad_vist'],
  ...['revisjon_eksportert', 'ord_vist'],
] as AuditAction[];

const inMonth = (actions: readonly AuditAction[], { fra, til, personer }: Month): Sql =>
  sql`r.handling = any(${actions}::text[]) and r.tidspunkt >= ${fra} and r.tidspunkt < ${til}
    ${personer ? sql`and r.identitet_hash = any(${personer}::bytea[])` : sql``}`;

/** Different cases that were opened of other courts than the person's. Cases that are gone are not counted. */
export function countOutside(db: Knex, month: Month): Promise<Counted[]> {
  return rowsOf(
    db,
    sql`with aapnet as materialized (
        select distinct r.identitet_hash, r.sak_id from revisjon r
        where ${inMonth(OPENED, month)} and r.rolle = 'presse' and r.sak_id is not null),
      mange as materialized (
        select p.id, p.identitet_hash, p.standard_domstol_id, p.flere_domstoler from (
          select identitet_hash from aapnet group by identitet_hash having count(*) >= ${month.minst}) a
          join pressebruker p on p.identitet_hash = a.identitet_hash),
      egne as materialized (
        select identitet_hash, array_remove(flere_domstoler || standard_domstol_id
          || array(select s.domstol_id from favoritt f join sak s on s.sak_id = f.sak_id
            where f.pressebruker_id = mange.id)
          || array(select substring(l.soek from '(?:^|[?&])domstolid=([^&]+)') from lagret_soek l
            where l.pressebruker_id = mange.id), null) as domstoler
        from mange)
      select person, count(*) as antall from (
        select e.identitet_hash as person, e.domstoler,
          (select s.domstol_id from sak s where s.sak_id = a.sak_id) as domstol_id
        from egne e join aapnet a on a.identitet_hash = e.identitet_hash) as aapnede
      where domstol_id <> all (domstoler)
      group by person having count(*) >= ${month.minst}`,
  );
}

/** Cases in files. */
export function countExported(db: Knex, month: Month): Promise<Counted[]> {
  const saker = sql`sum(case when jsonb_typeof(r.detaljer -> 'sakIds') = 'array'
    then jsonb_array_length(r.detaljer -> 'sakIds') else 0 end)`;
  return rowsOf(
    db,
    sql`select r.identitet_hash as person, ${saker} as antall from revisjon r
      where ${inMonth(EXPORT, month)} and r.rolle = 'presse'
      group by r.identitet_hash having ${saker} >= ${month.minst}`,
  );
}

/** Looks between midnight and `NATT_SLUTT` in Oslo. */
export function countAtNight(db: Knex, month: Month): Promise<Counted[]> {
  return rowsOf(
    db,
    sql`select r.identitet_hash as person, count(*) as antall from revisjon r
      where ${inMonth(AT_NIGHT, month)} and r.rolle in ('presse', 'admin')
        and r.detaljer -> 'noekkelId' is null
        and extract(hour from r.tidspunkt at time zone 'Europe/Oslo') < ${NATT_SLUTT}
      group by r.identitet_hash having count(*) >= ${month.minst}`,
  );
}

interface Asked {
  readonly person: Buffer;
  readonly noekkel: string | null;
  readonly kryptert: Buffer;
}

/** The encrypted words of searches that found nothing, of those who have made so many. */
export function listAskedForNothing(db: Knex, month: Month): Promise<Asked[]> {
  return rowsOf(
    db,
    sql`select person, noekkel, kryptert from (
        select r.identitet_hash as person, o.noekkel, o.kryptert,
          count(*) over (partition by r.identitet_hash) as antall
        from revisjon r join revisjon_ord o on o.revisjon_id = r.id
        where ${inMonth(SEARCH, month)} and r.rolle = 'presse'
          and r.detaljer -> 'antallTreff' = '0' and r.detaljer -> 'noekkelId' is null) as soek
      where antall >= ${month.minst}`,
  );
}

/** How many rows the log has of the month, and the first and last of them; null: none. */
export async function readExtent(
  db: Knex,
  { fra, til }: Pick<Month, 'fra' | 'til'>,
): Promise<{
  readonly hendelser: number;
  readonly foerste: number;
  readonly siste: number;
} | null> {
  const row = await firstRowOf<{ hendelser: number; foerste: number | null; siste: number | null }>(
    db,
    sql`select count(*) as hendelser, min(id) as foerste, max(id) as siste from revisjon
      where tidspunkt >= ${fra} and tidspunkt < ${til}`,
  );
  const { hendelser, foerste, siste } = row!;
  return foerste === null || siste === null ? null : { hendelser, foerste, siste };
}

/** Of each number the row of the log with that id, or the next one of the month that somebody has done; not what the service did by itself. */
export function findRows(
  db: Knex,
  ids: readonly number[],
  { fra, til, siste }: { readonly fra: Date; readonly til: Date; readonly siste: number },
): Promise<{ readonly id: number; readonly tidspunkt: Date }[]> {
  return rowsOf(
    db,
    sql`select r.id, r.tidspunkt from unnest(${ids}::bigint[]) with ordinality as trukket (id, nr)
      cross join lateral (select id, tidspunkt from revisjon
        where id between trukket.id and ${siste} and tidspunkt >= ${fra} and tidspunkt < ${til}
          and rolle <> 'system' order by id limit 1) as r
      order by trukket.nr`,
  );
}
