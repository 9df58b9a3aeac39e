import { createBackoff } from '#indexer/backoff.ts';
import { kindOf } from '#indexer/error-kind.ts';
import type { Wake } from '#indexer/follow/wake.ts';
import type { Indexer } from '#indexer/indexer.ts';
import { pause } from '#indexer/pause.ts';
import { carryOut, type CarryOutOptions, type Outcome } from './carry-out.ts';
import { takeOrder, type TakenOrder } from './orders.ts';

/** How often it is looked for orders although nobody has called, ms. */
const POLL = 5_000;

export interface FollowOrdersOptions extends CarryOutOptions {
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
