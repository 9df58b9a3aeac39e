import { OPPDRAG_CHANNEL } from '#db/drift/oppdrag.ts';
import { follow } from '#indexer/follow/follow.ts';
import type { BatchResult } from '#indexer/follow/batch.ts';
import { listen } from '#indexer/follow/wake.ts';
import type { Indexer } from '#indexer/indexer.ts';
import type { Outcome } from '#indexer/orders/carry-out.ts';
import { followOrders } from '#indexer/orders/follow-orders.ts';
import type { TakenOrder } from '#indexer/orders/orders.ts';
import { ROWS_CHANNEL } from '#indexer/outbox.ts';
import type { Progress } from '#indexer/progress.ts';
import { rebuild } from '#indexer/rebuild/rebuild.ts';
import { RebuildRefused } from '#indexer/rebuild/refused.ts';
import { status } from '#indexer/status.ts';
import { sweep } from '#indexer/sweep.ts';
import { isRight, verify } from '#indexer/verify/verify.ts';
import { Exit } from './exit-codes.ts';
import * as text from './text.ts';

/** What a command is given besides the indexer. */
export interface Surroundings {
  readonly signal: AbortSignal;
  readonly progress: Progress;
  /** One answer: a JSON object on one line, or the words for it. */
  readonly answer: <T extends object>(value: T, words: (value: T) => string) => void;
}

export interface Flags {
  readonly repair?: boolean;
}

export type Command = (indexer: Indexer, around: Surroundings, flags: Flags) => Promise<Exit>;

const runRebuild: Command = async (indexer, around) => {
  try {
    around.answer(await rebuild(indexer, around), text.rebuilt);
    return Exit.Ok;
  } catch (error) {
    if (!(error instanceof RebuildRefused)) throw error;
    around.answer({ error: error.message }, () => error.message);
    return Exit.Wrong;
  }
};

const runFollow: Command = async (indexer, around) => {
  const { signal } = around;
  const rows = listen(ROWS_CHANNEL, indexer.databaseUrl, signal);
  const orders = listen(OPPDRAG_CHANNEL, indexer.databaseUrl, signal);
  const sum = { done: 0, deadLetters: 0 };
  const onBatch = ({ done, waiting, buried }: BatchResult) => {
    sum.done += done;
    sum.deadLetters += buried;
    around.answer({ done, waiting, deadLetters: buried }, text.batch);
  };
  const onOrder = ({ id }: TakenOrder, outcome: Outcome) => {
    around.answer({ order: id, outcome }, text.ordered);
  };
  try {
    await Promise.all([
      follow(indexer, { signal, wake: rows, onBatch }),
      followOrders(indexer, { signal, wake: orders, onOrder }),
    ]);
  } finally {
    await rows.close();
    await orders.close();
  }
  around.answer({ stopped: true, ...sum }, text.followed);
  return Exit.Ok;
};

const runSweep: Command = async (indexer, around) => {
  const report = await sweep(indexer, around);
  around.answer(report, text.swept);
  return report.deadLetters === 0 ? Exit.Ok : Exit.Wrong;
};

const runVerify: Command = async (indexer, around, { repair = false }) => {
  const report = await verify(indexer, { ...around, repair });
  around.answer(report, text.verified);
  return isRight(report) ? Exit.Ok : Exit.Wrong;
};

const runStatus: Command = async (indexer, around) => {
  const report = await status(indexer);
  around.answer(report, text.status);
  return report.engineError ? Exit.Failed : Exit.Ok;
};

export const COMMANDS = {
  rebuild: {
    run: runRebuild,
    about: 'Builds a new index beside the searched one, compares it and swaps it in',
  },
  follow: {
    run: runFollow,
    about:
      'Keeps the index up to date until it is stopped; sweeps on time, and rebuilds when administrators order it',
  },
  sweep: {
    run: runSweep,
    about: 'Hides what is due by the clock, and brings waiting changes into the index',
  },
  verify: { run: runVerify, about: 'Compares the searched index with Postgres, both ways' },
  status: { run: runStatus, about: 'Shows lag, counts, dead letters and overdue transitions' },
} as const satisfies Record<string, { readonly run: Command; readonly about: string }>;
export type CommandName = keyof typeof COMMANDS;
