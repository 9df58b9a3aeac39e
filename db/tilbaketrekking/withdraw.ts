import type { Knex } from 'knex';
import { endUploads } from '#db/importfil/one-at-a-time.ts';
import { firstRowOf, rowsOf, run, sql, type Sql } from '#db/sql.ts';
import type { Dokumentadresse, Grunn, Omfang } from '#domain/tilbaketrekking.ts';

/** What is hidden: of which case, and how much of it. */
export interface Target {
  readonly sakId: string;
  readonly omfang: Omfang;
  /** With the scope 'dokument'. */
  readonly dokument: Dokumentadresse | null;
}

/** Who acts: an administrator, or an operator at the command line by name. */
export interface By {
  readonly identitetHash: Buffer | null;
  readonly operatoer: string | null;
}

interface Withdrawal extends Target, By {
  readonly grunn: Grunn;
  readonly forklaring: string;
  /** How many persons are told. */
  readonly varslet: number;
}

/**
 * Ends an upload, waits until no case is being added, and lets none be added until the transaction ends (0012_withdraw.sql); then
 * locks the case and all with the same number, in the order in which everybody locks cases. Returns their ids; the case may be gone.
 */
export async function lockForWithdrawal(trx: Knex, sakId: string): Promise<string[]> {
  await endUploads(trx);
  await run(trx, sql`select pg_advisory_xact_lock(hashtext('tilbaketrekking'))`);
  const rows = await rowsOf<{ sak_id: string }>(
    trx,
    sql`select sak_id from sak where ${sameNumber(sakId)} order by sak_id for no key update`,
  );
  return rows.map((row) => row.sak_id);
}

/** Whether `sak` is the case, or one that has its number: it came twice, by a list and by a case API. */
function sameNumber(sakId: string): Sql {
  return sql`sak.saksnummer = (select egen.saksnummer from sak egen where egen.sak_id = ${sakId})`;
}

/**
 * Hides it in the caller's transaction, after `lockForWithdrawal`; a whole case and parties together with the cases of the
 * same number. Returns the id of the withdrawal; null when it is hidden already.
 */
export async function insertWithdrawal(
  trx: Knex,
  { sakId, omfang, dokument, grunn, forklaring, varslet, ...by }: Withdrawal,
  now: Date,
): Promise<number | null> {
  const which = omfang === 'dokument' ? sql`sak.sak_id = ${sakId}` : sameNumber(sakId);
  const { filtype = null, domstolInitialer = null, filNavn = null } = dokument ?? {};
  const rows = await rowsOf<{ id: number; sak_id: string }>(
    trx,
    sql`insert into tilbaketrekking (sak_id, saksnummer, omfang, filtype, domstol_initialer, fil_navn,
         grunn, forklaring, skjult, skjult_av, operatoer, varslet)
       select sak_id, saksnummer, ${omfang}, ${filtype}::text, ${domstolInitialer}::text, ${filNavn}::text,
         ${grunn}, ${forklaring}, ${now}::timestamptz, ${by.identitetHash}::bytea, ${by.operatoer}::text,
         ${varslet}::int
       from sak where ${which} order by sak_id on conflict do nothing returning id, sak_id`,
  );
  return rows.find((row) => row.sak_id === sakId)?.id ?? null;
}

/**
 * Hides the indictments of these cases that have come since the parties were hidden together with the indictments: by the same
 * decision. One that has been shown again stays shown.
 */
export async function hideLaterTiltaler(
  trx: Knex,
  sakIds: readonly string[],
  now: Date,
): Promise<void> {
  await run(
    trx,
    sql`insert into tilbaketrekking (sak_id, saksnummer, omfang, filtype, domstol_initialer, fil_navn,
        grunn, forklaring, skjult, skjult_av, operatoer, varslet)
      select p.sak_id, p.saksnummer, 'dokument', k.filtype, k.domstol_initialer, k.fil_navn,
        p.grunn, p.forklaring, ${now}::timestamptz, p.skjult_av, p.operatoer, 0
      from dokument k join tilbaketrekking p using (sak_id)
      where k.sak_id = any(${sakIds}) and k.filtype = 'tiltale' and p.omfang = 'parter' and p.opphevet is null
        and exists (select from tilbaketrekking t where t.sak_id = p.sak_id and t.filtype = 'tiltale'
          and t.skjult = p.skjult)
        and not exists (select from tilbaketrekking t where t.sak_id = k.sak_id and t.filtype = k.filtype
          and t.domstol_initialer = k.domstol_initialer and t.fil_navn = k.fil_navn)
      on conflict do nothing`,
  );
}

/** What an administrator has hidden of a case, lifted or not. */
export interface StoredWithdrawal extends Target {
  readonly id: number;
  readonly grunn: Grunn;
  readonly forklaring: string;
  readonly skjult: Date;
  /** An administrator's name, or what the operator is called. */
  readonly skjultAv: string | null;
  readonly varslet: number;
  readonly opphevet: Date | null;
  readonly opphevetAv: string | null;
  readonly opphevetForklaring: string | null;
}

type WithdrawalRow = Omit<StoredWithdrawal, 'dokument'> & {
  readonly filtype: Dokumentadresse['filtype'] | null;
  readonly domstolInitialer: string | null;
  readonly filNavn: string | null;
};

const administratorName = (hash: Sql) =>
  sql`(select navn from administrator where administrator.identitet_hash = ${hash})`;

/** The withdrawals that meet the condition, the newest first. */
async function readWithdrawals(db: Knex, where: Sql): Promise<StoredWithdrawal[]> {
  const rows = await rowsOf<WithdrawalRow>(
    db,
    sql`select t.id, t.sak_id as "sakId", t.omfang, t.filtype, t.domstol_initialer as "domstolInitialer",
         t.fil_navn as "filNavn", t.grunn, t.forklaring, t.skjult, t.varslet, t.opphevet,
         coalesce(${administratorName(sql`t.skjult_av`)}, t.operatoer) as "skjultAv",
         coalesce(${administratorName(sql`t.opphevet_av`)}, t.opphevet_operatoer) as "opphevetAv",
         t.opphevet_forklaring as "opphevetForklaring"
       from tilbaketrekking t where ${where} order by t.skjult desc, t.id desc`,
  );
  return rows.map(({ filtype, domstolInitialer, filNavn, ...row }) => ({
    ...row,
    dokument:
      filtype !== null && domstolInitialer !== null && filNavn !== null
        ? { filtype, domstolInitialer, filNavn }
        : null,
  }));
}

/** The withdrawals of a case, lifted ones too, the newest first. */
export function listWithdrawals(db: Knex, sakId: string): Promise<StoredWithdrawal[]> {
  return readWithdrawals(db, sql`t.sak_id = ${sakId}`);
}

/** As `listWithdrawals`, by id or by the number that the case had, also of a case that is no more. */
export function listWithdrawalsOf(db: Knex, text: string): Promise<StoredWithdrawal[]> {
  return readWithdrawals(
    db,
    sql`t.sak_id = ${text} or t.saksnummer = ${text.toLocaleUpperCase('nb')}`,
  );
}

/** What is shown again. */
interface Lifted {
  readonly omfang: Omfang;
  readonly filtype?: Dokumentadresse['filtype'];
}

/**
 * Shows it again in the caller's transaction, after `lockForWithdrawal`; together with what was hidden with it under the same
 * number. False when the withdrawal has been lifted already; null when the case has none with this id.
 */
export async function liftWithdrawal(
  trx: Knex,
  { id, sakId }: { readonly id: number; readonly sakId: string },
  { forklaring, ...by }: By & { readonly forklaring: string },
  now: Date,
): Promise<Lifted | false | null> {
  const own = await firstRowOf<Pick<WithdrawalRow, 'opphevet' | 'omfang' | 'filtype'>>(
    trx,
    sql`select opphevet, omfang, filtype from tilbaketrekking where id = ${id} and sak_id = ${sakId} for update`,
  );
  if (!own) return null;
  if (own.opphevet) return false;
  await run(
    trx,
    sql`update tilbaketrekking t set opphevet = greatest(${now}::timestamptz, t.skjult),
         opphevet_av = ${by.identitetHash}::bytea,
         opphevet_operatoer = ${by.operatoer}::text, opphevet_forklaring = ${forklaring}
       from tilbaketrekking egen
       where egen.id = ${id} and t.opphevet is null and t.omfang = egen.omfang
         and (t.id = egen.id or t.omfang <> 'dokument' and t.saksnummer = egen.saksnummer)`,
  );
  const { omfang, filtype } = own;
  return filtype ? { omfang, filtype } : { omfang };
}
