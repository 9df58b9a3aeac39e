import { ClockWrong, rightTime } from '#db/clock.ts';
import { reasonOf } from '#db/errors.ts';
import {
  endOrder,
  putBackOrder,
  storeProgress,
  takeOrder,
  type OrderProgress,
  type TakenOrder,
} from '#db/queues/rebuild-orders.ts';
import type { OppbyggingFeil } from '#domain/drift.ts';
import { inOwnScope } from '#monitoring/scope.ts';
import { EngineUnavailable } from '#search/port.ts';
import { RebuildRefused, type Indexer } from './indexer.ts';
import type { Progress } from './progress.ts';
import { RebuildRunning } from './rebuild/lock.ts';
import { rebuild } from './rebuild/rebuild.ts';
import { createBackoff, pause, type Wake } from './wait.ts';

/** How often orders are read without a notification, ms. */
const POLL = 5_000;

interface FollowOrdersOptions extends CarryOutOptions {
  readonly wake: Wake;
  readonly poll?: number;
  readonly onOrder?: (order: TakenOrder, outcome: Outcome) => void;
}

/**
 * Carries out the rebuilds that administrators order, one at a time, until the signal. Runs side by side with
 * `follow`.
 */
export async function followOrders(indexer: Indexer, options: FollowOrdersOptions): Promise<void> {
  const { signal, wake, poll = POLL, onOrder } = options;
  const backoff = createBackoff({ most: 10_000 });
  while (!signal.aborted) {
    try {
      const order = await takeOrder(indexer.db, await rightTime(indexer.db, indexer));
      const outcome = order && (await inOwnScope(() => carryOut(indexer, order, options)));
      if (order && outcome) onOrder?.(order, outcome);
      backoff.reset();
      // An order that waits for another rebuild to end is not taken again at once.
      if (outcome === 'utsatt') await pause(poll, signal);
      else if (!order) await wake.wait(poll);
    } catch (error) {
      const ms = backoff.next();
      indexer.log.warn({ reason: reasonOf(error), ms }, 'rebuild orders could not be handled');
      await pause(ms, signal);
    }
  }
}

/** `utsatt`: the order waits again. */
export type Outcome = 'ferdig' | 'utsatt' | OppbyggingFeil;

interface CarryOutOptions {
  readonly signal: AbortSignal;
  readonly pageSize?: number;
  readonly patience?: number;
}

/**
 * Rebuilds for an order and stores how it ended. If it is stopped in the middle, another rebuild is running, or the clock is wrong,
 * the order waits again. Throws only when the outcome can't be stored: then the order becomes silent, and the next
 * follower takes it.
 */
export async function carryOut(
  indexer: Indexer,
  order: TakenOrder,
  options: CarryOutOptions,
): Promise<Outcome> {
  const { db, clock, log } = indexer;
  const reporter = reportProgress(indexer, order);
  const signal = AbortSignal.any([options.signal, reporter.lost]);
  const outcome = await attempt(indexer, { ...options, signal, progress: reporter.progress });
  await reporter.stop();
  if (outcome === 'utsatt') await putBackOrder(db, order);
  else await endOrder(db, order, outcome === 'ferdig' ? null : outcome, clock());
  log.info({ order: order.id, outcome }, 'a rebuild that was ordered has ended');
  return outcome;
}

async function attempt(indexer: Indexer, options: Parameters<typeof rebuild>[1]): Promise<Outcome> {
  try {
    const { finished } = await rebuild(indexer, options);
    return finished ? 'ferdig' : 'utsatt';
  } catch (error) {
    const isLater = error instanceof RebuildRunning || error instanceof ClockWrong;
    if (options.signal.aborted || isLater) return 'utsatt';
    indexer.log.error({ reason: reasonOf(error) }, 'a rebuild that was ordered has failed');
    return failureOf(error);
  }
}

function failureOf(error: unknown): OppbyggingFeil {
  if (error instanceof RebuildRefused) return error.feil;
  return error instanceof EngineUnavailable ? 'soekemotor' : 'uventet';
}

/** ms between two signs of life: far below SILENT_AFTER (domain/drift.ts). */
const REPORT_EVERY = 1_000;

interface Reporter {
  /** Given to the rebuild. */
  readonly progress: Progress;
  /** Aborted when another indexer has taken the order. */
  readonly lost: AbortSignal;
  /** Stores the last progress, and then no more. */
  readonly stop: () => Promise<void>;
}

/** Stores an order's progress about once a second, also while nothing changes: it is the sign of life as well. */
function reportProgress({ db }: Pick<Indexer, 'db'>, order: TakenOrder): Reporter {
  const lost = new AbortController();
  const stopped = new AbortController();
  let at: OrderProgress = { skrevet: 0, totalt: 0 };
  let counting = false;
  const report = async () => {
    // If the database is away, the next report will do. If it is away for long, another indexer takes the order.
    const mine = await storeProgress(db, order, at).catch(() => true);
    if (!mine) lost.abort();
  };
  const reporting = (async () => {
    while (!stopped.signal.aborted) {
      await report();
      await pause(REPORT_EVERY, stopped.signal);
    }
  })();
  return {
    lost: lost.signal,
    progress: {
      // The comparison after the filling has no total and is not counted.
      start: (_label, totalt, from = 0) => {
        counting = totalt !== null;
        if (totalt !== null) at = { skrevet: from, totalt };
      },
      advance: (by) => {
        if (counting) at = { ...at, skrevet: at.skrevet + by };
      },
      done: () => undefined,
    },
    stop: async () => {
      stopped.abort();
      await reporting;
      await report();
    },
  };
}
