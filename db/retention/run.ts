import type { Knex } from 'knex';
import { reasonOf } from '#db/errors.ts';
import { raw, run, sql } from '#db/sql.ts';
import { cutoff, type Periods } from '#domain/retention.ts';
import { withRunLock } from './locks.ts';
import { isRunDue, storeRun, type RunReport } from './state.ts';
import type { Due, Step, StepContext } from './step.ts';
import { STEPS } from './steps.ts';

export interface RetentionTarget extends Pick<StepContext, 'lager'> {
  readonly db: Knex;
  readonly periods: Periods;
  /** Compared with the database's clock by whoever begins the run (`rightTime`); it goes by this to its end. */
  readonly now: Date;
}

interface RunOptions {
  /** Does nothing when a run began less than this ago, ms: of several processes, one does it. */
  readonly notWithin?: number;
  /** Told why a step could not be done; the others are. */
  readonly onFailure?: (step: string, reason: string) => void;
  readonly signal?: AbortSignal;
  readonly steps?: readonly Step[];
}

/**
 * Removes everything whose period is over at `now`, and gives the space back to the database. One process at a time; null
 * when another one is at it, or was a short while ago. A step that fails is reported, and tried again by the next run.
 */
export async function runRetention(
  target: RetentionTarget,
  options: RunOptions = {},
): Promise<RunReport | null> {
  const { db, now } = target;
  return withRunLock(db, async () => {
    if (options.notWithin !== undefined && !(await isRunDue(db, now, options.notWithin)))
      return null;
    const report: RunReport = { started: now, removed: {}, overdue: {}, failed: [] };
    for (const step of options.steps ?? STEPS) {
      if (options.signal?.aborted) break;
      await carryOut(step, contextOf(step, target), report, options);
    }
    await storeRun(db, report);
    return report;
  });
}

function contextOf({ period }: Step, { db, lager, now, periods }: RetentionTarget): StepContext {
  return { db, lager, now, cutoff: period === null ? now : cutoff(periods[period], now) };
}

async function carryOut(
  step: Step,
  context: StepContext,
  report: RunReport,
  { onFailure }: RunOptions,
): Promise<void> {
  const { id } = step;
  try {
    const count = await step.remove(context);
    report.removed[id] = count;
    if (count > 0) await giveBack(context.db, step.tables);
  } catch (error) {
    report.failed.push(id);
    onFailure?.(id, reasonOf(error));
  }
  const left = await step.due(context).catch(() => null);
  if (left?.oldest) report.overdue[id] = overdueSince(left.oldest, context).toISOString();
}

function overdueSince(oldest: Date, { now, cutoff }: StepContext): Date {
  return new Date(now.getTime() - (cutoff.getTime() - oldest.getTime()));
}

/**
 * A deleted row stays in its page until a vacuum. Autovacuum waits for a fifth of the table; what may no longer be kept
 * does not. Whoever holds the table just now is not disturbed: the next run, or autovacuum, does it.
 */
async function giveBack(db: Knex, tables: readonly string[]): Promise<void> {
  for (const table of tables)
    await run(db, sql`vacuum (skip_locked, index_cleanup on, truncate off) ${raw(table)}`);
}

/** What a run at `now` would remove; changes nothing. */
export async function whatIsDue(target: RetentionTarget): Promise<Record<string, Due>> {
  const due: Record<string, Due> = {};
  for (const step of STEPS) due[step.id] = await step.due(contextOf(step, target));
  return due;
}
