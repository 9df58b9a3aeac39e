import { describe, expect, it } from 'vitest';
import { ALL_RIGHT, useRebuild } from '#tests/support/indexer/use-rebuild.ts';
import { followBatch } from '#indexer/batch.ts';
import { registerGeneration } from '#db/queues/generations.ts';
import { enqueueSaker } from '#db/queues/sak-outbox.ts';
import { versionOf } from '#indexer/generations.ts';
import { withRebuildLock } from '#indexer/rebuild/lock.ts';
import { contentsOf, expectNoOrphan } from '#tests/support/indexer/test-indexer.ts';
import { insertSaker, manySaker } from '#tests/support/cases/rows.ts';

const { test, run, waitingIds, deadLetters, compared, during } = useRebuild();

describe('a rebuild', () => {
  it('activates a new generation, drops the old one, and removes the outbox rows that it covers', async () => {
    const first = await run();
    expect(first).toMatchObject({ finished: true, resumed: false, written: 50, repaired: 0 });
    const second = await run();
    expect(await test.indexer.index.active()).toBe(second.generation);
    expect(second.generation).not.toBe(first.generation);
    expect(await compared()).toEqual({ cases: 50, ...ALL_RIGHT });
    expect(await waitingIds()).toEqual([]);
    await expectNoOrphan(test.indexer);
  });

  it('stores each case’s next transition', async () => {
    await run();
    const row = await test.indexer
      .db('sak')
      .where('sak_id', 'S000005')
      .first<{ neste_overgang: Date }>();
    expect(row.neste_overgang).toEqual(new Date('2026-06-20T12:00:00Z'));
  });

  it('includes cases that are changed, added and deleted while it runs without a follower', async () => {
    const { db } = test.indexer;
    during(async () => {
      await db('sak').whereIn('sak_id', ['S000001', 'S000020']).update({ saks_tema: 'Ran' });
      await db('sak').whereIn('sak_id', ['S000002', 'S000021', 'S000049']).delete();
      await insertSaker(db, manySaker(2, 'A'));
    });
    const report = await run();
    expect(report.repaired).toBeGreaterThan(0);
    expect(await compared()).toEqual({ cases: 49, ...ALL_RIGHT });
    expect(await waitingIds()).toContain('S000001');
  });

  it('waits for a follower that is in the middle of a batch, and includes its cases', async () => {
    const { db, index } = test.indexer;
    await run();
    await db('sak').where('sak_id', 'S000003').update({ saks_tema: 'Ran' });
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    const reached = new Promise<void>((entered) => {
      index.onWrite = async () => {
        index.onWrite = () => undefined;
        entered();
        await held;
      };
    });
    const batch = followBatch(test.indexer);
    await reached;
    const rebuilt = run();
    expect(await Promise.race([rebuilt, batch, Promise.resolve('both under way')])).toBe(
      'both under way',
    );
    release();
    await Promise.all([batch, rebuilt]);
    expect(await compared()).toEqual({ cases: 50, ...ALL_RIGHT });
    expect(await waitingIds()).toEqual([]);
  });

  it('gets the follower’s writes from the moment it is registered', async () => {
    const { db, index } = test.indexer;
    await run();
    during(async () => {
      await db('sak').where('sak_id', 'S000000').update({ saks_tema: 'Ran' });
      await db('sak').where('sak_id', 'S000049').delete();
      expect(await followBatch(test.indexer)).toMatchObject({ done: 2 });
    });
    const report = await run();
    expect(await waitingIds()).toEqual([]);
    expect(await contentsOf(index, report.generation)).toHaveProperty('size', 49);
    expect(await compared()).toEqual({ cases: 49, ...ALL_RIGHT });
  });

  it('hides a name that expires before the swap', async () => {
    during(async () => {
      test.time.now = new Date('2026-04-01T12:00:00+02:00');
    });
    await run();
    expect(await compared()).toEqual({ cases: 50, ...ALL_RIGHT });
  });

  it('keeps the outbox rows of later changes, and all rows that another engine still needs', async () => {
    const { db } = test.indexer;
    await registerGeneration(db, 'elasticsearch', 'g9', versionOf(test.indexer));
    await run();
    expect(await waitingIds()).toHaveLength(50);
    await db('indeksgenerasjon').where('navn', 'g9').delete();
    during(() => enqueueSaker(db, ['S000007']));
    await run();
    expect(await waitingIds()).toEqual(['S000007']);
  });
});

it('removes the dead letters of cases that it has written', async () => {
  await test.indexer
    .db('doedbrev')
    .insert({ sak_id: 'S000001', grunn: 'kan_ikke_bygges', detalj: 'Error' });
  await run();
  expect(await deadLetters()).toEqual([]);
});

it('lets only one rebuild of an engine run', async () => {
  await withRebuildLock(test.indexer, async () => {
    await expect(withRebuildLock(test.indexer, async () => 'ran', 150)).rejects.toThrow(
      /another rebuild/,
    );
    const elastic = { ...test.indexer, engine: 'elasticsearch' } as const;
    expect(await withRebuildLock(elastic, async () => 'ran', 150)).toBe('ran');
  });
  expect(await withRebuildLock(test.indexer, async () => 'ran', 150)).toBe('ran');
});
