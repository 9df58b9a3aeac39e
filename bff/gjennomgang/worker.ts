import { setTimeout as delay } from 'node:timers/promises';
import { describeError } from '#bff/http/logging.ts';
import type { RetentionDeps } from '#bff/retention-worker.ts';
import type { Deps } from '#bff/deps.ts';
import { rightTime } from '#db/clock.ts';
import { sisteMaaned } from '#domain/gjennomgang.ts';
import { makeReview } from './make.ts';

/** How often each server looks whether the month that is over has its review, ms. */
const LOOK = 60_000;

interface ReviewDeps extends Pick<RetentionDeps, 'clock' | 'logger' | 'system'> {
  readonly retention: Pick<RetentionDeps['retention'], 'db'>;
  readonly config: { readonly keys: Pick<Deps['config']['keys'], 'audit'> };
}

/** Runs in every instance of the web server; the database sees to it that a month has one review. */
export function startReviewWorker(deps: ReviewDeps): { readonly stop: () => Promise<void> } {
  const stopping = new AbortController();
  const running = loop(deps, stopping.signal);
  return {
    stop: async () => {
      stopping.abort();
      await running;
    },
  };
}

async function loop(deps: ReviewDeps, signal: AbortSignal): Promise<void> {
  for (;;) {
    await delay(LOOK, undefined, { signal }).catch(() => undefined);
    if (signal.aborted) return;
    await makeDueReview(deps).catch((error: unknown) => {
      deps.logger.error(describeError(error), 'the review of the log could not be made');
    });
  }
}

/** One look. A wrong clock would draw from a month that is not over (`ClockWrong`). */
export async function makeDueReview({
  clock,
  system,
  logger,
  retention: { db },
  config,
}: ReviewDeps): Promise<void> {
  const now = await rightTime(db, { clock, ...(system && { system }) });
  const maaned = sisteMaaned(now);
  if (await makeReview({ db, keys: config.keys.audit }, maaned, now))
    logger.info({ maaned }, 'the review of the log has been made');
}
