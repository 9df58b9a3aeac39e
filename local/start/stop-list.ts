/** What has been started, to be stopped in the opposite order. */
export interface StopList {
  add(stop: () => Promise<unknown>): void;
  /** Stops everything; one that fails doesn't keep the others running. Throws the first failure. */
  stopAll(): Promise<void>;
}

export function createStopList(): StopList {
  const stops: (() => Promise<unknown>)[] = [];
  return {
    add: (stop) => void stops.push(stop),
    stopAll: async () => {
      const failures: unknown[] = [];
      for (let stop = stops.pop(); stop; stop = stops.pop()) {
        await stop().catch((error: unknown) => failures.push(error));
      }
      if (failures.length > 0) throw failures[0];
    },
  };
}

/** Like `Promise.all`, but waits for all of them before it fails: nothing goes on starting behind one's back. */
export async function allDone<T extends readonly Promise<unknown>[] | []>(works: T) {
  await Promise.allSettled(works);
  return Promise.all(works);
}
