import { setTimeout as delay } from 'node:timers/promises';
import type { Knex } from 'knex';
import type { Deps } from '#bff/deps.ts';
import { describeError } from '#bff/http/logging.ts';
import { rightTime, type SystemClock } from '#db/clock.ts';
import { runRetention, type RetentionTarget } from '#db/retention/run.ts';

/** How often what is over is removed, ms; by one of the web servers. */
const HOUR = 3_600_000;
/** How often each of them looks whether that is due, ms. */
const LOOK = 60_000;

interface RetentionWorker {
  /** Stops after the step under way. */
  readonly stop: () => Promise<void>;
}

export interface RetentionDeps extends Pick<Deps, 'clock' | 'logger'> {
  /** This machine's clock; the real one unless a test sets another. */
  readonly system?: SystemClock;
  readonly retention: Pick<RetentionTarget, 'lager' | 'periods'> & {
    /** A pool of its own, without the short limits of the requests. */
    readonly db: Knex;
  };
}

/** Runs in every instance of the web server; a lock and the last run in the database see to it that one does the work. */
export function startRetentionWorker(deps: RetentionDeps): RetentionWorker {
  const stopping = new AbortController();
  const running = loop(deps, stopping.signal);
  return {
    stop: async () => {
      stopping.abort();
      await running;
    },
  };
}

async function loop(deps: RetentionDeps, signal: AbortSignal): Promise<void> {
  for (;;) {
    await delay(LOOK, undefined, { signal }).catch(() => undefined);
    if (signal.aborted) return;
    await removeDue(deps, signal).catch((error: unknown) => {
      deps.logger.error(describeError(error), 'what is over could not be removed');
    });
  }
}

/** One look. Nothing is removed by a clock that is wrong: what is gone does not come back (`ClockWrong`). */
export async function removeDue(
  { clock, system, logger, retention }: RetentionDeps,
  signal?: AbortSignal,
): Promise<void> {
  const report = await runRetention(
    { ...retention, now: await rightTime(retention.db, { clock, ...(system && { system }) }) },
    {
      notWithin: HOUR,
      onFailure: (step, reason) => {
        logger.error({ step, reason }, 'what is over could not be removed');
      },
      ...(signal ? { signal } : {}),
    },
  );
  if (!report) return;
  const removed = Object.fromEntries(Object.entries(report.removed).filter(([, n]) => n > 0));
  logger.info({ removed, failed: report.failed }, 'what was over has been removed');
}
