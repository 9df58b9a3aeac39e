import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readGenerations } from '#db/queues/generations.ts';
import { buildWhenMissing } from '#indexer/build-when-missing.ts';
import { SILENT } from '#indexer/progress.ts';
import { rebuild, type RebuildReport } from '#indexer/rebuild/rebuild.ts';
import { EngineUnavailable } from '#search/port.ts';
import { insertSaker, manySaker } from '#tests/support/cases/rows.ts';
import type { MemoryIndex } from '#tests/support/indexer/memory-index.ts';
import { createMemoryIndexer, type TestIndexer } from '#tests/support/indexer/test-indexer.ts';

let test: TestIndexer<MemoryIndex>;
let stop: AbortController;
let built: RebuildReport[];
/** Run before each new try, with its number. */
let beforeTry: (nr: number) => void;
beforeEach(async () => {
  test = await createMemoryIndexer();
  stop = new AbortController();
  built = [];
  beforeTry = () => undefined;
  await insertSaker(test.indexer.db, manySaker(5));
});
afterEach(() => test.close());

function build(indexer = test.indexer): Promise<void> {
  let tries = 0;
  const next = () => {
    beforeTry(++tries);
    return 1;
  };
  return buildWhenMissing(indexer, {
    ...{ signal: stop.signal, progress: SILENT, patience: 0 },
    backoff: { next, reset: () => undefined },
    onBuilt: (report) => void built.push(report),
  });
}
const registered = () => readGenerations(test.indexer.db, 'postgres');
const rebuilt = () => rebuild(test.indexer, { signal: stop.signal, progress: SILENT });

describe('an index that is missing', () => {
  it('is built', async () => {
    await build();
    expect(built).toMatchObject([{ finished: true, written: 5 }]);
    expect(await registered()).toMatchObject([{ status: 'aktiv' }]);
  });

  it('is waited for while the engine is away, and then built', async () => {
    test.indexer.index.down = true;
    beforeTry = (nr) => {
      expect(built).toEqual([]);
      if (nr === 3) test.indexer.index.down = false;
    };
    await build();
    expect(built).toHaveLength(1);
  });

  it('is no longer waited for at the end of the program', async () => {
    test.indexer.index.down = true;
    beforeTry = () => stop.abort();
    await build();
    expect(built).toEqual([]);
    expect(await registered()).toEqual([]);
  });

  it('is not tried again when too many cases fail: somebody must look', async () => {
    const indexer = {
      ...test.indexer,
      build: () => {
        throw new Error('cannot be indexed');
      },
    };
    await build(indexer);
    expect(built).toEqual([]);
    expect(await registered()).toEqual([]);
  });
});

describe('an index that is there', () => {
  it('is not built again', async () => {
    await rebuilt();
    await build();
    expect(built).toEqual([]);
  });

  it('is not built again because the engine is away', async () => {
    await rebuilt();
    const before = await registered();
    test.indexer.index.down = true;
    await build();
    expect(built).toEqual([]);
    expect(await registered()).toEqual(before);
  });

  it('is not built again because the engine says that it has none: lost.ts believes that later', async () => {
    await rebuilt();
    const index = { ...test.indexer.index, active: async () => null, list: async () => [] };
    await build({ ...test.indexer, index });
    expect(built).toEqual([]);
  });

  it.each(['layout', 'analysis'])(
    'is built again when other code has made its %s',
    async (what) => {
      await rebuilt();
      if (what === 'layout') test.indexer.index.layout = 'other';
      await build(what === 'layout' ? test.indexer : { ...test.indexer, analysis: 'other' });
      expect(built).toMatchObject([{ finished: true, written: 5 }]);
      expect(await registered()).toHaveLength(1);
    },
  );

  it('of other code is kept while the engine fails in the middle', async () => {
    const { generation } = await rebuilt();
    test.indexer.index.layout = 'other';
    test.indexer.index.onWrite = () => {
      throw new EngineUnavailable('away');
    };
    beforeTry = (nr) => {
      if (nr === 2) test.indexer.index.onWrite = () => undefined;
    };
    await build();
    expect(built).toMatchObject([{ finished: true }]);
    expect((await registered()).map(({ navn }) => navn)).not.toContain(generation);
  });
});
