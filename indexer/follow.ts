import { rightTime } from '#db/clock.ts';
import { reasonOf } from '#db/errors.ts';
import { readGenerations } from '#db/queues/generations.ts';
import { lookForNames } from '#db/sak/names.ts';
import { inOwnScope } from '#monitoring/scope.ts';
import { BATCH, type BatchResult, EMPTY_BATCH, followBatch, nextBatch } from './batch.ts';
import type { Indexer } from './indexer.ts';
import { type Caretaker, createCaretaker } from './lost.ts';
import { createMarker, type Marker } from './marks.ts';
import { SWEEP_BATCH, nextDue, sweepDue } from './transitions.ts';
import { type Backoff, type Wake, createBackoff, pause } from './wait.ts';

/** How often the outbox is read without a notification, ms. */
const POLL = 5_000;
/** The least wait, ms: a due case that somebody is changing just now is not asked for again at once. */
const SHORTEST = 20;

/** Is told what the follower does. */
export interface Watcher {
  /** A round of the loop begins. */
  readonly onRound: () => void;
  /** A batch has taken something. */
  readonly onBatch: (result: BatchResult) => void;
}
export const UNWATCHED: Watcher = { onRound: () => undefined, onBatch: () => undefined };

interface FollowOptions {
  readonly signal: AbortSignal;
  readonly wake: Wake;
  readonly poll?: number;
  readonly backoff?: Backoff;
  /** Looks after the generations whenever there is nothing to write, or nothing gets through. */
  readonly caretaker?: Caretaker;
  readonly watcher?: Watcher;
}

/**
 * Keeps every registered generation up to date until the signal. While the engine or the database is away it waits
 * and tries again.
 */
export async function follow(indexer: Indexer, options: FollowOptions): Promise<void> {
  const { signal, wake, poll = POLL, watcher = UNWATCHED } = options;
  const { backoff = createBackoff({ most: 4_000 }), caretaker = createCaretaker(indexer) } =
    options;
  const marker = createMarker(indexer);
  let most = BATCH;
  const afterFailure = (reason: string) =>
    waitAfterFailure(indexer, reason, { caretaker, backoff, signal });
  const round = async (): Promise<void> => {
    try {
      if (!(await hasIndex(indexer))) {
        await wake.wait(poll);
        return;
      }
      const began = performance.now();
      const result = await followOnce(indexer, marker, most);
      most = nextBatch(most, result.taken, performance.now() - began);
      if (result.taken > 0) watcher.onBatch(result);
      if (result.taken > result.waiting) backoff.reset();
      else if (result.waiting > 0) await afterFailure('waiting');
      else if (await caretaker.look()) {
        backoff.reset();
        await wake.wait(await idleFor(indexer, poll));
      } else await pause(backoff.next(), signal);
    } catch (error) {
      await afterFailure(reasonOf(error));
    }
  };
  while (!signal.aborted) {
    watcher.onRound();
    await inOwnScope(round);
  }
}

/** Without an index the rows wait: the first rebuild covers them. */
async function hasIndex(indexer: Indexer): Promise<boolean> {
  return (await readGenerations(indexer.db, indexer.engine)).length > 0;
}

/** What is due by the clock, texts in which nobody has looked for names, then one batch of changes. */
async function followOnce(indexer: Indexer, marker: Marker, most: number): Promise<BatchResult> {
  await sweepDue(indexer.db, await rightTime(indexer.db, indexer), SWEEP_BATCH);
  for (let part = 0; part < NAME_PARTS; part += 1)
    if ((await lookForNames(indexer.db, NAME_BATCH)) < NAME_BATCH) break;
  // What comes right after this question waits for the next round: nothing is written under a mark of before.
  return (await marker.keep()) ? followBatch(indexer, most) : EMPTY_BATCH;
}

/** Cases in which names are looked for at a time; after an upgrade all of them, a few thousand in a turn. */
const NAME_BATCH = 500;
const NAME_PARTS = 10;

/** ms until the next transition, at most `poll`. */
async function idleFor(indexer: Indexer, poll: number): Promise<number> {
  const due = await nextDue(indexer.db);
  if (!due) return poll;
  return Math.max(SHORTEST, Math.min(poll, due.getTime() - indexer.clock().getTime()));
}

/** Nothing got through: the engine may be away for a while, or a generation may be gone for good. */
async function waitAfterFailure(
  { log, engine }: Indexer,
  reason: string,
  { caretaker, backoff, signal }: Required<Pick<FollowOptions, 'caretaker' | 'backoff' | 'signal'>>,
): Promise<void> {
  const ms = backoff.next();
  log.warn({ engine, reason, ms }, 'changes stay in the outbox and are tried again');
  await caretaker.look().catch(() => undefined);
  await pause(ms, signal);
}
