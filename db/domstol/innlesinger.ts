import type { Knex } from 'knex';
import { rowsOf, run, sql } from '#db/sql.ts';
import { DEKNING_WEEKS } from '#domain/dekning.ts';
import { VARSLING_MONTHS } from '#domain/dekning-varsling.ts';
import { type Stillhet, silenceOf } from '#domain/stille.ts';
import { type Day, osloDay, shiftDay } from '#domain/time.ts';

/** `innlesing`: when a list of each court last came; `innlesing_dag`: on which days. */

/**
 * Notes that the list that began to be imported at `now` has a case of each of these courts; a court stands once for each case. To
 * be called at the end of the batch's transaction: imports of the same court wait for each other from here on.
 */
export async function noteImported(
  trx: Knex,
  domstolIds: readonly string[],
  now: Date,
): Promise<void> {
  if (domstolIds.length === 0) return;
  await run(
    trx,
    sql`insert into innlesing (domstol_id, sist, saker, foerste)
      select id, ${now}::timestamptz(3), count(*), ${now}::timestamptz(3) from unnest(${domstolIds}::text[]) as brakt (id)
      group by id order by id
      on conflict (domstol_id) do update set sist = excluded.sist, foerste = least(innlesing.foerste, excluded.foerste),
        saker = excluded.saker + case when innlesing.sist = excluded.sist then innlesing.saker else 0 end`,
  );
  await noteDays(trx, domstolIds, [osloDay(now)]);
}

/** Notes that a list of each of these courts came on each of these days, and forgets days that are no longer shown. */
export async function noteDays(
  trx: Knex,
  domstolIds: readonly string[],
  days: readonly Day[],
): Promise<void> {
  const latest = days.reduce((a, b) => (a > b ? a : b));
  await run(
    trx,
    sql`insert into innlesing_dag (domstol_id, dag)
      select distinct id, dag from unnest(${domstolIds}::text[]) as brakt (id), unnest(${days}::date[]) as paa (dag)
      order by id, dag
      on conflict do nothing`,
  );
  await run(
    trx,
    sql`delete from innlesing_dag
      where domstol_id = any(${domstolIds}::text[]) and dag < ${shiftDay(latest, { months: -VARSLING_MONTHS - 1 })}`,
  );
}

/** The days, in Oslo, on which a list of each court came, from `since` on. */
export async function readDays(
  db: Knex,
  since: Day,
): Promise<{ readonly domstolId: string; readonly dager: readonly Day[] }[]> {
  return rowsOf(
    db,
    sql`select domstol_id as "domstolId", array_agg(dag::text) as dager from innlesing_dag
      where dag >= ${since} group by domstol_id`,
  );
}

interface Innlesing {
  readonly domstolId: string;
  readonly sist: Date;
  /** Cases of the last import, new or not. */
  readonly saker: number;
}

/** The last import of every court that has had one. */
export async function readInnlesinger(db: Knex): Promise<Innlesing[]> {
  return rowsOf<Innlesing>(
    db,
    sql`select domstol_id as "domstolId", sist, saker from innlesing order by domstol_id`,
  );
}

interface Sending {
  readonly domstolId: string;
  readonly navn: string;
  readonly sist: Date;
  /** The Oslo days of the last weeks on which a list came. */
  readonly dager: readonly Day[];
}

/** Every court that has sent a list and that exists on `today` (an Oslo day). */
export async function readSendinger(db: Knex, today: Day): Promise<Sending[]> {
  return rowsOf<Sending>(
    db,
    sql`select d.id as "domstolId", d.navn, i.sist, array(
        select dag::text from innlesing_dag g
          where g.domstol_id = d.id and g.dag >= ${shiftDay(today, { days: -7 * (DEKNING_WEEKS + 1) })}
        union select ((i.sist at time zone 'Europe/Oslo')::date)::text) as dager
      from innlesing i join domstol d on d.id = i.domstol_id
      where d.gyldig_til is null or d.gyldig_til > ${today}
      order by d.navn collate "nb-NO-x-icu", d.id`,
  );
}

/** The courts that are silent on `today` (an Oslo day) by their own rhythm, the longest first. */
export async function readSilent(
  db: Knex,
  today: Day,
): Promise<(Stillhet & Pick<Sending, 'domstolId' | 'navn'>)[]> {
  const found = (await readSendinger(db, today)).flatMap(({ domstolId, navn, dager }) => {
    const silence = silenceOf(dager, today);
    return silence ? [{ domstolId, navn, ...silence }] : [];
  });
  return found.sort((a, b) => b.dager - a.dager);
}

interface Mottatt {
  readonly domstolId: string;
  readonly domstolNavn: string;
  readonly sist: Date;
}

/** When the list of each court that exists on `today` (an Oslo day) last came, in Norwegian alphabetical order. */
export async function readMottatt(db: Knex, today: Day): Promise<Mottatt[]> {
  return rowsOf<Mottatt>(
    db,
    sql`select d.id as "domstolId", d.navn as "domstolNavn", i.sist
      from innlesing i join domstol d on d.id = i.domstol_id
      where d.gyldig_til is null or d.gyldig_til > ${today}
      order by d.navn collate "nb-NO-x-icu", d.id`,
  );
}
