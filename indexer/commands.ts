import { REBUILD_ORDERS_CHANNEL, type TakenOrder } from '#db/queues/rebuild-orders.ts';
import { SAK_OUTBOX_CHANNEL } from '#db/queues/sak-outbox.ts';
import { buildWhenMissing, needsRebuild } from './build-when-missing.ts';
import { type BatchResult } from './batch.ts';
import { follow, UNWATCHED, type Watcher } from './follow.ts';
import { RebuildRefused, type Indexer } from './indexer.ts';
import { followLanes, retire } from './lanes.ts';
import { followPurges } from './purge.ts';
import { followWriting } from './written-ahead.ts';
import { followOrders, type Outcome } from './orders.ts';
import type { Progress } from './progress.ts';
import { rebuild, type RebuildReport } from './rebuild/rebuild.ts';
import { status } from './status.ts';
import { also, statusText } from './status-text.ts';
import { sweep, type SweepReport } from './sweep.ts';
import type { SearchIndex } from '#search/port.ts';
import { isRight, verify, type VerifyReport } from './verify/verify.ts';
import { listen } from './wait.ts';

/** The exit codes; `--help` explains them (main.ts). */
export const Exit = {
  /** Done, or stopped by SIGTERM or SIGINT. */
  Ok: 0,
  /** The index differs from Postgres, or cases failed. */
  Wrong: 1,
  /** The command could not do its work: configuration, database or engine. */
  Failed: 2,
} as const;
export type Exit = (typeof Exit)[keyof typeof Exit];

/** What a command gets besides the indexer. */
interface CommandContext {
  readonly signal: AbortSignal;
  readonly progress: Progress;
  /** Is told what the follower does, besides. */
  readonly watcher?: Watcher;
  /** What another version beside this one has in the engine. */
  readonly others: SearchIndex;
  /** Prints one answer: `value` as JSON on one line, or its text. */
  readonly answer: <T extends object>(value: T, toText: (value: T) => string) => void;
}

export interface Flags {
  readonly repair?: boolean;
  readonly whole?: boolean;
  readonly ifNeeded?: boolean;
}

type Command = (indexer: Indexer, context: CommandContext, flags: Flags) => Promise<Exit>;

const runRebuild: Command = async (indexer, context, { ifNeeded = false }) => {
  if (ifNeeded && !(await needsRebuild(indexer))) {
    context.answer(
      { needed: false },
      () => 'The index is searched, and built as this program builds',
    );
    return Exit.Ok;
  }
  try {
    context.answer(await rebuild(indexer, context), rebuildText);
    return Exit.Ok;
  } catch (error) {
    if (!(error instanceof RebuildRefused)) throw error;
    context.answer({ error: error.message }, () => error.message);
    return Exit.Wrong;
  }
};

function rebuildText(report: RebuildReport): string {
  const { generation, finished, written, repaired, leftOut, seconds } = report;
  const rate = seconds > 0 ? Math.round(written / seconds) : written;
  if (!finished) return `Stopped after ${written} cases; the next rebuild goes on from there.`;
  const failed =
    leftOut === 0 ? '' : ` ${leftOut} could not be indexed and are left out: see the dead letters.`;
  return `${generation} is searched now: ${written} cases in ${seconds} s (${rate}/s), ${repaired} written again because they had changed.${failed}`;
}

const runFollow: Command = async (indexer, context) => {
  const { signal, others, watcher = UNWATCHED } = context;
  const rows = listen(SAK_OUTBOX_CHANNEL, indexer.databaseUrl, signal);
  const orders = listen(REBUILD_ORDERS_CHANNEL, indexer.databaseUrl, signal);
  const sum = { done: 0, deadLetters: 0 };
  const onBatch = (result: BatchResult) => {
    const { done, waiting, failed: deadLetters } = result;
    watcher.onBatch(result);
    sum.done += done;
    sum.deadLetters += deadLetters;
    context.answer({ done, waiting, deadLetters }, batchText);
  };
  const onOrder = ({ id }: TakenOrder, outcome: Outcome) => {
    context.answer({ order: id, outcome }, orderText);
  };
  try {
    await Promise.all([
      follow(indexer, { signal, wake: rows, watcher: { ...watcher, onBatch } }),
      followOrders(indexer, { signal, wake: orders, onOrder }),
      followPurges(indexer, { signal }),
      followWriting(indexer, { signal }),
      followLanes(indexer, { signal, others }),
    ]);
  } finally {
    await rows.close();
    await orders.close();
  }
  context.answer({ stopped: true, ...sum }, ({ done }) => `Stopped; ${done} cases indexed.`);
  return Exit.Ok;
};

const runRun: Command = async (indexer, context, flags) => {
  const { progress, answer } = context;
  const stop = new AbortController();
  const signal = AbortSignal.any([context.signal, stop.signal]);
  const onBuilt = (report: RebuildReport) => answer(report, rebuildText);
  const building = buildWhenMissing(indexer, { signal, progress, onBuilt });
  try {
    return await runFollow(indexer, context, flags);
  } finally {
    stop.abort();
    await building;
  }
};

function batchText(result: { done: number; waiting: number; deadLetters: number }): string {
  const { done, waiting, deadLetters } = result;
  return `${done} cases indexed${also(waiting, 'waiting')}${also(deadLetters, 'to the dead letters')}`;
}

function orderText({ order, outcome }: { order: number; outcome: Outcome }): string {
  if (outcome === 'ferdig') return `Order ${order}: the index has been rebuilt`;
  if (outcome === 'utsatt') return `Order ${order}: put back, and carried out later`;
  return `Order ${order}: failed (${outcome})`;
}

const runRetire: Command = async (indexer, { answer, others }) => {
  const retired = await retire(indexer, others, true);
  answer({ retired }, retireText);
  return retired ? Exit.Ok : Exit.Wrong;
};

function retireText({ retired }: { retired: readonly string[] | null }): string {
  if (!retired)
    return 'Nothing is put away: there is no index of another version, or its programs still run';
  return `The index of the other version is put away: ${retired.join(', ') || 'it had none in this engine'}`;
}

const runSweep: Command = async (indexer, context) => {
  const report = await sweep(indexer, context);
  context.answer(report, sweepText);
  return report.deadLetters === 0 ? Exit.Ok : Exit.Wrong;
};

function sweepText({ due, written, deadLetters }: SweepReport): string {
  return `${due} cases were due, ${written} written${also(deadLetters, 'to the dead letters')}`;
}

const runVerify: Command = async (indexer, context, { repair = false, whole = false }) => {
  const report = await verify(indexer, { ...context, repair, whole });
  context.answer(report, verifyText);
  return isRight(report) ? Exit.Ok : Exit.Wrong;
};

function verifyText({ cases, missing, stale, orphaned }: VerifyReport): string {
  return `${cases} cases: ${missing} missing, ${stale} stale, ${orphaned} orphaned`;
}

const runStatus: Command = async (indexer, context) => {
  const report = await status(indexer);
  context.answer(report, statusText);
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
  run: {
    run: runRun,
    about:
      'As follow, and builds the index first when there is none, or when other code has built it: for a container that is just started',
  },
  retire: {
    run: runRetire,
    about:
      'After an upgrade: puts away the index of the version from before, when none of its programs is left',
  },
  sweep: {
    run: runSweep,
    about: 'Hides what is due by the clock, and indexes waiting changes',
  },
  verify: {
    run: runVerify,
    about:
      'Compares the searched index with Postgres, both ways: what each document is made of, and with --whole the documents themselves',
  },
  status: {
    run: runStatus,
    about:
      'Shows lag, counts, dead letters, overdue transitions, and whether the index needs a rebuild',
  },
} as const satisfies Record<string, { readonly run: Command; readonly about: string }>;
export type CommandName = keyof typeof COMMANDS;
