import type { IndexEntry } from '#search/port.ts';

export interface EntryStream {
  /** The entries up to and including `last`; null: all that are left. */
  readonly upTo: (last: string | null) => Promise<IndexEntry[]>;
  readonly close: () => Promise<void>;
}

/** Reads an index's entries piece by piece, in step with the pages of cases. */
export function streamEntries(source: AsyncIterable<IndexEntry>): EntryStream {
  const iterator = source[Symbol.asyncIterator]();
  let held: IndexEntry | null = null;
  const next = async (): Promise<IndexEntry | null> => {
    const result = await iterator.next();
    return result.done ? null : result.value;
  };
  return {
    upTo: async (last) => {
      const taken: IndexEntry[] = [];
      held ??= await next();
      while (held && (last === null || held.sakId <= last)) {
        taken.push(held);
        held = await next();
      }
      return taken;
    },
    close: async () => {
      await iterator.return?.();
    },
  };
}
