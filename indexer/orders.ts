import {
  type OrderProgress,
  type TakenOrder,
  endOrder,
  putBack,
  takeOrder,
  tellProgress,
} from '#db/queues/rebuild-orders.ts';
import type { OppbyggingFeil } from '#domain/drift.ts';
import { EngineUnavailable } from '#search/port.ts';
import { type Indexer, RebuildRefused, kindOf } from './indexer.ts';
import type { Progress } from './progress.ts';
import { RebuildRunning } from './rebuild/lock.ts';
import { rebuild } from './rebuild/rebuild.ts';
import { type Wake, createBackoff, pause } from './wait.ts';

/** How often it is looked for orders although nobody has called, ms. */
const POLL = 5_000;

interface FollowOrdersOptions extends CarryOutOptions {
  readonly wake: Wake;
  readonly poll?: number;
  readonly onOrder?: (order: TakenOrder, outcome: Outcome) => void;
}

/** Carries out the rebuilds that administrators order, one at a time, until the signal; beside following. */
export async function followOrders(indexer: Indexer, options: FollowOrdersOptions): Promise<void> {
  const { signal, wake, poll = POLL, onOrder } = options;
  const backoff = createBackoff({ most: 10_000 });
  while (!signal.aborted) {
    try {
      const order = await takeOrder(indexer.db, indexer.clock());
      const outcome = order && (await carryOut(indexer, order, options));
      if (order && outcome) onOrder?.(order, outcome);
      backoff.reset();
      // One that waits for another rebuild to end is not asked for again at once.
      if (outcome === 'utsatt') await pause(poll, signal);
      else if (!order) await wake.wait(poll);
    } catch (error) {
      const ms = backoff.next();
      indexer.log.warn({ reason: kindOf(error), ms }, 'orders can not be read');
      await pause(ms, signal);
    }
  }
}

export type Outcome = 'ferdig' | 'utsatt' | OppbyggingFeil;

interface CarryOutOptions {
  readonly signal: AbortSignal;
  readonly pageSize?: number;
  readonly patience?: number;
}

/**
 * Rebuilds for an order and writes down how that went. Stopped in the middle, or while somebody else rebuilds, the
 * order waits again. Throws only when that can't be written down: then the next follower finds the order silent.
 */
async function carryOut(
  indexer: Indexer,
  order: TakenOrder,
  options: CarryOutOptions,
): Promise<Outcome> {
  const { db, clock, log } = indexer;
  const teller = startTelling(indexer, order);
  const signal = AbortSignal.any([options.signal, teller.lost]);
  const outcome = await attempt(indexer, { ...options, signal, progress: teller.progress });
  await teller.stop();
  if (outcome === 'utsatt') await putBack(db, order);
  else await endOrder(db, order, outcome === 'ferdig' ? null : outcome, clock());
  log.info({ order: order.id, outcome }, 'a rebuild that was ordered has ended');
  return outcome;
}

async function attempt(indexer: Indexer, options: Parameters<typeof rebuild>[1]): Promise<Outcome> {
  try {
    const { finished } = await rebuild(indexer, options);
    return finished ? 'ferdig' : 'utsatt';
  } catch (error) {
    if (options.signal.aborted || error instanceof RebuildRunning) return 'utsatt';
    indexer.log.error({ reason: kindOf(error) }, 'a rebuild that was ordered has failed');
    return failureOf(error);
  }
}

function failureOf(error: unknown): OppbyggingFeil {
  if (error instanceof RebuildRefused) return error.feil;
  return error instanceof EngineUnavailable ? 'soekemotor' : 'uventet';
}

/** ms between two signs of life: far below SILENT_AFTER (domain/drift.ts). */
const EVERY = 1_000;

interface Teller {
  /** What the rebuild is given to say where it is. */
  readonly progress: Progress;
  /** Given when the order has gone to somebody else. */
  readonly lost: AbortSignal;
  /** Tells the last of it, and no more. */
  readonly stop: () => Promise<void>;
}

/** Tells where the rebuild of an order is, about once a second, also while nothing moves. */
function startTelling({ db }: Pick<Indexer, 'db'>, order: TakenOrder): Teller {
  const lost = new AbortController();
  const stopped = new AbortController();
  let at: OrderProgress = { skrevet: 0, totalt: 0 };
  let counting = false;
  const tell = async () => {
    // A database that is away for a moment is told the next time; gone for long, another takes the order.
    const mine = await tellProgress(db, order, at).catch(() => true);
    if (!mine) lost.abort();
  };
  const telling = (async () => {
    while (!stopped.signal.aborted) {
      await tell();
      await pause(EVERY, stopped.signal);
    }
  })();
  return {
    lost: lost.signal,
    progress: {
      // The comparison afterwards does not know how much there is of it.
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
      await telling;
      await tell();
    },
  };
}
