import type { Knex } from 'knex';
import { SILENT_AFTER, type OppbyggingFeil, type OppbyggingStatus } from '#domain/oppbygging.ts';

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
