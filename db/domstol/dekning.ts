import type { Knex } from 'knex';
import { firstRowOf, rowsOf, sql } from '#db/sql.ts';
import { isDokumentGone, withdrawnSakIds } from '#db/tilbaketrekking/hidden.ts';
import { DOKUMENT_MONTHS } from '#domain/periods.ts';
import { type Day, osloDay, startOfOsloDay } from '#domain/time.ts';

/*
 * What each court has delivered, of what may be shown at `now`. Cases and documents that an administrator has hidden are
 * nowhere among them. These statements read all cases, and are not for every request.
 */

interface OfCourt {
  readonly domstolId: string;
  readonly antall: number;
}
interface Span extends OfCourt {
  readonly fra: Day;
  readonly til: Day;
}

/** Cases with a hearing that is not over, and the first and the last day of such hearings. */
export async function countBerammede(db: Knex, now: Date): Promise<Span[]> {
  return rowsOf<Span>(
    db,
    sql`with kommende as (
        select sak_id, min(start) as fra, max(start) as til from rettsmoete where slutt > ${now} group by sak_id)
      select s.domstol_id as "domstolId", count(*) as antall,
        (min(fra) at time zone 'Europe/Oslo')::date as fra, (max(til) at time zone 'Europe/Oslo')::date as til
      from kommende join sak s using (sak_id)
      where s.sak_id not in (${withdrawnSakIds()})
      group by s.domstol_id`,
  );
}

/** Documents that are available: the rule of `dokumentHiddenFrom` (domain/visibility.ts), for all at once. */
export async function countDokumenter(
  db: Knex,
  now: Date,
): Promise<(Span & { readonly filtype: 'tiltale' | 'avgjoerelse' })[]> {
  return rowsOf(
    db,
    sql`with sist as (select sak_id, max(slutt) as slutt from rettsmoete group by sak_id),
      filer as (
        select s.domstol_id, k.filtype, coalesce(k.avgivelsesdato, k.publiseringsdato) as dag,
          case when k.filtype = 'tiltale' and sist.slutt is not null
            then (sist.slutt at time zone 'Europe/Oslo' + make_interval(months => ${DOKUMENT_MONTHS}::int)) at time zone 'Europe/Oslo' > ${now}
            else coalesce(k.avgivelsesdato, k.publiseringsdato) + make_interval(months => ${DOKUMENT_MONTHS}::int) > ${osloDay(now)}::date end as vises
        from dokument k join sak s using (sak_id) left join sist using (sak_id)
        where not ${isDokumentGone()} and s.sak_id not in (${withdrawnSakIds()}))
      select domstol_id as "domstolId", filtype, count(*) as antall, min(dag) as fra, max(dag) as til
      from filer where vises group by domstol_id, filtype`,
  );
}

/** Cases by the week (its Monday, in Oslo) in which they were first seen, from `since` on. */
export async function countNyePerUke(
  db: Knex,
  since: Day,
): Promise<(OfCourt & { readonly uke: Day })[]> {
  return rowsOf(
    db,
    sql`select domstol_id as "domstolId",
        date_trunc('week', foerst_sett at time zone 'Europe/Oslo')::date as uke, count(*) as antall
      from sak where foerst_sett >= ${startOfOsloDay(since)} and sak_id not in (${withdrawnSakIds()})
      group by 1, 2`,
  );
}

/** Another text whenever something else is hidden: to hide adds a newer row, and to show again takes one away. */
export async function readHiddenMark(db: Knex): Promise<string> {
  const row = await firstRowOf<{ merke: string }>(
    db,
    sql`select count(*) || '.' || coalesce(max(id), 0) as merke from tilbaketrekking where opphevet is null`,
  );
  return row!.merke;
}
