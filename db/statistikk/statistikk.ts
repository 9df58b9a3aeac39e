import type { Knex } from 'knex';
import { accessStateSql } from '#db/bruker/access.ts';
import { VENTER_FRA } from '#db/soeknad/list.ts';
import { firstRowOf, rowsOf, sql, type Sql } from '#db/sql.ts';
import type { AccessState } from '#domain/access.ts';
import type { AuditAction } from '#domain/revisjon.ts';
import type { Status } from '#domain/soeknad.ts';
import type { Maaned } from '#domain/statistikk.ts';

/** The months as rows: which of them (1 is the first), from and to. */
function maaneder(months: readonly Maaned[]): Sql {
  return sql`unnest(${months.map(({ fra }) => fra)}::timestamptz[], ${months.map(({ til }) => til)}::timestamptz[])
    with ordinality as m (fra, til, nr)`;
}

interface SoeknadGroup {
  readonly nr: number;
  readonly status: Status;
  readonly slettet: boolean;
  readonly antall: number;
}

/** How many applications were sent in each month, by how they stand. */
export function countSoeknader(db: Knex, months: readonly Maaned[]): Promise<SoeknadGroup[]> {
  return rowsOf(
    db,
    sql`select m.nr::int, s.status, s.slettet is not null as slettet, count(*)::int as antall
      from ${maaneder(months)} join soeknad s on s.soeknadsdato >= m.fra and s.soeknadsdato < m.til
      group by 1, 2, 3`,
  );
}

interface Times {
  readonly nr: number;
  readonly antall: number;
  /** Seconds: half of them took no longer, nine of ten, and the longest. */
  readonly tider: readonly [median: number, niAvTi: number, lengst: number];
}

/** For how long those took that were decided in each month; months without any are left out. */
export function readTider(db: Knex, months: readonly Maaned[]): Promise<Times[]> {
  return rowsOf(
    db,
    sql`select m.nr::int, count(*)::int as antall, percentile_cont(array[0.5, 0.9, 1])
        within group (order by extract(epoch from s.behandlet - s.soeknadsdato)::float8) as tider
      from ${maaneder(months)} join soeknad s on s.behandlet >= m.fra and s.behandlet < m.til
      group by 1`,
  );
}

/** Since when the application waits that has waited longest; null when none waits. */
export async function readEldsteVentende(db: Knex): Promise<Date | null> {
  const row = await firstRowOf<{ fra: Date | null }>(
    db,
    sql`select min(${VENTER_FRA}) as fra from soeknad where status in (0, 3) and slettet is null`,
  );
  return row!.fra;
}

/** How many users each newsroom has whose access is in this state; null: who belongs to none. */
export function countByRedaksjon(
  db: Knex,
  state: AccessState,
  now: Date,
): Promise<{ navn: string | null; brukere: number }[]> {
  return rowsOf(
    db,
    sql`select r.navn, count(*)::int as brukere
      from (select redaksjon_id from pressebruker where ${accessStateSql(now)} = ${state}) p
        left join redaksjon r on r.id = p.redaksjon_id
      group by r.id, r.navn`,
  );
}

/** Months of one statement: the log has a million rows of some of them, and a request's statement may take two seconds. */
const AT_A_TIME = 3;

/** How often something was done in each month, by the log's index of actions. */
export async function countHandlinger(
  db: Knex,
  handling: AuditAction,
  months: readonly Maaned[],
): Promise<number[]> {
  const counts: number[] = [];
  for (let from = 0; from < months.length; from += AT_A_TIME) {
    const rows = await rowsOf<{ antall: number }>(
      db,
      sql`select (select count(*) from revisjon where handling = ${handling}
          and tidspunkt >= m.fra and tidspunkt < m.til)::int as antall
        from ${maaneder(months.slice(from, from + AT_A_TIME))} order by m.nr`,
    );
    counts.push(...rows.map(({ antall }) => antall));
  }
  return counts;
}

/** How much was told in each month. */
export async function countMeldt(db: Knex, months: readonly Maaned[]): Promise<number[]> {
  const rows = await rowsOf<{ antall: number }>(
    db,
    sql`select (select count(*) from nyhet where tidspunkt >= m.fra and tidspunkt < m.til)::int as antall
      from ${maaneder(months)} order by m.nr`,
  );
  return rows.map(({ antall }) => antall);
}

export async function countSoekSomVarsler(db: Knex): Promise<number> {
  const row = await firstRowOf<{ antall: number }>(
    db,
    sql`select count(*)::int as antall from lagret_soek where varsle <> 'aldri'`,
  );
  return row!.antall;
}
