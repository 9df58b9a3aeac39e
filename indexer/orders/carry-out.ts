import type { OppbyggingFeil } from '#domain/oppbygging.ts';
import { EngineUnavailable } from '#search/port.ts';
import { kindOf } from '#indexer/error-kind.ts';
import type { Indexer } from '#indexer/indexer.ts';
import { RebuildRunning } from '#indexer/rebuild/lock.ts';
import { rebuild } from '#indexer/rebuild/rebuild.ts';
import { RebuildRefused } from '#indexer/rebuild/refused.ts';
import { endOrder, putBack, type TakenOrder } from './orders.ts';
import { startTelling } from './tell.ts';

export type Outcome = 'ferdig' | 'utsatt' | OppbyggingFeil;

export interface CarryOutOptions {
  readonly signal: AbortSignal;
  readonly pageSize?: number;
  readonly patience?: number;
}

/**
 * Rebuilds for an order and writes down how that went. Stopped in the middle, or while somebody else rebuilds, the
 * order waits again. Throws only when that can't be written down: then the next follower finds the order silent.
 */
export async function carryOut(
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
