import type { SearchIndex } from '#search/port.ts';

/** What a killed process leaves: whatever has been done until then, and nothing after it. */
export class Killed extends Error {}

export interface FailingIndex {
  readonly index: SearchIndex;
  /** Calls so far. */
  readonly calls: () => number;
}

/** The index, until the call with the number `at` (from 0): it is not made, or made and never answered. */
export function failAt(index: SearchIndex, at: number, when: 'before' | 'after'): FailingIndex {
  let calls = 0;
  const guard = async <T>(call: () => Promise<T>): Promise<T> => {
    const nr = calls++;
    if (nr > at || (nr === at && when === 'before')) throw new Killed();
    const answer = await call();
    if (nr === at) throw new Killed();
    return answer;
  };
  return {
    calls: () => calls,
    index: {
      create: (generation) => guard(() => index.create(generation)),
      write: (generation, writes) => guard(() => index.write(generation, writes)),
      finish: (generation) => guard(() => index.finish(generation)),
      refresh: (generation) => guard(() => index.refresh(generation)),
      activate: (generation) => guard(() => index.activate(generation)),
      active: () => guard(() => index.active()),
      list: () => guard(() => index.list()),
      drop: (generation) => guard(() => index.drop(generation)),
      entries: (generation) => index.entries(generation),
      count: (generation) => guard(() => index.count(generation)),
      ping: () => guard(() => index.ping()),
      close: () => index.close(),
    },
  };
}
