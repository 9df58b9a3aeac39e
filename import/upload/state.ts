import type { Knex } from 'knex';
import { rowsOf, run, sql } from '#db/sql.ts';
import type { MoeteRow, SakRow } from '#import/case-rows.ts';
import { COLUMNS } from '#import/write-cases.ts';

/** A case as the import can write it again. In JSON, so instants are texts. */
export interface StoredCase {
  readonly sak: SakRow;
  readonly moeter: readonly (Omit<MoeteRow, 'start' | 'slutt'> & {
    readonly start: string;
    readonly slutt: string;
  })[];
  readonly ankeFra: string | null;
  readonly foerstSett: string;
  readonly navnFjernet: string | null;
}

/** A case as it is now, and prints that tell whether it is still the same. */
export interface CaseState {
  readonly sakId: string;
  readonly foer: StoredCase;
  /** Of all that a court says of it. */
  readonly avtrykk: string;
  /** Of what stays when its names are removed by rule. */
  readonly bart: string;
}

/** These cases, as far as there are any. Which words are names is no part of the prints: we find that out, no court says it. */
export async function readStates(
  trx: Knex,
  sakIds: readonly string[],
): Promise<Map<string, CaseState>> {
  const rows = await rowsOf<CaseState>(
    trx,
    sql`select s.sak_id as "sakId",
        jsonb_build_object('sak', c.sak, 'moeter', m.moeter, 'ankeFra', a.anke_fra,
          'foerstSett', s.foerst_sett, 'navnFjernet', s.navn_fjernet) as foer,
        md5(jsonb_build_array(c.sak - 'saks_tema_uten_navn' - 'uten_navn', m.uten, a.anke_fra)::text) as avtrykk,
        md5(jsonb_build_array(s.saksnummer, s.domstol_id, s.er_hentet_fra_sak_api, s.parter_anonymisert,
          s.begrensninger, m.tider, a.anke_fra)::text) as bart
      from sak s left join sak_anke a using (sak_id)
      cross join lateral (select jsonb_object_agg(key, value) as sak from jsonb_each(to_jsonb(s))
        where key = any(${COLUMNS})) c
      cross join lateral (select coalesce(jsonb_agg(r.moete order by r.start, r.slutt, r.moete::text), '[]') as moeter,
          coalesce(jsonb_agg(r.moete - 'uten_navn' order by r.start, r.slutt, (r.moete - 'uten_navn')::text), '[]') as uten,
          coalesce(jsonb_agg(jsonb_build_array(r.start, r.slutt, r.begrensninger)
            order by r.start, r.slutt, r.begrensninger), '[]') as tider
        from (select r.start, r.slutt, r.begrensninger, to_jsonb(r) - 'id' - 'sak_id' as moete
          from rettsmoete r where r.sak_id = s.sak_id) r) m
      where s.sak_id = any(${sakIds})`,
  );
  return new Map(rows.map((row) => [row.sakId, row]));
}

/** What became of a case by a list: as it was, null when it was not there, and as the list left it, null when it removed it. */
export interface Step {
  readonly sakId: string;
  readonly foer: StoredCase | null;
  readonly avtrykk: string | null;
  readonly bart: string | null;
}

export async function keepSteps(
  trx: Knex,
  importfilId: number,
  steps: readonly Step[],
  now: Date,
): Promise<void> {
  await run(
    trx,
    sql`insert into importfil_foer (importfil_id, tidspunkt, sak_id, foer, avtrykk, bart_avtrykk)
      select ${importfilId}, ${now}::timestamptz, * from unnest(${steps.map(({ sakId }) => sakId)}::text[],
        ${steps.map(({ foer }) => foer && JSON.stringify(foer))}::jsonb[],
        ${steps.map(({ avtrykk }) => avtrykk)}::text[], ${steps.map(({ bart }) => bart)}::text[])`,
  );
}

export async function readSteps(trx: Knex, importfilId: number): Promise<Step[]> {
  return rowsOf(
    trx,
    sql`select sak_id as "sakId", foer, avtrykk, bart_avtrykk as bart from importfil_foer
      where importfil_id = ${importfilId} order by sak_id`,
  );
}

export async function forgetSteps(trx: Knex, importfilId: number): Promise<void> {
  await run(trx, sql`delete from importfil_foer where importfil_id = ${importfilId}`);
}
