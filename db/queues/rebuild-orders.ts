import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import {
  MAX_TAKEN,
  type OppbyggingFeil,
  type OppbyggingStatus,
  SILENT_AFTER,
} from '#domain/drift.ts';
import { changedBy, rowsOf } from '#indexer/sql.ts';

export interface OppdragRow {
  readonly id: number;
  readonly status: OppbyggingStatus;
  readonly bedtOm: Date;
  readonly startet: Date | null;
  readonly ferdig: Date | null;
  readonly skrevet: number;
  readonly totalt: number;
  /** It is under way, and whoever builds has given no sign of life for SILENT_AFTER. */
  readonly taus: boolean;
  readonly feil: OppbyggingFeil | null;
}

/** The channel on which indexers hear of a new order. */
export const OPPDRAG_CHANNEL = 'indeks_oppdrag';

/** Orders a rebuild; null when one waits or is under way already. */
export async function orderRebuild(db: Knex, bedtAv: Buffer, now: Date): Promise<number | null> {
  const { rows } = await db.raw<{ rows: { id: number }[] }>(
    `insert into indeks_oppdrag (bedt_om, bedt_av) values (?, ?) on conflict do nothing returning id`,
    [now, bedtAv],
  );
  await db.raw(`notify ${OPPDRAG_CHANNEL}`);
  return rows[0]?.id ?? null;
}

/** The rebuild that was ordered last. */
export async function readLastOrder(db: Knex): Promise<OppdragRow | null> {
  const { rows } = await db.raw<{ rows: OppdragRow[] }>(
    `select id, status, bedt_om as "bedtOm", startet, ferdig, skrevet, totalt, feil,
       coalesce(status = 'paagaar' and livstegn < clock_timestamp() - ? * interval '1 s', false) as taus
     from indeks_oppdrag order by id desc limit 1`,
    [SILENT_AFTER],
  );
  return rows[0] ?? null;
}

/** An order that this process has taken: `eier` is new each time, so that who lost it can change nothing more. */
export interface TakenOrder {
  readonly id: number;
  readonly eier: string;
}

export interface OrderProgress {
  readonly skrevet: number;
  readonly totalt: number;
}

/** It is under way, and its indexer has given no sign of life: killed, or cut off. */
const SILENT = `status = 'paagaar' and livstegn < clock_timestamp() - ${SILENT_AFTER} * interval '1 s'`;

/** Takes the order that waits, or one whose indexer is gone. Of several who ask at once one gets it. */
export async function takeOrder(db: Knex, now: Date): Promise<TakenOrder | null> {
  await endHopeless(db, now);
  const eier = randomUUID();
  const [taken] = await rowsOf<TakenOrder>(
    db,
    `update indeks_oppdrag set status = 'paagaar', eier = ?, startet = coalesce(startet, ?),
       forsoek = forsoek + 1, livstegn = clock_timestamp()
     where id = (select id from indeks_oppdrag where status = 'venter' or (${SILENT})
       order by id limit 1 for update skip locked)
     returning id, eier`,
    [eier, now],
  );
  return taken ?? null;
}

/** Who ends every indexer that takes it up is not taken up for ever. */
async function endHopeless(db: Knex, now: Date): Promise<void> {
  await db.raw(
    `update indeks_oppdrag set status = 'feilet', feil = 'stanset', ferdig = ?, eier = null
     where ${SILENT} and forsoek >= ?`,
    [now, MAX_TAKEN],
  );
}

/** A sign of life; false when somebody else has the order by now. */
export async function tellProgress(
  db: Knex,
  { id, eier }: TakenOrder,
  { skrevet, totalt }: OrderProgress,
): Promise<boolean> {
  const told = await changedBy(
    db,
    `update indeks_oppdrag set skrevet = ?, totalt = ?, livstegn = clock_timestamp()
     where id = ? and eier = ?`,
    [skrevet, totalt, id, eier],
  );
  return told === 1;
}

/** It has been carried out, or failed for good. */
export async function endOrder(
  db: Knex,
  { id, eier }: TakenOrder,
  feil: OppbyggingFeil | null,
  now: Date,
): Promise<void> {
  await db.raw(
    `update indeks_oppdrag set status = ?, feil = ?, ferdig = ?, eier = null where id = ? and eier = ?`,
    [feil ? 'feilet' : 'ferdig', feil, now, id, eier] as Knex.RawBinding[],
  );
}

/** It waits again: for the next start of an indexer, which goes on where this one stopped. */
export async function putBack(db: Knex, { id, eier }: TakenOrder): Promise<void> {
  await db.raw(
    `update indeks_oppdrag set status = 'venter', eier = null, startet = null, livstegn = null, forsoek = 0
     where id = ? and eier = ?`,
    [id, eier],
  );
}
