import { follow } from '../follow/follow.ts';
import { listenForRows } from '../follow/wake.ts';
import type { Indexer } from '../indexer.ts';
import type { Progress } from '../progress.ts';
import { rebuild } from '../rebuild/rebuild.ts';
import { RebuildRefused } from '../rebuild/refused.ts';
import { status } from '../status.ts';
import { sweep } from '../sweep.ts';
import { isRight, verify } from '../verify/verify.ts';
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
  const wake = listenForRows(indexer.databaseUrl, around.signal);
  const sum = { done: 0, deadLetters: 0 };
  try {
    await follow(indexer, {
      signal: around.signal,
      wake,
      onBatch: ({ done, waiting, buried }) => {
        sum.done += done;
        sum.deadLetters += buried;
        around.answer({ done, waiting, deadLetters: buried }, text.batch);
      },
    });
  } finally {
    await wake.close();
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
    about: 'Keeps the index up to date until it is stopped; sweeps on time',
  },
  sweep: {
    run: runSweep,
    about: 'Hides what is due by the clock, and brings waiting changes into the index',
  },
  verify: { run: runVerify, about: 'Compares the searched index with Postgres, both ways' },
  status: { run: runStatus, about: 'Shows lag, counts, dead letters and overdue transitions' },
} as const satisfies Record<string, { readonly run: Command; readonly about: string }>;
export type CommandName = keyof typeof COMMANDS;
