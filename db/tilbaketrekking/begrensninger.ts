import type { Knex } from 'knex';
import { changedBy, firstRowOf, rowsOf, sql } from '#db/sql.ts';
import type { BegrensningType } from '#domain/sak.ts';
import type { Day } from '#domain/time.ts';
import type { By } from './withdraw.ts';

interface NewBegrensning extends By {
  readonly sakId: string;
  readonly type: BegrensningType;
  /** To the journalists. */
  readonly tekst: string;
  /** The last Oslo day; null: until it is lifted. */
  readonly gjelderTil: Day | null;
  /** How many persons are told. */
  readonly varslet: number;
}

/**
 * Restricts the case and those of the same number, in the caller's transaction, after `lockForWithdrawal`. One whose last day
 * is before `today` gives way to the new one. Returns its id; null when the case has this restriction already.
 */
export async function insertBegrensning(
  trx: Knex,
  { sakId, type, tekst, gjelderTil, identitetHash, operatoer, varslet }: NewBegrensning,
  { now, today }: { readonly now: Date; readonly today: Day },
): Promise<number | null> {
  await changedBy(
    trx,
    sql`update begrensning b set opphevet = greatest(${now}::timestamptz, b.satt), opphevet_forklaring = 'Utløpt'
       from sak s where s.sak_id = ${sakId} and (b.sak_id = s.sak_id or b.saksnummer = s.saksnummer)
         and b.type = ${type} and b.opphevet is null and b.gjelder_til < ${today}::date`,
  );
  const rows = await rowsOf<{ id: number; sak_id: string }>(
    trx,
    sql`insert into begrensning (sak_id, saksnummer, type, tekst, gjelder_til, satt, satt_av, operatoer, varslet)
       select s.sak_id, s.saksnummer, ${type}, ${tekst}, ${gjelderTil}::date, ${now}::timestamptz,
         ${identitetHash}::bytea, ${operatoer}::text, ${varslet}::int
       from sak s join sak egen on egen.saksnummer = s.saksnummer
       where egen.sak_id = ${sakId} order by s.sak_id on conflict do nothing returning id, sak_id`,
  );
  return rows.find((row) => row.sak_id === sakId)?.id ?? null;
}

/** A restriction that an administrator has set, lifted or not. */
export interface StoredBegrensning {
  readonly id: number;
  readonly type: BegrensningType;
  readonly tekst: string;
  readonly gjelderTil: Day | null;
  readonly satt: Date;
  readonly sattAv: string | null;
  readonly varslet: number;
  readonly opphevet: Date | null;
  readonly opphevetAv: string | null;
  readonly opphevetForklaring: string | null;
}

/** The restrictions that administrators have set on a case, lifted ones too, the newest first. */
export async function listBegrensninger(db: Knex, sakId: string): Promise<StoredBegrensning[]> {
  return rowsOf<StoredBegrensning>(
    db,
    sql`select b.id, b.type, b.tekst, b.gjelder_til as "gjelderTil", b.satt, b.varslet, b.opphevet,
         coalesce((select navn from administrator a where a.identitet_hash = b.satt_av), b.operatoer) as "sattAv",
         coalesce((select navn from administrator a where a.identitet_hash = b.opphevet_av), b.opphevet_operatoer)
           as "opphevetAv",
         b.opphevet_forklaring as "opphevetForklaring"
       from begrensning b where b.sak_id = ${sakId} order by b.satt desc, b.id desc`,
  );
}

/** When an administrator last set or lifted a restriction of each of these cases that has had one. */
export async function readRestrictedLast(
  db: Knex,
  sakIds: readonly string[],
): Promise<ReadonlyMap<string, Date>> {
  if (sakIds.length === 0) return new Map();
  const rows = await rowsOf<{ sak_id: string; sist: Date }>(
    db,
    sql`select sak_id, max(greatest(satt, opphevet)) as sist from begrensning
      where sak_id = any(${sakIds}::text[]) group by sak_id`,
  );
  return new Map(rows.map(({ sak_id: sakId, sist }) => [sakId, sist]));
}

interface Lift extends By {
  readonly forklaring: string;
}

/** As `liftWithdrawal`, of a restriction. */
export async function liftBegrensning(
  trx: Knex,
  { id, sakId }: { readonly id: number; readonly sakId: string },
  { forklaring, identitetHash, operatoer }: Lift,
  now: Date,
): Promise<BegrensningType | false | null> {
  const own = await firstRowOf<{ type: BegrensningType; opphevet: Date | null }>(
    trx,
    sql`select type, opphevet from begrensning where id = ${id} and sak_id = ${sakId} for update`,
  );
  if (!own) return null;
  if (own.opphevet) return false;
  await changedBy(
    trx,
    sql`update begrensning b set opphevet = greatest(${now}::timestamptz, b.satt),
         opphevet_av = ${identitetHash}::bytea, opphevet_operatoer = ${operatoer}::text, opphevet_forklaring = ${forklaring}
       from begrensning egen
       where egen.id = ${id} and b.opphevet is null and b.type = egen.type
         and (b.id = egen.id or b.saksnummer = egen.saksnummer)`,
  );
  return own.type;
}
