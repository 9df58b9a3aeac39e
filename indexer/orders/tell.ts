import type { Indexer } from '#indexer/indexer.ts';
import { pause } from '#indexer/pause.ts';
import type { Progress } from '#indexer/progress.ts';
import { tellProgress, type OrderProgress, type TakenOrder } from './orders.ts';

/** ms between two signs of life: far below SILENT_AFTER (domain/oppbygging.ts). */
const EVERY = 1_000;

export interface Teller {
  /** What the rebuild is given to say where it is. */
  readonly progress: Progress;
  /** Given when the order has gone to somebody else. */
  readonly lost: AbortSignal;
  /** Tells the last of it, and no more. */
  readonly stop: () => Promise<void>;
}

/** Tells where the rebuild of an order is, about once a second, also while nothing moves. */
export function startTelling({ db }: Pick<Indexer, 'db'>, order: TakenOrder): Teller {
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
