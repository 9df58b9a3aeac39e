import { afterEach, beforeEach } from 'vitest';
import { SILENT } from '#indexer/progress.ts';
import { rebuild, type RebuildReport } from '#indexer/rebuild/rebuild.ts';
import { verify } from '#indexer/verify/verify.ts';
import { insertSaker, manySaker } from '#tests/support/cases/rows.ts';
import type { MemoryIndex } from './memory-index.ts';
import { createMemoryIndexer, whileWriting, type TestIndexer } from './test-indexer.ts';

const never = new AbortController().signal;
/** Fifty cases are five pages. */
const OPTIONS = { signal: never, progress: SILENT, pageSize: 10, patience: 200 };

/** What a comparison with Postgres finds when the index is right. */
export const ALL_RIGHT = { missing: 0, stale: 0, orphaned: 0 };

/** For each test of the file: an indexer on an index in memory, and fifty cases to rebuild. */
export function useRebuild() {
  // Filled in before each test, so that a file can keep it in a constant.
  const test = {} as TestIndexer<MemoryIndex>;
  beforeEach(async () => {
    Object.assign(test, await createMemoryIndexer());
    await insertSaker(test.indexer.db, manySaker(50));
  });
  afterEach(() => test.close());
  return {
    test,
    run: (options: Partial<typeof OPTIONS> = {}): Promise<RebuildReport> =>
      rebuild(test.indexer, { ...OPTIONS, ...options }),
    /** Cases in the outbox. */
    waitingIds: () => test.indexer.db('sak_utboks').distinct('sak_id').pluck<string[]>('sak_id'),
    deadLetters: () => test.indexer.db('doedbrev').pluck<string[]>('sak_id'),
    compared: () => verify(test.indexer, { signal: never, progress: SILENT, whole: true }),
    /** Runs `meanwhile` in the middle of the third page. */
    during: (meanwhile: () => Promise<void>) =>
      whileWriting(test.indexer.index, 'S000020', meanwhile),
  };
}
