import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { followBatch } from '#indexer/batch.ts';
import { SILENT } from '#indexer/progress.ts';
import { rebuild } from '#indexer/rebuild/rebuild.ts';
import { verify } from '#indexer/verify/verify.ts';
import { Killed, type MemoryIndex, failAt } from '#tests/support/indexer/memory-index.ts';
import {
  type TestIndexer,
  createMemoryIndexer,
  expectNoOrphan,
} from '#tests/support/indexer/test-indexer.ts';
import { insertSaker, manySaker } from '#tests/support/cases/rows.ts';

const options = {
  signal: new AbortController().signal,
  progress: SILENT,
  pageSize: 10,
  patience: 0,
};

let test: TestIndexer<MemoryIndex>;
beforeAll(async () => {
  test = await createMemoryIndexer();
  await insertSaker(test.indexer.db, manySaker(20));
});
afterAll(() => test.close());

/** How many calls of the engine a run without faults makes. */
async function callsOf(
  run: (indexer: TestIndexer['indexer']) => Promise<unknown>,
): Promise<number> {
  const { index, calls } = failAt(test.indexer.index, Infinity, 'before');
  await run({ ...test.indexer, index });
  return calls();
}

describe.each(['before', 'after'] as const)(
  'killed %s each of its calls of the engine in turn',
  (when) => {
    it('a rebuild can be run again, is right then, and leaves nothing behind', async () => {
      const { db, index } = test.indexer;
      const steps = await callsOf((indexer) => rebuild(indexer, options));
      expect(steps).toBeGreaterThan(10);
      for (let at = 0; at < steps; at++) {
        const failing = { ...test.indexer, ...failAt(index, at, when) };
        await expect(rebuild(failing, options), `at ${at}`).rejects.toThrow(Killed);
        // There is no follower; the searched index must be complete all the same.
        expect(await index.list()).toContain(await index.active());
        await db('sak')
          .where('sak_id', 'S000007')
          .update({ saks_tema: `Nr. ${at}` });

        await rebuild(test.indexer, options);
        await expectNoOrphan(test.indexer, `at ${at}`);
        const report = await verify(test.indexer, options);
        expect(report, `at ${at}`).toEqual({ cases: 20, missing: 0, stale: 0, orphaned: 0 });
      }
    });

    it('a follower finds its rows again', async () => {
      const { db, index } = test.indexer;
      await rebuild(test.indexer, options);
      await db('sak')
        .where('sak_id', 'S000003')
        .update({ saks_tema: `Ran, ${when}` });
      const failing = { ...test.indexer, ...failAt(index, 0, when) };
      await expect(followBatch(failing)).rejects.toThrow(Killed);
      while ((await followBatch(test.indexer)).taken > 0);
      expect(await verify(test.indexer, options)).toMatchObject({ missing: 0, stale: 0 });
      expect(await db('sak_utboks').select()).toEqual([]);
    });
  },
);
