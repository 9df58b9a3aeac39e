import {
  EngineUnavailable,
  type GenerationName,
  type IndexEntry,
  type IndexWrite,
  sakIdOf,
  type SearchIndex,
  type WriteOutcome,
} from '#search/port.ts';

interface Stored {
  readonly versjon: number;
  /** null: deleted; the version stays behind, so that an older write cannot bring the case back. */
  readonly hash: string | null;
}

export interface MemoryIndex extends SearchIndex {
  /** Run before every write; may throw, or answer in the engine's place. */
  onWrite: (
    generation: GenerationName,
    writes: readonly IndexWrite[],
  ) => Promise<readonly WriteOutcome[] | void> | void;
  /** Does not answer: every call throws. */
  down: boolean;
  /** Another value is code with other fields: what was created before is older. */
  layout: string;
  /** The generations that were purged, in order. */
  readonly purged: GenerationName[];
}

/** A search index in memory that follows the port: versions order writes, and a delete leaves its version. */
export function createMemoryIndex(): MemoryIndex {
  const generations = new Map<GenerationName, Map<string, Stored>>();
  const layouts = new Map<GenerationName, string>();
  const marks = new Map<GenerationName, string>();
  let searched: GenerationName | null = null;

  const reach = (): void => {
    if (self.down) throw new EngineUnavailable('the memory index is down');
  };
  const contents = (generation: GenerationName): Map<string, Stored> => {
    reach();
    const found = generations.get(generation);
    if (!found) throw new EngineUnavailable(`no generation ${generation}`);
    return found;
  };

  const self: MemoryIndex = {
    down: false,
    onWrite: () => undefined,
    layout: 'memory',
    purged: [],
    layoutOf: async (generation) => {
      reach();
      return layouts.get(generation) ?? null;
    },
    create: async (generation) => {
      reach();
      if (generations.has(generation)) throw new Error('exists');
      generations.set(generation, new Map());
      layouts.set(generation, self.layout);
    },
    write: async (generation, writes) => {
      reach();
      const answer = await self.onWrite(generation, writes);
      const into = contents(generation);
      return answer ?? writes.map((write) => apply(into, write));
    },
    finish: async (generation) => void contents(generation),
    refresh: async (generation) => void contents(generation),
    activate: async (generation) => {
      contents(generation);
      searched = generation;
    },
    active: async () => {
      reach();
      return searched;
    },
    mark: async (generation, mark) => {
      contents(generation);
      marks.set(generation, mark);
    },
    markOf: async (generation) => {
      reach();
      return marks.get(generation) ?? null;
    },
    list: async () => {
      reach();
      return [...generations.keys()].sort();
    },
    drop: async (generation) => {
      reach();
      generations.delete(generation);
      layouts.delete(generation);
      marks.delete(generation);
      if (searched === generation) searched = null;
    },
    purge: async (generation) => {
      contents(generation);
      self.purged.push(generation);
    },
    entries: (generation) => entriesOf(contents(generation)),
    count: async (generation) => present(contents(generation)).length,
    ping: async () => reach(),
    close: async () => undefined,
  };
  return self;
}

function apply(into: Map<string, Stored>, write: IndexWrite): WriteOutcome {
  const sakId = sakIdOf(write);
  const stored = into.get(sakId);
  if (stored && stored.versjon > write.versjon) return { sakId, kind: 'superseded' };
  into.set(sakId, {
    versjon: write.versjon,
    hash: write.kind === 'put' ? write.hash : null,
  });
  return { sakId, kind: 'written' };
}

function present(stored: Map<string, Stored>): IndexEntry[] {
  return [...stored]
    .flatMap(([sakId, { versjon, hash }]) => (hash === null ? [] : [{ sakId, versjon, hash }]))
    .sort((a, b) => (a.sakId < b.sakId ? -1 : 1));
}

async function* entriesOf(stored: Map<string, Stored>): AsyncGenerator<IndexEntry> {
  yield* present(stored);
}

/** Thrown in place of every call after the process was killed. */
export class Killed extends Error {}

interface FailingIndex {
  readonly index: SearchIndex;
  /** Calls so far. */
  readonly calls: () => number;
}

/** The index until call number `at` (from 0), which is not made, or made without an answer. */
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
      layout: index.layout,
      layoutOf: (generation) => guard(() => index.layoutOf(generation)),
      create: (generation) => guard(() => index.create(generation)),
      write: (generation, writes) => guard(() => index.write(generation, writes)),
      finish: (generation) => guard(() => index.finish(generation)),
      refresh: (generation) => guard(() => index.refresh(generation)),
      activate: (generation) => guard(() => index.activate(generation)),
      active: () => guard(() => index.active()),
      mark: (generation, mark) => guard(() => index.mark(generation, mark)),
      markOf: (generation) => guard(() => index.markOf(generation)),
      list: () => guard(() => index.list()),
      drop: (generation) => guard(() => index.drop(generation)),
      purge: (generation) => guard(() => index.purge(generation)),
      entries: (generation) => index.entries(generation),
      count: (generation) => guard(() => index.count(generation)),
      ping: () => guard(() => index.ping()),
      close: () => index.close(),
    },
  };
}
