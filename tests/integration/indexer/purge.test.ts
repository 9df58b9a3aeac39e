import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readGenerations } from '#db/queues/generations.ts';
import { PURGE_EVERY, purgeDue } from '#indexer/purge.ts';
import { rebuild } from '#indexer/rebuild/rebuild.ts';
import { SILENT } from '#indexer/progress.ts';
import { withPurgeLock } from '#indexer/rebuild/lock.ts';
import type { MemoryIndex } from '#tests/support/indexer/memory-index.ts';
import {
  createMemoryIndexer,
  NOON,
  type TestIndexer,
} from '#tests/support/indexer/test-indexer.ts';
import { tried } from '#tests/support/trust.ts';

let test: TestIndexer<MemoryIndex>;
beforeEach(async () => {
  test = await createMemoryIndexer();
});
afterEach(() => test.close());

const searched = async () => (await readGenerations(test.indexer.db, test.indexer.engine))[0]!;
const build = () =>
  rebuild(test.indexer, { signal: new AbortController().signal, progress: SILENT });
const after = (ms: number) => {
  test.time.now = new Date(NOON.getTime() + ms);
};

describe('the purge of the index', () => {
  it('is done at once, and again six hours after the last one', async () => {
    await build();
    expect(await purgeDue(test.indexer)).not.toBeNull();
    expect((await searched()).ryddet).toEqual(NOON);
    after(PURGE_EVERY - 1);
    expect(await purgeDue(test.indexer)).toBeNull();
    after(PURGE_EVERY);
    expect(await purgeDue(test.indexer)).not.toBeNull();
    expect(test.indexer.index.purged).toHaveLength(2);
    tried('purged', 3);
  });

  it('twice within twelve hours is far below the promised day', () => {
    expect(2 * PURGE_EVERY).toBeLessThanOrEqual((24 * 3_600_000) / 2);
  });

  it('is tried again when the engine failed', async () => {
    await build();
    test.indexer.index.down = true;
    await expect(purgeDue(test.indexer)).rejects.toThrow('down');
    expect((await searched()).ryddet).toBeNull();
    test.indexer.index.down = false;
    expect(await purgeDue(test.indexer)).not.toBeNull();
  });

  it('is done by one follower while others look', async () => {
    await build();
    await withPurgeLock(test.indexer, async () => {
      expect(await purgeDue(test.indexer)).toBeNull();
    });
    const both = await Promise.all([purgeDue(test.indexer), purgeDue(test.indexer)]);
    expect(both.filter((one) => one !== null)).toHaveLength(1);
    expect(test.indexer.index.purged).toHaveLength(1);
  });

  it('has nothing to do without an index', async () => {
    expect(await purgeDue(test.indexer)).toBeNull();
  });
});
