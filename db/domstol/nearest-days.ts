import type { Knex } from 'knex';
import { raw, rowsOf, sql } from '#db/sql.ts';
import { withdrawnSakIds } from '#db/tilbaketrekking/hidden.ts';
import type { DayRange } from '#domain/search-rules.ts';
import { type Day, endOfOsloDay, startOfOsloDay } from '#domain/time.ts';

/** A day of a court on which hearings are held, and how many of them. */
interface CourtDay {
  readonly dag: Day;
  readonly antall: number;
}
interface NearestDays {
  readonly domstolId: string;
  readonly forrige: CourtDay | null;
  readonly neste: CourtDay | null;
}

/**
 * The nearest day before and after `dag`, within `range`, on which each of the courts holds hearings, as `isOnDay` (domain/dagsliste.ts)
 * says. Those of hidden cases are nowhere among them. It reads the hearings of all cases of the courts, by index.
 */
export async function readNearestDays(
  db: Knex,
  domstolIds: readonly string[],
  dag: Day,
  range: DayRange,
): Promise<NearestDays[]> {
  if (domstolIds.length === 0) return [];
  const [first, last] = [startOfOsloDay(range.fraDato), endOfOsloDay(range.tilDato)];
  const [from, to] = [startOfOsloDay(dag), endOfOsloDay(dag)];
  const rows = await rowsOf<NearestDays>(
    db,
    sql`with moeter as materialized (
        select s.domstol_id, r.start, r.slutt
        from sak s cross join lateral (select start, slutt from rettsmoete
          where sak_id = s.sak_id and slutt > ${first} and start < ${last} offset 0) r
        where s.domstol_id = any(${domstolIds}::text[]) and s.sak_id not in (${withdrawnSakIds()})),
      dager as (
        select domstol_id,
          ((max(least(slutt, ${from})) filter (where start < ${from} and ${from} > ${first}) - interval '1 ms')
            at time zone 'Europe/Oslo')::date as forrige,
          (min(greatest(start, ${to})) filter (where slutt > ${to} and ${to} < ${last})
            at time zone 'Europe/Oslo')::date as neste
        from moeter group by domstol_id)
      select d.domstol_id as "domstolId", ${countOn('forrige')} as forrige, ${countOn('neste')} as neste from dager d`,
  );
  const found = new Map(rows.map((row) => [row.domstolId, row]));
  return domstolIds.map((domstolId) => found.get(domstolId) ?? noDays(domstolId));
}

const noDays = (domstolId: string): NearestDays => ({ domstolId, forrige: null, neste: null });

/** Null without such a day. */
function countOn(column: 'forrige' | 'neste') {
  const day = raw(`d.${column}`);
  return sql`case when ${day} is not null then json_build_object('dag', ${day}, 'antall', (select count(*) from moeter m
    where m.domstol_id = d.domstol_id and m.start < (${day} + 1)::timestamp at time zone 'Europe/Oslo'
      and m.slutt > ${day}::timestamp at time zone 'Europe/Oslo')) end`;
}
