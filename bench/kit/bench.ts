import type { Figure } from './figures.ts';

export interface BenchOptions {
  /** Cases in the database. */
  readonly cases: number;
  /** Each round measures every side once, one after the other. */
  readonly rounds: number;
  /** A line for the person who waits. */
  readonly say: (line: string) => void;
}

/** One measurement that `npm run bench -- NAME` can make. */
export interface Bench {
  /** What is measured beside what, in a sentence. */
  readonly about: string;
  /** Cases when nobody says how many. */
  readonly cases: number;
  /** Cases and rounds of the short form, which the test command runs without looking at the figures. */
  readonly quick: { readonly cases: number; readonly rounds: number };
  readonly run: (options: BenchOptions) => Promise<readonly Figure[]>;
}

/** Measures every side in turn, `rounds` times; first once more without counting, so that caches are filled. */
export async function interleaved<Side extends string>(
  rounds: number,
  sides: Readonly<Record<Side, () => Promise<number>>>,
  { warmUp = true }: { readonly warmUp?: boolean } = {},
): Promise<Record<Side, number[]>> {
  const names = Object.keys(sides) as Side[];
  const values = Object.fromEntries(names.map((name) => [name, []])) as unknown as Record<
    Side,
    number[]
  >;
  if (warmUp) for (const name of names) await sides[name]();
  for (let round = 0; round < rounds; round += 1)
    for (const name of round % 2 === 0 ? names : names.toReversed())
      values[name].push(await sides[name]());
  return values;
}

/** How long `work` takes, ms. */
export async function milliseconds(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}
