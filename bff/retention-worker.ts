import { setTimeout as delay } from 'node:timers/promises';
import type { Knex } from 'knex';
import { runArchive } from '#bff/arkiv/run.ts';
import type { Deps } from '#bff/deps.ts';
import { describeError } from '#bff/http/logging.ts';
import { rightTime, type SystemClock } from '#db/clock.ts';
import { setArchive } from '#db/arkiv/pakker.ts';
import type { Arkivlager } from '#db/dokumentlager/archive.ts';
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
    /** Where packages for the archive go; null: there is no archive (ARKIV). */
    readonly arkiv: Arkivlager | null;
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
  const { db, arkiv } = deps.retention;
  await setArchive(db, arkiv !== null).catch((error: unknown) => {
    deps.logger.error(describeError(error), 'whether there is an archive could not be stored');
  });
  for (;;) {
    await delay(LOOK, undefined, { signal }).catch(() => undefined);
    if (signal.aborted) return;
    await archiveDue(deps, signal).catch((error: unknown) => {
      deps.logger.error(describeError(error), 'packages for the archive could not be made');
    });
    await removeDue(deps, signal).catch((error: unknown) => {
      deps.logger.error(describeError(error), 'what is over could not be removed');
    });
  }
}

/** One look for decisions that go to the archive, and for its receipts; before what is over is removed. */
export async function archiveDue(
  { clock, system, logger, retention: { db, arkiv } }: RetentionDeps,
  signal?: AbortSignal,
): Promise<void> {
  if (!arkiv) return;
  const now = await rightTime(db, { clock, ...(system && { system }) });
  const report = await runArchive(
    { db, lager: arkiv, now },
    {
      notWithin: HOUR,
      onFailure: (pakke, reason) => {
        logger.error({ pakke, reason }, 'a package for the archive has to wait');
      },
      ...(signal ? { signal } : {}),
    },
  );
  if (report) logger.info(report, 'packages for the archive have been looked after');
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
