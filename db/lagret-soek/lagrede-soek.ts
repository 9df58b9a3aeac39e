import type { Knex } from 'knex';
import { removeTreffOfSoek } from '#db/notice/write.ts';
import { changedBy, empty, firstRowOf, rowsOf, run, sql } from '#db/sql.ts';
import type { Varsle } from '#domain/notices.ts';

/** A search as it is stored. */
interface StoredSoek {
  readonly navn: string;
  /** As in the address of the search page; without days when it has a period. */
  readonly soek: string;
  readonly periode: string | null;
}
export interface LagretSoekRow extends StoredSoek {
  readonly id: number;
  readonly lagret: Date;
  readonly varsle: Varsle;
}

/** A press user's saved searches, the oldest first. */
export async function listLagredeSoek(db: Knex, pressebrukerId: string): Promise<LagretSoekRow[]> {
  return rowsOf(
    db,
    sql`select id, navn, soek, periode, lagret, varsle from lagret_soek
      where pressebruker_id = ${pressebrukerId} order by id`,
  );
}

interface Owned {
  readonly pressebrukerId: string;
  readonly id: number;
}

/** What is stored of one of the person's searches; null when there is none of that id. */
export async function findLagretSoek(
  db: Knex,
  { pressebrukerId, id }: Owned,
): Promise<Pick<StoredSoek, 'soek' | 'periode'> | null> {
  const row = await firstRowOf<Pick<StoredSoek, 'soek' | 'periode'>>(
    db,
    sql`select soek, periode from lagret_soek where id = ${id} and pressebruker_id = ${pressebrukerId}`,
  );
  return row ?? null;
}

/** Saves a search, in a transaction: its id, or why not. */
export async function addLagretSoek(
  db: Knex,
  pressebrukerId: string,
  { navn, soek, periode, lagret, most }: StoredSoek & { lagret: Date; most: number },
): Promise<number | 'full' | 'taken'> {
  // Two tabs that save at once are counted one after the other.
  await run(db, sql`select 1 from pressebruker where id = ${pressebrukerId} for no key update`);
  const mine = await firstRowOf<{ antall: number }>(
    db,
    sql`select count(*) as antall from lagret_soek where pressebruker_id = ${pressebrukerId}`,
  );
  if ((mine?.antall ?? 0) >= most) return 'full';
  const added = await firstRowOf<{ id: number }>(
    db,
    sql`insert into lagret_soek (pressebruker_id, navn, soek, periode, lagret)
      values (${pressebrukerId}, ${navn}, ${soek}, ${periode}, ${lagret})
      on conflict (pressebruker_id, lower(navn)) do nothing returning id`,
  );
  return added?.id ?? 'taken';
}

/** Whether another of the person's searches has the name. */
export async function isNavnTaken(
  db: Knex,
  { pressebrukerId, id }: Owned,
  navn: string,
): Promise<boolean> {
  await run(db, sql`select 1 from pressebruker where id = ${pressebrukerId} for no key update`);
  const other = await firstRowOf(
    db,
    sql`select id from lagret_soek
      where pressebruker_id = ${pressebrukerId} and lower(navn) = lower(${navn}) and id <> ${id}`,
  );
  return other !== undefined;
}

/**
 * Gives the search another name, or all of it another content, in a transaction; false when there is none of that id. With
 * another content it is another search: it begins to tell anew, and what it has told is gone, also what has not been sent.
 */
export async function changeLagretSoek(
  trx: Knex,
  { pressebrukerId, id }: Owned,
  to: { navn: string } | (StoredSoek & { lagret: Date }),
): Promise<boolean> {
  const { navn } = to;
  const mine = sql`id = ${id} and pressebruker_id = ${pressebrukerId}`;
  if (!('soek' in to)) {
    const renamed = await changedBy(trx, sql`update lagret_soek set navn = ${navn} where ${mine}`);
    return renamed > 0;
  }
  // The follower holds the row while it writes what it has found (db/notice/write.ts): one of the two waits for the other.
  const before = await firstRowOf<Pick<StoredSoek, 'soek' | 'periode'>>(
    trx,
    sql`select soek, periode from lagret_soek where ${mine} for update`,
  );
  if (!before) return false;
  const { soek, periode, lagret } = to;
  const isOther = soek !== before.soek || periode !== before.periode;
  const begins = sql`, varsler_fra = case when varsle = 'aldri' then null else ${lagret}::timestamptz end`;
  await run(
    trx,
    sql`update lagret_soek set navn = ${navn}, soek = ${soek}, periode = ${periode}, lagret = ${lagret}
        ${isOther ? begins : empty} where ${mine}`,
  );
  if (isOther) await removeTreffOfSoek(trx, { pressebrukerId, id });
  return true;
}

/** Deletes the search; false when there was none. */
export async function removeLagretSoek(db: Knex, { pressebrukerId, id }: Owned): Promise<boolean> {
  const removed = await changedBy(
    db,
    sql`delete from lagret_soek where id = ${id} and pressebruker_id = ${pressebrukerId}`,
  );
  return removed > 0;
}
