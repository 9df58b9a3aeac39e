import type { Knex } from 'knex';
import { accessStateSql } from '#db/bruker/access.ts';
import { firstRowOf, run, sql } from '#db/sql.ts';
import { STATUS } from '#domain/soeknad.ts';

/** The newsroom that an application belongs to; null: to none that is known. */
export interface SoeknadRedaksjon {
  readonly redaksjonId: string | null;
  /** An administrator has said so; otherwise it was recognised when the application was decided. */
  readonly valgt: boolean;
}

/** What is kept of it; undefined as long as nobody has chosen or decided. */
export function readSoeknadRedaksjon(
  db: Knex,
  soeknadId: string,
): Promise<SoeknadRedaksjon | undefined> {
  return firstRowOf<SoeknadRedaksjon>(
    db,
    sql`select coalesce(r.slaatt_sammen_i, r.id) as "redaksjonId", s.valgt from soeknad_redaksjon s
      left join redaksjon r on r.id = s.redaksjon_id where s.soeknad_id = ${soeknadId}`,
  );
}

/** Says to which newsroom an application belongs. What an administrator has chosen stays chosen. */
export function setSoeknadRedaksjon(
  db: Knex,
  soeknadId: string,
  { redaksjonId, valgt }: SoeknadRedaksjon,
): Promise<void> {
  return run(
    db,
    sql`insert into soeknad_redaksjon as s (soeknad_id, redaksjon_id, valgt)
      values (${soeknadId}, ${redaksjonId}::uuid, ${valgt})
      on conflict (soeknad_id) do update
        set redaksjon_id = excluded.redaksjon_id, valgt = s.valgt or excluded.valgt`,
  );
}

/** What is said of a newsroom beside an application. */
interface RedaksjonTall {
  /** Whose access is valid. */
  readonly aktive: number;
  /** How many of them lose it within a month, and the first day of that. */
  readonly utloeper: number;
  readonly utloeperFoerst: Date | null;
  /** Applications that were decided. */
  readonly godkjent: number;
  readonly avslaatt: number;
}

/** Counts at `now` who belongs to a newsroom, whose access ends before `soon`, and what became of its applications. */
export async function countRedaksjon(
  db: Knex,
  id: string,
  { now, soon }: { readonly now: Date; readonly soon: Date },
): Promise<RedaksjonTall> {
  const row = await firstRowOf<RedaksjonTall>(
    db,
    sql`with person as (
        select least(tilgang_til, oslo_dag(sluttdato)) as slutter from pressebruker
        where redaksjon_id = ${id} and ${accessStateSql(now)} = 'valid'
      ), avgjort as (
        select s.status from soeknad_redaksjon v join soeknad s on s.id = v.soeknad_id
        where v.redaksjon_id = ${id}
          or v.redaksjon_id in (select g.id from redaksjon g where g.slaatt_sammen_i = ${id})
      )
      select (select count(*)::int from person) as aktive,
        (select count(*)::int from person where slutter between ${now} and ${soon}) as utloeper,
        (select min(slutter) from person where slutter between ${now} and ${soon}) as "utloeperFoerst",
        (select count(*)::int from avgjort where status = ${STATUS.godkjent}) as godkjent,
        (select count(*)::int from avgjort where status = ${STATUS.avslaatt}) as avslaatt`,
  );
  return row!;
}
