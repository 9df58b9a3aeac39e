import { afterEach, describe, expect, it } from 'vitest';
import { followBatch } from '#indexer/batch.ts';
import { SILENT } from '#indexer/progress.ts';
import { rebuild } from '#indexer/rebuild/rebuild.ts';
import { drain } from '#indexer/sweep.ts';
import { verify } from '#indexer/verify/verify.ts';
import type { IndexEntry } from '#search/port.ts';
import { insertSaker, manySaker } from '#tests/support/cases/rows.ts';
import { createRealIndexer, realEngines } from '#tests/support/indexer/test-engines.ts';
import { createMemoryIndexer, type TestIndexer } from '#tests/support/indexer/test-indexer.ts';
import { seededRandom } from '#tests/support/seeded-random.ts';

const options = { signal: new AbortController().signal, progress: SILENT, patience: 20_000 };

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

const rename = ({ indexer }: TestIndexer, sakId: string, tema: string) =>
  indexer.db('sak').where('sak_id', sakId).update({ saks_tema: tema });

/** Writes what waits, as a follower would. */
async function followAll({ indexer }: TestIndexer): Promise<void> {
  while ((await followBatch(indexer)).taken > 0);
}

/** The indexer, with something that happens before and after the entries of a comparison are taken. */
function whileComparing(
  { indexer }: TestIndexer,
  before: () => Promise<unknown>,
  after: () => Promise<unknown>,
) {
  let rounds = 0;
  const entries = async function* (generation: string): AsyncGenerator<IndexEntry> {
    rounds++;
    await before();
    const taken: IndexEntry[] = [];
    for await (const entry of indexer.index.entries(generation)) taken.push(entry);
    await after();
    yield* taken;
  };
  const index = { ...indexer.index, entries };
  return { indexer: { ...indexer, index }, rounds: () => rounds };
}

describe('a rebuild beside writers', () => {
  it('ends when a case is changed to and fro in every comparison', async () => {
    const test = await createMemoryIndexer();
    closing.push(test.close);
    await insertSaker(test.indexer.db, manySaker(20));
    const comparing = whileComparing(
      test,
      () => rename(test, 'S000003', 'Ran').then(() => followAll(test)),
      () => rename(test, 'S000003', 'Tyveri'),
    );
    const report = await rebuild(comparing.indexer, { ...options, pageSize: 5 });
    expect(report).toMatchObject({ finished: true, leftOut: 0 });
    expect(comparing.rounds()).toBe(2);
    await followAll(test);
    expect(await verify(test.indexer, options)).toMatchObject({ missing: 0, stale: 0 });
  });

  it('ends when a case is added and deleted in every comparison', async () => {
    const test = await createMemoryIndexer();
    closing.push(test.close);
    await insertSaker(test.indexer.db, manySaker(20));
    const comparing = whileComparing(
      test,
      () => insertSaker(test.indexer.db, [{ sakId: 'S000003A' }]).then(() => followAll(test)),
      () => test.indexer.db('sak').where('sak_id', 'S000003A').delete(),
    );
    expect(await rebuild(comparing.indexer, { ...options, pageSize: 5 })).toMatchObject({
      finished: true,
    });
    expect(comparing.rounds()).toBe(2);
    await followAll(test);
    expect(await verify(test.indexer, options)).toMatchObject({ missing: 0, orphaned: 0 });
  });
});

const CASES = 400;
const WRITERS = 4;
/** Changes of each writer. */
const CHANGES = 120;
/** Most changes are of a few cases, which go to and fro between two texts. */
const HOT = 12;

describe.each(realEngines())('a rebuild in $engine under heavy churn', ({ engine, skip }) => {
  if (skip) return it.skip(skip); // The engine is not to be had here: `skip` says why.

  it('ends while cases are changed, deleted and added, and the index is right', async () => {
    const test = await createRealIndexer(engine);
    closing.push(test.close);
    const { db } = test.indexer;
    await insertSaker(db, manySaker(CASES));
    await rebuild(test.indexer, options);

    const write = async (seed: number) => {
      const random = seededRandom(seed);
      for (let change = 0; change < CHANGES; change++) {
        const at = Math.floor(random() * (random() < 0.8 ? HOT : CASES)) * 7;
        const sakId = `S${String(at % CASES).padStart(6, '0')}`;
        const what = random();
        if (what < 0.15) await db('sak').where('sak_id', sakId).delete();
        else if ((await rename(test, sakId, what < 0.6 ? 'Ran' : 'Tyveri')) === 0)
          await insertSaker(db, [{ sakId }]).catch(() => undefined); // Another writer was first.
      }
    };
    let writing = true;
    const following = (async () => {
      while (writing) await followBatch(test.indexer, 20);
    })();
    const writers = Promise.all(Array.from({ length: WRITERS }, (_, seed) => write(seed + 1)));
    const reports = [await rebuild(test.indexer, { ...options, pageSize: 50 })];
    reports.push(await rebuild(test.indexer, { ...options, pageSize: 50 }));
    await writers;
    writing = false;
    await following;
    expect(reports).toMatchObject([{ finished: true }, { finished: true }]);
    await drain(test.indexer, options);
    expect(await verify(test.indexer, options)).toMatchObject({
      ...{ missing: 0, stale: 0, orphaned: 0 },
    });
  });
});
