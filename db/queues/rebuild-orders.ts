import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import {
  MAX_TAKEN,
  OPPBYGGING_FEIL,
  SILENT_AFTER,
  type OppbyggingFeil,
  type OppbyggingStatus,
} from '#domain/drift.ts';
import { changedBy, firstRowOf, raw, run, sql } from '#db/sql.ts';

/**
 * `indeks_oppdrag`: rebuilds of the index that administrators have ordered, at most one at a time
 * (docs/decisions/0012-a-rebuild-is-ordered-in-postgres.md).
 */

/** The channel on which indexers are told of a new order. */
export const REBUILD_ORDERS_CHANNEL = 'indeks_oppdrag';

/** The order is under way, and its indexer has given no sign of life for SILENT_AFTER: it was killed or cut off. */
const SILENT = sql`status = 'paagaar' and livstegn < clock_timestamp() - ${SILENT_AFTER} * interval '1 s'`;

/** Orders a rebuild; null when one waits or is under way already. */
export async function orderRebuild(db: Knex, bedtAv: Buffer, now: Date): Promise<number | null> {
  const order = await firstRowOf<{ id: number }>(
    db,
    sql`insert into indeks_oppdrag (bedt_om, bedt_av) values (${now}, ${bedtAv})
     on conflict do nothing returning id`,
  );
  await run(db, raw(`notify ${REBUILD_ORDERS_CHANNEL}`));
  return order?.id ?? null;
}

/** Stands for the person who has ordered a rebuild when it is the follower. */
const NOBODY = Buffer.alloc(32);

/**
 * Orders a rebuild because the searched index is gone, or was written by a clock that was ahead. Null when one is open, or when the
 * last one failed a moment ago: what makes it fail is not asked to fail without a pause. A failure after `now` counts for nothing: a
 * clock was set back.
 */
export async function orderRebuildForLoss(db: Knex, now: Date): Promise<number | null> {
  const justFailed = await firstRowOf(
    db,
    sql`select 1 from (select status, ferdig from indeks_oppdrag order by id desc limit 1) siste
     where status = 'feilet' and ferdig > ${new Date(now.getTime() - RETRY_AFTER)} and ferdig <= ${now}`,
  );
  return justFailed ? null : orderRebuild(db, NOBODY, now);
}

/** ms between a failed rebuild and the follower's next order. */
const RETRY_AFTER = 60_000;

export interface RebuildOrder {
  readonly id: number;
  readonly status: OppbyggingStatus;
  readonly bedtOm: Date;
  readonly startet: Date | null;
  readonly ferdig: Date | null;
  readonly skrevet: number;
  readonly totalt: number;
  /** It is under way, and its indexer has given no sign of life for SILENT_AFTER. */
  readonly taus: boolean;
  readonly feil: OppbyggingFeil | null;
}

/** The rebuild that was ordered last. */
export async function readLastOrder(db: Knex): Promise<RebuildOrder | null> {
  const order = await firstRowOf<Omit<RebuildOrder, 'feil'> & { feil: string | null }>(
    db,
    sql`select id, status, bedt_om as "bedtOm", startet, ferdig, skrevet, totalt, feil,
       coalesce(${SILENT}, false) as taus
     from indeks_oppdrag order by id desc limit 1`,
  );
  return order ? { ...order, feil: order.feil === null ? null : feilOf(order.feil) } : null;
}

function feilOf(stored: string): OppbyggingFeil {
  return OPPBYGGING_FEIL.find((known) => known === stored) ?? 'uventet';
}

/** An order that this process has taken. `eier` is new each time: a process that has lost the order can't change it. */
export interface TakenOrder {
  readonly id: number;
  readonly eier: string;
}

/** Takes the waiting order, or one whose indexer is gone. Of several concurrent callers one gets it. */
export async function takeOrder(db: Knex, now: Date): Promise<TakenOrder | null> {
  await endHopelessOrders(db, now);
  const taken = await firstRowOf<TakenOrder>(
    db,
    sql`update indeks_oppdrag set status = 'paagaar', eier = ${randomUUID()},
       startet = coalesce(startet, ${now}), forsoek = forsoek + 1, livstegn = clock_timestamp()
     where id = (select id from indeks_oppdrag where status = 'venter' or (${SILENT})
       order by id limit 1 for update skip locked)
     returning id, eier`,
  );
  return taken ?? null;
}

/** An order during which MAX_TAKEN indexers have died is not given to yet another one. */
async function endHopelessOrders(db: Knex, now: Date): Promise<void> {
  await run(
    db,
    sql`update indeks_oppdrag set status = 'feilet', feil = 'stanset', ferdig = ${now}, eier = null
     where ${SILENT} and forsoek >= ${MAX_TAKEN}`,
  );
}

export interface OrderProgress {
  readonly skrevet: number;
  readonly totalt: number;
}

/** Stores the progress as a sign of life; false when somebody else has the order by now. */
export async function storeProgress(
  db: Knex,
  { id, eier }: TakenOrder,
  { skrevet, totalt }: OrderProgress,
): Promise<boolean> {
  const changed = await changedBy(
    db,
    sql`update indeks_oppdrag
     set skrevet = ${skrevet}, totalt = ${totalt}, livstegn = clock_timestamp()
     where id = ${id} and eier = ${eier}`,
  );
  return changed === 1;
}

/** Ends the order: it has been carried out (`feil` null), or it has failed for good. */
export async function endOrder(
  db: Knex,
  { id, eier }: TakenOrder,
  feil: OppbyggingFeil | null,
  now: Date,
): Promise<void> {
  await run(
    db,
    sql`update indeks_oppdrag
     set status = ${feil ? 'feilet' : 'ferdig'}, feil = ${feil}, ferdig = ${now}, eier = null
     where id = ${id} and eier = ${eier}`,
  );
}

/** Lets the order wait again; the next indexer that takes it goes on where this one stopped. */
export async function putBackOrder(db: Knex, { id, eier }: TakenOrder): Promise<void> {
  await run(
    db,
    sql`update indeks_oppdrag
     set status = 'venter', eier = null, startet = null, livstegn = null, forsoek = 0
     where id = ${id} and eier = ${eier}`,
  );
}
