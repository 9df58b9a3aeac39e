import type { Bench } from './kit/bench.ts';

/** Every measurement, by the name that `npm run bench` takes. Each is loaded when it is run. */
export const BENCHES = {
  rebuild: () => import('./indexer/rebuild.ts'),
  peer: () => import('./indexer/peer.ts'),
  follow: () => import('./indexer/follow.ts'),
  alerts: () => import('./indexer/alerts.ts'),
  verify: () => import('./indexer/verify.ts'),
  busy: () => import('./indexer/busy.ts'),
  search: () => import('./search/search.ts'),
  worst: () => import('./search/worst.ts'),
  through: () => import('./server/through.ts'),
  rows: () => import('./server/rows.ts'),
  server: () => import('./server/throughput.ts'),
  'sign-in': () => import('./server/sign-in.ts'),
  memory: () => import('./server/memory.ts'),
  sealing: () => import('./server/sealing.ts'),
  suggestions: () => import('./server/suggestions.ts'),
  page: () => import('./page/page.ts'),
} as const satisfies Record<string, () => Promise<{ readonly bench: Bench }>>;

export type BenchName = keyof typeof BENCHES;
