import { interleaved, milliseconds, type Bench, type BenchOptions } from '#bench/kit/bench.ts';
import { figure, type Figure } from '#bench/kit/figures.ts';
import { SILENT } from '#indexer/progress.ts';
import { isRight, verify } from '#indexer/verify/verify.ts';
import { never, openWorld, rebuildAll } from './world.ts';

export const bench: Bench = {
  about: 'comparing the whole index with Postgres, beside a rebuild',
  cases: 100_000,
  quick: { cases: 500, rounds: 1 },
  run: async (options: BenchOptions): Promise<readonly Figure[]> => {
    const { indexer, close } = await openWorld(options, 'benchverify');
    try {
      await rebuildAll(indexer);
      const compare = (whole: boolean) =>
        milliseconds(async () => {
          const report = await verify(indexer, { signal: never, progress: SILENT, whole });
          if (!isRight(report)) throw new Error('the index is not what Postgres says');
        });
      const { ours, whole, other } = await interleaved(
        options.rounds,
        {
          ours: () => compare(false),
          whole: () => compare(true),
          other: () => milliseconds(() => rebuildAll(indexer)),
        },
        { warmUp: options.cases <= 10_000 },
      );
      const goal = { atMost: 0.3 };
      return [
        figure({ name: 'verify ÷ rebuild', unit: 'ms', ours, other, goal }),
        figure({ name: 'verify --whole ÷ rebuild', unit: 'ms', ours: whole, other }),
      ];
    } finally {
      await close();
    }
  },
};
