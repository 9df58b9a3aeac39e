import type { Knex } from 'knex';
import { firstRowOf, run, sql } from '#db/sql.ts';

/** `opprydding`: what the last run did. */

type Counts = Record<string, number>;

export interface RunReport {
  readonly started: Date;
  /** How much was removed, by step. */
  readonly removed: Counts;
  /** By step, since when something should have left that is still there. */
  readonly overdue: Record<string, string>;
  /** Steps that could not be done. */
  readonly failed: string[];
}

export interface LastRun extends Omit<RunReport, 'removed'> {
  /** Of all runs. */
  readonly removedInAll: Counts;
  readonly removed: Counts;
}

/** The last run; null before the first. */
export async function readLastRun(db: Knex): Promise<LastRun | null> {
  const row = await firstRowOf<LastRun>(
    db,
    sql`select startet as started, fjernet as removed, fjernet_totalt as "removedInAll",
        forfalt as overdue, feilet as failed from opprydding`,
  );
  return row ?? null;
}

/** Whether no run has begun within `ms` before `now`. A clock that was set back is no reason to wait. */
export async function isRunDue(db: Knex, now: Date, ms: number): Promise<boolean> {
  const last = await readLastRun(db);
  const ago = last ? now.getTime() - last.started.getTime() : Infinity;
  return ago >= ms || ago < 0;
}

export async function storeRun(db: Knex, report: RunReport): Promise<void> {
  const last = await readLastRun(db);
  const inAll = { ...last?.removedInAll };
  for (const [step, count] of Object.entries(report.removed))
    inAll[step] = (inAll[step] ?? 0) + count;
  const { started, removed, overdue, failed } = report;
  await run(
    db,
    sql`insert into opprydding (startet, fjernet, fjernet_totalt, forfalt, feilet)
      values (${started}, ${JSON.stringify(removed)}, ${JSON.stringify(inAll)},
        ${JSON.stringify(overdue)}, ${failed}::text[])
      on conflict (id) do update set startet = excluded.startet, fjernet = excluded.fjernet,
        fjernet_totalt = excluded.fjernet_totalt, forfalt = excluded.forfalt, feilet = excluded.feilet`,
  );
}
