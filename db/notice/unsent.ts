import type { Knex } from 'knex';
import { ACCESS_COLUMNS, accessOf, type AccessColumns } from '#db/bruker/access.ts';
import { firstRowOf, rowsOf, run, sql, type Sql } from '#db/sql.ts';
import type { Access } from '#domain/access.ts';
import type { Varsle } from '#domain/notices.ts';
import { AVSTAND, lastTelling } from '#domain/notice-mail.ts';

/* `nyhet.sendt`: what has not been in an e-mail yet, nor been left out of all. */

/** What its owner has chosen for a notice. */
const varsle = sql`case when n.lagret_soek_id is null then coalesce(v.favoritter, 'aldri') else l.varsle end`;

/** `dueUntil` of domain/notice-mail.ts over the rows; what is told never is due at once, to be left out. */
function isDue(now: Date): Sql {
  return sql`case ${varsle}
    when 'straks' then v.sendt_sist is null or v.sendt_sist <= ${new Date(now.getTime() - AVSTAND)}::timestamptz
    when 'daglig' then n.tidspunkt <= ${lastTelling('daglig', now)}::timestamptz
    when 'ukentlig' then n.tidspunkt <= ${lastTelling('ukentlig', now)}::timestamptz
    else true end`;
}

const unsent = sql`from nyhet n left join lagret_soek l on l.id = n.lagret_soek_id
  left join varsling v on v.pressebruker_id = n.pressebruker_id where n.sendt is null`;

/** Before every id. */
const FIRST = '00000000-0000-0000-0000-000000000000';

/** Persons for whom something is due, in the order of their ids, after `after`. */
export async function listPersonsDue(
  db: Knex,
  now: Date,
  { after, limit }: { readonly after: string | null; readonly limit: number },
): Promise<string[]> {
  // From one person to the next in the index, so that what waits until Monday is not read through.
  const next = (than: Sql) => sql`select n.pressebruker_id from nyhet n
    where n.sendt is null and n.pressebruker_id > ${than} order by n.pressebruker_id limit 1`;
  const rows = await rowsOf<{ id: string }>(
    db,
    sql`with recursive person (id) as ((${next(sql`${after ?? FIRST}::uuid`)})
        union all select (${next(sql`person.id`)}) from person where person.id is not null)
      select person.id from person where person.id is not null
        and (select true ${unsent} and n.pressebruker_id = person.id and ${isDue(now)} limit 1)
      limit ${limit}`,
  );
  return rows.map(({ id }) => id);
}

/**
 * How much waits to be told by e-mail, counted up to `most`; and since when the first of it is due at `now` (to the last morning or
 * Monday, for what is told then).
 */
export async function readUnsent(
  db: Knex,
  now: Date,
  most: number,
): Promise<{ readonly antall: number; readonly eldste: Date | null }> {
  const [daily, weekly] = [lastTelling('daglig', now), lastTelling('ukentlig', now)];
  const row = await firstRowOf<{ antall: number; eldste: Date | null }>(
    db,
    sql`select count(*) as antall, min(case varsle when 'straks' then tidspunkt
        when 'daglig' then case when tidspunkt <= ${daily}::timestamptz then ${daily}::timestamptz end
        when 'ukentlig' then case when tidspunkt <= ${weekly}::timestamptz then ${weekly}::timestamptz end
        end) as eldste
      from (select n.tidspunkt, ${varsle} as varsle ${unsent} limit ${most}) ventende
      where varsle <> 'aldri'`,
  );
  return row!;
}

export interface DueNotice {
  readonly id: number;
  readonly varsle: Exclude<Varsle, 'aldri'>;
  readonly tidspunkt: Date;
}

interface Reading {
  readonly now: Date;
  /** The last one that has been read already; null: from the newest on. */
  readonly after: Pick<DueNotice, 'id' | 'tidspunkt'> | null;
  readonly limit: number;
}

/** What is due of a person, the newest first. */
export async function readDue(
  db: Knex,
  pressebrukerId: string,
  { now, after, limit }: Reading,
): Promise<DueNotice[]> {
  const older = after ? sql`and (n.tidspunkt, n.id) < (${after.tidspunkt}, ${after.id})` : sql``;
  return rowsOf(
    db,
    sql`select n.id, ${varsle} as varsle, n.tidspunkt ${unsent}
      and n.pressebruker_id = ${pressebrukerId} and ${varsle} <> 'aldri' and ${isDue(now)} ${older}
      order by n.tidspunkt desc, n.id desc limit ${limit}`,
  );
}

/** What its owner wants no e-mail of is left out of all. */
export async function leaveOutUnwanted(db: Knex, pressebrukerId: string, now: Date): Promise<void> {
  await run(
    db,
    sql`update nyhet set sendt = ${now} where pressebruker_id = ${pressebrukerId} and sendt is null
      and id in (select n.id ${unsent} and n.pressebruker_id = ${pressebrukerId} and ${varsle} = 'aldri')`,
  );
}

/** These have been told, or are left out; gives those that nobody else has marked. */
export async function markSent(
  db: Knex,
  pressebrukerId: string,
  { ids, now }: { readonly ids: readonly number[]; readonly now: Date },
): Promise<number[]> {
  const rows = await rowsOf<{ id: number }>(
    db,
    sql`update nyhet set sendt = ${now} where pressebruker_id = ${pressebrukerId}
      and id = any(${ids}) and sendt is null returning id`,
  );
  return rows.map(({ id }) => id);
}

/** Nothing of what was written until `before` is told to this person any more. */
export async function leaveOut(
  db: Knex,
  pressebrukerId: string,
  { before, now }: { readonly before: Date; readonly now: Date },
): Promise<void> {
  await run(
    db,
    sql`update nyhet set sendt = ${now} where pressebruker_id = ${pressebrukerId}
      and sendt is null and tidspunkt <= ${before}`,
  );
}

/** Somebody who may be told news by e-mail. */
export interface Mottaker {
  readonly id: string;
  readonly identitetHash: Buffer;
  readonly fornavn: string;
  readonly epost: string | null;
  readonly access: Access;
  /** Nothing is sent: stopped by its owner, or refused by the address. */
  readonly erStanset: boolean;
}

interface MottakerRow extends AccessColumns {
  readonly id: string;
  readonly identitet_hash: Buffer;
  readonly fornavn: string;
  readonly epost: string | null;
  readonly er_stanset: boolean;
}

export async function readMottaker(db: Knex, pressebrukerId: string): Promise<Mottaker | null> {
  const row = await firstRowOf<MottakerRow>(
    db,
    sql`select p.id, p.identitet_hash, p.fornavn, p.epost, ${ACCESS_COLUMNS},
        coalesce(v.avvist, v.stoppet) is not null as er_stanset
      from pressebruker p left join varsling v on v.pressebruker_id = p.id
      where p.id = ${pressebrukerId}`,
  );
  if (!row) return null;
  const { id, fornavn, epost } = row;
  return {
    ...{ id, fornavn, epost, identitetHash: row.identitet_hash, access: accessOf(row) },
    erStanset: row.er_stanset,
  };
}

/** The person's e-mails are written by one at a time; false when somebody else is at it, or the person is gone. */
export async function lockMottaker(trx: Knex, pressebrukerId: string): Promise<boolean> {
  const row = await firstRowOf(
    trx,
    sql`select 1 from pressebruker where id = ${pressebrukerId} for no key update skip locked`,
  );
  return row !== undefined;
}

/**
 * An e-mail with notices that was written at `written` is not sent after all: the next one keeps no distance from it. That it came later
 * than without would say that something was hidden.
 */
export async function forgetSentLast(
  db: Knex,
  pressebrukerId: string,
  written: Date,
): Promise<void> {
  await run(
    db,
    sql`update varsling set sendt_sist = null
      where pressebruker_id = ${pressebrukerId} and sendt_sist = ${written}`,
  );
}

/** When the person was sent an e-mail last, which the next one keeps its distance from. */
export async function noteSentLast(trx: Knex, pressebrukerId: string, now: Date): Promise<void> {
  await run(
    trx,
    sql`insert into varsling (pressebruker_id, sendt_sist) values (${pressebrukerId}, ${now})
      on conflict (pressebruker_id) do update set sendt_sist = excluded.sendt_sist`,
  );
}
