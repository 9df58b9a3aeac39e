import type { Knex } from 'knex';
import { join, raw, rowsOf, run, sql, type Sql } from '#db/sql.ts';
import { isDokumentWithdrawn, withdrawnSakIds } from '#db/tilbaketrekking/hidden.ts';
import { type DagTall, I_TIDE_HOURS, MED_TILTALE } from '#domain/dekning-varsling.ts';
import type { Day } from '#domain/time.ts';

/*
 * How well courts announce their hearings: counted from `rettsmoete_kjent`, and kept in `varsling_dag` of cases that are gone.
 *
 * A case that is hidden is counted nowhere, as if it had never come: whoever reads the numbers can't tell it from one that never did.
 * While a case is here it is left out from the next request on. One that goes while it is hidden is not added to the sums; of what is in
 * them there is no case left that could be hidden. A document that is hidden counts as one that was never published.
 */

/** The columns that are counted, as `DagTall` calls them. */
const COUNTED = {
  iTide: 'i_tide',
  senere: 'senere',
  flyttet: 'flyttet',
  uannonsert: 'uannonsert',
  saker: 'saker',
  medAvgjoerelse: 'med_avgjoerelse',
  straffesaker: 'straffesaker',
  medTiltale: 'med_tiltale',
} satisfies Record<Exclude<keyof DagTall, 'dag'>, string>;
const COLUMNS = raw(Object.values(COUNTED).join(', '));

const OSLO_DAY = sql`(k.start at time zone 'Europe/Oslo')::date`;
const I_TIDE = sql`make_interval(hours => ${I_TIDE_HOURS}::int)`;
const COUNTED_OR_0 = raw(
  Object.values(COUNTED)
    .map((name) => `coalesce(${name}, 0)::int as ${name}`)
    .join(', '),
);
const STRAFFESAK = `^[0-9]+-[0-9]+(${MED_TILTALE.join('|')})-`;
/**
 * By court and day, of the hearings `k` that `which` chooses: `maateOf` (domain/dekning-varsling.ts) for all at once. A case is over on
 * the day of its last hearing.
 */
function countsOf(which: Sql): Sql {
  return sql`with holdt as materialized (
      select k.sak_id, s.domstol_id, s.saksnummer, k.start, ${OSLO_DAY} as dag, k.start - k.foerst_sett as foer, k.flyttet
      from rettsmoete_kjent k join sak s using (sak_id)
      where ${which} and not k.borte and k.sak_id not in (${withdrawnSakIds()})),
    ferdig as materialized (
      select * from (select distinct on (sak_id) * from holdt order by sak_id, start desc) k
      where not exists (select from rettsmoete_kjent e
        where e.sak_id = k.sak_id and e.start > k.start and not e.borte)),
    filer as (select k.sak_id, max((k.filtype = 'avgjoerelse')::int) as avgjoerelse, max((k.filtype = 'tiltale')::int) as tiltale
      from dokument k where k.sak_id in (select sak_id from ferdig) and not ${isDokumentWithdrawn()} group by k.sak_id),
    moeter as (
      select domstol_id, dag,
        count(*) filter (where not flyttet and foer >= ${I_TIDE}) as i_tide,
        count(*) filter (where not flyttet and foer >= '0' and foer < ${I_TIDE}) as senere,
        count(*) filter (where flyttet) as flyttet,
        count(*) filter (where not flyttet and foer < '0') as uannonsert
      from holdt group by domstol_id, dag),
    saker as (
      select domstol_id, dag, count(*) as saker, sum(avgjoerelse) as med_avgjoerelse,
        count(*) filter (where er_straffesak) as straffesaker, sum(tiltale) filter (where er_straffesak) as med_tiltale
      from (select *, saksnummer ~ ${STRAFFESAK} as er_straffesak from ferdig) f left join filer using (sak_id)
      group by domstol_id, dag)
    select domstol_id, dag, ${COUNTED_OR_0} from moeter left join saker using (domstol_id, dag)`;
}

interface DagTallOf extends DagTall {
  readonly domstolId: string;
}

/** What is known of all courts from the one instant to the other, by day; `fra` and `til` are their Oslo days, the last outside. */
export async function readVarslingDager(
  db: Knex,
  {
    from,
    to,
    fra,
    til,
  }: { readonly from: Date; readonly to: Date; readonly fra: Day; readonly til: Day },
): Promise<DagTallOf[]> {
  const named = Object.entries(COUNTED).map(([name, column]) =>
    raw(`sum(${column})::int as "${name}"`),
  );
  return rowsOf<DagTallOf>(
    db,
    sql`select domstol_id as "domstolId", dag::text as dag, ${join(named, ', ')} from (
        select * from (${countsOf(sql`k.start >= ${from} and k.start < ${to}`)}) her
        union all
        select domstol_id, dag, ${COLUMNS} from varsling_dag where dag >= ${fra}::date and dag < ${til}::date) tall
      group by domstol_id, dag`,
  );
}

/** When the first list of each court came since hearings are noted. */
export async function readFirstLists(
  db: Knex,
): Promise<{ readonly domstolId: string; readonly foerste: Date }[]> {
  return rowsOf(
    db,
    sql`select domstol_id as "domstolId", foerste from innlesing where foerste is not null`,
  );
}

/** Adds what was held of these cases to the sums, in the transaction that removes them, and before it does. */
export async function keepVarsling(trx: Knex, sakIds: readonly string[], now: Date): Promise<void> {
  if (sakIds.length === 0) return;
  const added = Object.values(COUNTED).map((name) =>
    raw(`${name} = varsling_dag.${name} + excluded.${name}`),
  );
  await run(
    trx,
    sql`insert into varsling_dag (domstol_id, dag, ${COLUMNS})
      select * from (${countsOf(sql`k.sak_id = any(${sakIds}::text[]) and k.start <= ${now}`)}) borte
      order by domstol_id, dag
      on conflict (domstol_id, dag) do update set ${join(added, ', ')}`,
  );
}
