import { expect, it } from 'vitest';
import { followBatch } from '#indexer/batch.ts';
import { SILENT } from '#indexer/progress.ts';
import { rebuild } from '#indexer/rebuild/rebuild.ts';
import { status } from '#indexer/status.ts';
import { sakIdOf } from '#search/port.ts';
import { contentsOf, expectNoOrphan } from '#tests/support/indexer/test-indexer.ts';
import { useRebuild } from '#tests/support/indexer/use-rebuild.ts';

const { test, run, deadLetters, waitingIds, compared, during } = useRebuild();
const options = {
  signal: new AbortController().signal,
  progress: SILENT,
  pageSize: 10,
  patience: 200,
};

/** The indexer, with a builder that cannot build the case. */
function unableToBuild(sakId: string, unless: () => boolean = () => false) {
  const { build } = test.indexer;
  return {
    ...test.indexer,
    build: (...[sak, now]: Parameters<typeof build>) => {
      if (sak.sakId === sakId && !unless()) throw new RangeError('Even Bakkerud');
      return build(sak, now);
    },
  };
}

it('a case that cannot be built is left out of a rebuild, counted and told of, and nothing else is', async () => {
  const { index } = test.indexer;
  await run();
  const broken = unableToBuild('S000030');
  const report = await rebuild(broken, options);
  expect(report).toMatchObject({ finished: true, leftOut: 1, written: 49 });
  expect(await index.active()).toBe(report.generation);
  const contents = await contentsOf(index, report.generation);
  expect(contents.size).toBe(49);
  expect(contents.has('S000030')).toBe(false);
  expect(await deadLetters()).toEqual(['S000030']);
  expect(await status(broken)).toMatchObject({ deadLetters: 1, indexed: 49, cases: 50 });
  await expectNoOrphan(test.indexer);
});

it('a case that cannot be built is indexed by the next rebuild that can, and its dead letter goes', async () => {
  await rebuild(unableToBuild('S000030'), options);
  expect(await run()).toMatchObject({ leftOut: 0, written: 50 });
  expect(await deadLetters()).toEqual([]);
  expect(await compared()).toMatchObject({ cases: 50, missing: 0, stale: 0, orphaned: 0 });
});

it('a case that can no longer be built after it was written is taken out again', async () => {
  const { db, index } = test.indexer;
  let changed = false;
  const broken = unableToBuild('S000001', () => !changed);
  during(async () => {
    await db('sak').where('sak_id', 'S000001').update({ saks_tema: 'Ran' });
    changed = true;
    expect(await followBatch(broken)).toMatchObject({ failed: 1 });
  });
  const { generation, leftOut } = await rebuild(broken, options);
  expect(leftOut).toBe(1);
  expect((await contentsOf(index, generation)).has('S000001')).toBe(false);
  expect(await deadLetters()).toEqual(['S000001']);
});

it('a case that is repaired while the rebuild runs is not left out', async () => {
  const { db, index } = test.indexer;
  let repaired = false;
  const broken = unableToBuild('S000001', () => repaired);
  during(async () => {
    repaired = true;
    await db('sak').where('sak_id', 'S000001').update({ saks_tema: 'Ran' });
  });
  const { generation, leftOut } = await rebuild(broken, options);
  expect(leftOut).toBe(0);
  expect((await contentsOf(index, generation)).size).toBe(50);
  expect(await deadLetters()).toEqual([]);
});

it('a case that the engine refuses is left out of a rebuild as well', async () => {
  const { index } = test.indexer;
  index.onWrite = async (_, writes) => {
    const refused = writes.findIndex(
      (write) => write.kind === 'put' && write.document.sakId === 'S000030',
    );
    if (refused === -1) return;
    const { onWrite } = index;
    index.onWrite = () => undefined;
    const others = await index.write(
      _,
      writes.filter((_, at) => at !== refused),
    );
    index.onWrite = onWrite;
    const sakId = sakIdOf(writes[refused]!);
    return [...others, { sakId, kind: 'failed', retry: false, reason: 'strict_mapping' }];
  };
  const { generation, leftOut } = await run();
  expect(leftOut).toBe(1);
  expect((await contentsOf(index, generation)).size).toBe(49);
  expect(await deadLetters()).toEqual(['S000030']);
  expect(await waitingIds()).toEqual([]);
});
