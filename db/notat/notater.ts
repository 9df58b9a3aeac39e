import type { Knex } from 'knex';
import { changedBy, firstRowOf, rowsOf, run, sql } from '#db/sql.ts';
import { isSakWithdrawn } from '#db/tilbaketrekking/hidden.ts';

/** Whose note, and on which case. */
export interface NotatKey {
  readonly pressebrukerId: string;
  readonly sakId: string;
}

/** A note as it is stored: encrypted, with the id of the key. */
export interface SealedNotat {
  readonly noekkel: string;
  readonly kryptert: Buffer;
}

interface StoredNotat extends SealedNotat {
  readonly versjon: number;
  readonly endret: Date;
}

/** A note with as much of its case as is left when the court hides it. */
interface ListedNotat extends StoredNotat {
  readonly sakId: string;
  readonly saksnummer: string;
  readonly domstolNavn: string;
  readonly skjult: boolean;
}

/** All notes of a press user, the last changed first. */
export async function listNotater(db: Knex, pressebrukerId: string): Promise<ListedNotat[]> {
  return rowsOf<ListedNotat>(
    db,
    sql`select n.sak_id as "sakId", n.noekkel, n.kryptert, n.versjon, n.endret, s.saksnummer,
        d.navn as "domstolNavn", ${isSakWithdrawn(sql`s.sak_id`)} as skjult
      from notat n join sak s on s.sak_id = n.sak_id join domstol d on d.id = s.domstol_id
      where n.pressebruker_id = ${pressebrukerId} order by n.endret desc, n.sak_id`,
  );
}

/** Those of a press user on these cases, by case. */
export async function readNotaterOn(
  db: Knex,
  pressebrukerId: string,
  sakIds: readonly string[],
): Promise<ReadonlyMap<string, SealedNotat>> {
  const rows = await rowsOf<SealedNotat & { sakId: string }>(
    db,
    sql`select sak_id as "sakId", noekkel, kryptert from notat
      where pressebruker_id = ${pressebrukerId} and sak_id = any(${sakIds})`,
  );
  return new Map(rows.map(({ sakId, ...notat }) => [sakId, notat]));
}

/** The note, or null; with `lock`, nobody else changes it in the meantime. */
export async function findNotat(
  db: Knex,
  { pressebrukerId, sakId }: NotatKey,
  { lock = false }: { readonly lock?: boolean } = {},
): Promise<StoredNotat | null> {
  const row = await firstRowOf<StoredNotat>(
    db,
    sql`select noekkel, kryptert, versjon, endret from notat
      where pressebruker_id = ${pressebrukerId} and sak_id = ${sakId} ${lock ? sql`for update` : sql``}`,
  );
  return row ?? null;
}

/** Whether there is such a case to be seen. It is not deleted while the transaction lasts. */
export async function holdShownSak(db: Knex, sakId: string): Promise<boolean> {
  const row = await firstRowOf(
    db,
    sql`select sak_id from sak where sak_id = ${sakId}
      and not ${isSakWithdrawn(sql`sak.sak_id`)} for key share`,
  );
  return row !== undefined;
}

export async function countNotater(db: Knex, pressebrukerId: string): Promise<number> {
  const row = await firstRowOf<{ antall: number }>(
    db,
    sql`select count(*)::int as antall from notat where pressebruker_id = ${pressebrukerId}`,
  );
  return row!.antall;
}

/** Adds a note; false when there is one by now. */
export async function addNotat(
  db: Knex,
  { pressebrukerId, sakId }: NotatKey,
  { noekkel, kryptert }: SealedNotat,
  now: Date,
): Promise<boolean> {
  const added = await changedBy(
    db,
    sql`insert into notat (pressebruker_id, sak_id, noekkel, kryptert, opprettet, endret)
      values (${pressebrukerId}, ${sakId}, ${noekkel}, ${kryptert}, ${now}, ${now})
      on conflict do nothing`,
  );
  return added === 1;
}

export async function changeNotat(
  db: Knex,
  { pressebrukerId, sakId }: NotatKey,
  { noekkel, kryptert }: SealedNotat,
  now: Date,
): Promise<void> {
  await run(
    db,
    sql`update notat set noekkel = ${noekkel}, kryptert = ${kryptert}, versjon = versjon + 1, endret = ${now}
      where pressebruker_id = ${pressebrukerId} and sak_id = ${sakId}`,
  );
}

/** False when there was none. */
export async function deleteNotat(db: Knex, { pressebrukerId, sakId }: NotatKey): Promise<boolean> {
  const deleted = await changedBy(
    db,
    sql`delete from notat where pressebruker_id = ${pressebrukerId} and sak_id = ${sakId}`,
  );
  return deleted > 0;
}
