import type { Knex } from 'knex';
import { rowsOf, run, sql, type Sql } from '#db/sql.ts';
import { hideNames, saidBefore } from '#domain/names/case-texts.ts';
import { partyNames } from '#domain/names/party-names.ts';
import type { BegrensningType, Filtype } from '#domain/sak.ts';
import type { Day } from '#domain/time.ts';
import type { Grunn, Omfang } from '#domain/tilbaketrekking.ts';
import type { By } from './withdraw.ts';

/** What is hidden or restricted now, of a case that may be gone. */
interface Gjeldende {
  readonly id: number;
  readonly sakId: string;
  readonly saksnummer: string | null;
  readonly domstolNavn: string | null;
  /** Why, or what the journalists read: without the names of the parties. */
  readonly tekst: string;
  readonly siden: Date;
  /** An administrator; else what the operator is called. */
  readonly av: string | null;
  readonly operatoer: string | null;
  readonly seIgjen: Day | null;
  readonly versjon: number;
  readonly endret: Date | null;
  readonly endretAv: string | null;
  readonly endretOperatoer: string | null;
}
export interface GjeldendeSkjuling extends Gjeldende {
  readonly slag: 'skjuling';
  readonly omfang: Omfang;
  readonly filtype: Filtype | null;
  readonly grunn: Grunn;
}
export interface GjeldendeBegrensning extends Gjeldende {
  readonly slag: 'begrensning';
  readonly type: BegrensningType;
  readonly gjelderTil: Day | null;
}

type Row<T> = Omit<T, 'slag'> & { readonly parter: string | null; readonly uten: string | null };

const nameOf = (hash: Sql) =>
  sql`(select navn from administrator where administrator.identitet_hash = ${hash})`;

const COMMON = sql`g.id, g.sak_id as "sakId", coalesce(s.saksnummer, g.saksnummer) as saksnummer, d.navn as "domstolNavn",
  s.parter, g.operatoer, g.se_igjen as "seIgjen", g.versjon, g.endret, ${nameOf(sql`g.endret_av`)} as "endretAv",
  g.endret_operatoer as "endretOperatoer"`;
const OF_CASE = sql`left join sak s on s.sak_id = g.sak_id left join domstol d on d.id = s.domstol_id`;

/** Everything that is hidden. What was hidden of cases with one number at once is one, that of the first. */
export async function readSkjulinger(db: Knex): Promise<GjeldendeSkjuling[]> {
  const rows = await rowsOf<Row<GjeldendeSkjuling>>(
    db,
    sql`select distinct on (coalesce(g.saksnummer, g.sak_id), g.omfang, case when g.omfang = 'dokument' then g.id end)
        ${COMMON}, g.omfang, g.filtype, g.grunn, g.forklaring as tekst, null as uten, g.skjult as siden,
        ${nameOf(sql`g.skjult_av`)} as av
      from tilbaketrekking g ${OF_CASE} where g.opphevet is null
      order by coalesce(g.saksnummer, g.sak_id), g.omfang, case when g.omfang = 'dokument' then g.id end, g.id`,
  );
  return rows.map((row) => ({ slag: 'skjuling', ...withoutNames(row) }));
}

/** Every restriction that an administrator has set and that is in force on `today`; of cases with one number as above. */
export async function readBegrensninger(db: Knex, today: Day): Promise<GjeldendeBegrensning[]> {
  const rows = await rowsOf<Row<GjeldendeBegrensning>>(
    db,
    sql`select distinct on (coalesce(g.saksnummer, g.sak_id), g.type)
        ${COMMON}, g.type, g.gjelder_til as "gjelderTil", g.tekst, g.tekst_uten_navn as uten, g.satt as siden,
        ${nameOf(sql`g.satt_av`)} as av
      from begrensning g ${OF_CASE}
      where g.opphevet is null and (g.gjelder_til is null or g.gjelder_til >= ${today}::date)
      order by coalesce(g.saksnummer, g.sak_id), g.type, g.id`,
  );
  return rows.map((row) => ({ slag: 'begrensning', ...withoutNames(row) }));
}

function withoutNames<T extends { tekst: string; parter: string | null; uten: string | null }>({
  parter,
  uten,
  ...row
}: T) {
  return {
    ...row,
    tekst: hideNames(row.tekst, partyNames(parter), saidBefore(null, uten)) ?? row.tekst,
  };
}

interface Which {
  readonly id: number;
  readonly now: Date;
  readonly by: By;
}
const stamp = ({ now, by }: Which) => sql`endret = ${now}::timestamptz,
  endret_av = ${by.identitetHash}::bytea, endret_operatoer = ${by.operatoer}::text, versjon = g.versjon + 1`;

/** Changes it in the caller's transaction, after `lockForWithdrawal`, with what was hidden with it under the same number. */
export async function changeSkjuling(
  trx: Knex,
  which: Which,
  to: { readonly grunn: Grunn; readonly forklaring: string; readonly seIgjen: Day | null },
): Promise<void> {
  await run(
    trx,
    sql`update tilbaketrekking g set grunn = ${to.grunn}, forklaring = ${to.forklaring},
        se_igjen = ${to.seIgjen}::date, ${stamp(which)}
      from tilbaketrekking egen
      where egen.id = ${which.id} and g.opphevet is null and g.omfang = egen.omfang
        and (g.id = egen.id or g.omfang <> 'dokument' and g.saksnummer = egen.saksnummer)`,
  );
}

/** The same of a restriction; `tekst` null: what it says stays. */
export async function changeBegrensning(
  trx: Knex,
  which: Which,
  to: {
    readonly tekst: string | null;
    readonly gjelderTil: Day | null;
    readonly seIgjen: Day | null;
  },
): Promise<void> {
  const text = to.tekst === null ? sql`` : sql`tekst = ${to.tekst}, tekst_uten_navn = null,`;
  await run(
    trx,
    sql`update begrensning g set ${text} gjelder_til = ${to.gjelderTil}::date, se_igjen = ${to.seIgjen}::date,
        ${stamp(which)}
      from begrensning egen
      where egen.id = ${which.id} and g.opphevet is null and g.type = egen.type
        and (g.id = egen.id or g.saksnummer = egen.saksnummer)`,
  );
}
