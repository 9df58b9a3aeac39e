import { type Bench, type BenchOptions, interleaved, milliseconds } from '#bench/kit/bench.ts';
import { figure, type Figure, percentile } from '#bench/kit/figures.ts';
import { copyOf, openStage } from '#bench/kit/stage.ts';
import { openDatabase } from '#db/connection.ts';
import { signInSteps } from '#tests/support/bff/sign-in-steps.ts';
import { startTestBff } from '#tests/support/bff/test-bff.ts';

export const bench: Bench = {
  about:
    'a whole sign-in with a provider that answers at once, beside six calls of somebody signed in',
  cases: 10_000,
  quick: { cases: 500, rounds: 1 },
  run,
};

const SIGN_INS = 50;
/** A sign-in is two requests with seven statements that write; a call has two statements. */
const CALLS = 6;
const GOAL = { atMost: 2 };

async function run(options: BenchOptions): Promise<readonly Figure[]> {
  const stage = await openStage(options);
  const copy = await copyOf(stage);
  const url = copy.databaseUrl;
  const db = openDatabase(url, { name: 'presse-bff' });
  const database = { db, url, close: () => db.destroy() };
  const bff = await startTestBff({ database, config: { NODE_ENV: 'production' } });
  try {
    const steps = signInSteps(bff);
    const ask = await bff.signedIn('presse');
    const calls = async () => {
      for (let i = 0; i < CALLS; i += 1) await ask('/api/presse/bruker-info');
    };
    const times = options.cases < 10_000 ? 5 : SIGN_INS;
    const p95 = async (work: () => Promise<unknown>) => {
      const all: number[] = [];
      for (let i = 0; i < times; i += 1) all.push(await milliseconds(work));
      return percentile(all, 0.95);
    };
    const { ours, others } = await interleaved(options.rounds, {
      ours: () => p95(steps.signIn),
      others: () => p95(calls),
    });
    const name = `a sign-in ÷ ${CALLS} calls`;
    return [figure({ name, unit: 'ms p95', ours, other: others, goal: GOAL })];
  } finally {
    await bff.close();
    await copy.close();
    await stage.close();
  }
}
