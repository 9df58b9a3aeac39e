/** A search that made a comparison fail, and why. */
interface Fault {
  readonly id: number;
  readonly error: unknown;
}

/** What went wrong with single searches. It stops neither the others nor the index, so it has to be told of apart. */
export interface Faults {
  readonly note: (id: number, error: unknown) => void;
  /** How often since the last time, and of each search the first one of the day. */
  readonly take: () => { readonly count: number; readonly first: readonly Fault[] };
  /** A new day: each search is named again. */
  readonly beginAnew: () => void;
}

export function createFaults(): Faults {
  const named = new Set<number>();
  let count = 0;
  let first: Fault[] = [];
  return {
    note: (id, error) => {
      count += 1;
      if (named.has(id)) return;
      named.add(id);
      first.push({ id, error });
    },
    take: () => {
      const taken = { count, first };
      count = 0;
      first = [];
      return taken;
    },
    beginAnew: () => {
      named.clear();
    },
  };
}
