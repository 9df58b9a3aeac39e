import type { Bench } from './kit/bench.ts';

/** Every measurement, by the name that `npm run bench` takes. Each is loaded when it is run. */
export const BENCHES = {
  rebuild: () => import('./indexer/rebuild.ts'),
  search: () => import('./search/search.ts'),
  deep: () => import('./search/deep.ts'),
  worst: () => import('./search/worst.ts'),
} as const satisfies Record<string, () => Promise<{ readonly bench: Bench }>>;

export type BenchName = keyof typeof BENCHES;
