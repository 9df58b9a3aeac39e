import type { Knex } from 'knex';
import { firstRowOf, rowsOf, sql } from '#db/sql.ts';
import { innholdAv } from '#db/notice/innhold.ts';

/** A saved search that tells of cases by itself, of whoever it is. */
export interface TellingSoek {
  readonly id: number;
  readonly soek: string;
  readonly periode: string | null;
  /** Since when without a break; null: it does not tell. */
  readonly varsler_fra: Date | null;
  /** The transaction that wrote it last. */
  readonly endret_av: string;
  /** Another one when it looks for something else (`innholdAv`). */
  readonly innhold: string;
}

const columns = sql`id, soek, periode, varsler_fra, endret_av::text as endret_av, ${innholdAv()} as innhold`;

/** Those after `after` that tell, in order. */
export async function listTellingSoek(
  db: Knex,
  { after, limit }: { readonly after: number; readonly limit: number },
): Promise<TellingSoek[]> {
  return rowsOf(
    db,
    sql`select ${columns} from lagret_soek
      where id > ${after} and varsle <> 'aldri' order by id limit ${limit}`,
  );
}

/** The oldest transaction that was still under way: what it and later ones write is not to be seen yet. */
export async function readUnderWay(db: Knex): Promise<string> {
  const row = await firstRowOf<{ fra: string }>(
    db,
    sql`select pg_snapshot_xmin(pg_current_snapshot())::text as fra`,
  );
  return row!.fra;
}

/**
 * The saved searches that were written by `since` or a later transaction, whether they tell or not; null when they are too many.
 * What a restored database has of a time to come is left out: nobody has changed that since.
 */
export async function readChangedSoek(db: Knex, since: string): Promise<TellingSoek[] | null> {
  const rows = await rowsOf<TellingSoek>(
    db,
    sql`select ${columns} from lagret_soek
      where endret_av >= ${since}::text::xid8 and endret_av < pg_snapshot_xmax(pg_current_snapshot())
      order by endret_av limit ${MOST_CHANGED}`,
  );
  return rows.length < MOST_CHANGED ? rows : null;
}
const MOST_CHANGED = 5_000;

/** The text of these searches. */
export async function readSoek(
  db: Knex,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const rows = await rowsOf<{ id: number; soek: string }>(
    db,
    sql`select id, soek from lagret_soek where id = any(${ids}::bigint[])`,
  );
  return new Map(rows.map(({ id, soek }) => [id, soek]));
}
