import type { Knex } from 'knex';
import { changedBy, firstRowOf, rowsOf, run, sql, type Sql } from '#db/sql.ts';
import type { ForslagUtfall } from '#domain/forslag.ts';
import type { By } from './withdraw.ts';

/*
 * What was hidden for somebody's safety is shown again by two (0068_second_thoughts.sql): one proposes it, another one answers. What was
 * hidden at once under one number has one proposal, that of the first. Everything is done after `lockForWithdrawal`.
 */

/** A proposal, waiting or over. */
export interface Forslag {
  readonly id: number;
  /** Of each hiding that it would show again. */
  readonly tilbaketrekkingId: number;
  readonly foreslatt: Date;
  readonly foreslattAv: Buffer | null;
  /** An administrator's name, or what the operator is called. */
  readonly av: string | null;
  readonly forklaring: string;
  readonly utloeper: Date;
  readonly utfall: ForslagUtfall | null;
  readonly avgjort: Date | null;
  readonly avgjortAv: string | null;
  readonly ord: string | null;
}

/** `g` is hidden together with `egen`. */
const TOGETHER = sql`g.omfang = egen.omfang
  and (g.id = egen.id or g.omfang <> 'dokument' and g.saksnummer = egen.saksnummer)`;

const nameOf = (hash: Sql) =>
  sql`(select navn from administrator where administrator.identitet_hash = ${hash})`;

function readWhere(db: Knex, where: Sql): Promise<Forslag[]> {
  return rowsOf<Forslag>(
    db,
    sql`select f.id, g.id as "tilbaketrekkingId", f.foreslatt, f.foreslatt_av as "foreslattAv",
        coalesce(${nameOf(sql`f.foreslatt_av`)}, f.operatoer) as av, f.forklaring, f.utloeper, f.utfall, f.avgjort,
        coalesce(${nameOf(sql`f.avgjort_av`)}, f.avgjort_operatoer) as "avgjortAv", f.avgjort_ord as ord
      from opphevelse_forslag f join tilbaketrekking egen on egen.id = f.tilbaketrekking_id
        join tilbaketrekking g on ${TOGETHER}
      where ${where} order by f.foreslatt, f.id, g.id`,
  );
}

/** Those that wait at `now`, one for each hiding. */
export async function readVentende(db: Knex, now: Date): Promise<ReadonlyMap<number, Forslag>> {
  const rows = await readWhere(
    db,
    sql`f.utfall is null and f.utloeper > ${now} and g.opphevet is null`,
  );
  return new Map(rows.map((row) => [row.tilbaketrekkingId, row]));
}

/** All that there have been about a case, over or not. */
export function listForslag(db: Knex, sakId: string): Promise<Forslag[]> {
  return readWhere(db, sql`g.sak_id = ${sakId}`);
}

/** Whether it takes two to show this again. */
export async function needsTwo(trx: Knex, id: number): Promise<boolean> {
  const row = await firstRowOf(
    trx,
    sql`select 1 from tilbaketrekking egen join tilbaketrekking g on ${TOGETHER}
      where egen.id = ${id} and g.grunn = 'sikkerhet' and g.opphevet is null`,
  );
  return row !== undefined;
}

interface NewForslag {
  /** Of the hiding that is to be shown again. */
  readonly id: number;
  readonly by: By;
  readonly forklaring: string;
  readonly utloeper: Date;
}

/** Stores a proposal, in place of one that is over; its id, or null when one waits already. */
export async function insertForslag(
  trx: Knex,
  { id, by, forklaring, utloeper }: NewForslag,
  now: Date,
): Promise<number | null> {
  const first = sql`(select min(g.id) from tilbaketrekking egen join tilbaketrekking g on ${TOGETHER}
    where egen.id = ${id} and g.opphevet is null)`;
  await run(
    trx,
    sql`update opphevelse_forslag set utfall = 'utloept', avgjort = utloeper
      where tilbaketrekking_id = ${first} and utfall is null and utloeper <= ${now}`,
  );
  const row = await firstRowOf<{ id: number }>(
    trx,
    sql`insert into opphevelse_forslag (tilbaketrekking_id, foreslatt, foreslatt_av, operatoer, forklaring, utloeper)
      values (${first}, ${now}, ${by.identitetHash}::bytea, ${by.operatoer}::text, ${forklaring}, ${utloeper})
      on conflict do nothing returning id`,
  );
  return row?.id ?? null;
}

interface Answer {
  readonly utfall: Exclude<ForslagUtfall, 'utloept'>;
  readonly by: By;
  readonly ord: string | null;
}

/** Ends a proposal that waits; false when it is over. */
export async function settleForslag(
  trx: Knex,
  id: number,
  { utfall, by, ord }: Answer,
  now: Date,
): Promise<boolean> {
  const changed = await changedBy(
    trx,
    sql`update opphevelse_forslag set utfall = ${utfall}, avgjort = ${now}, avgjort_av = ${by.identitetHash}::bytea,
        avgjort_operatoer = ${by.operatoer}::text, avgjort_ord = ${ord}
      where id = ${id} and utfall is null and utloeper > ${now}`,
  );
  return changed > 0;
}
