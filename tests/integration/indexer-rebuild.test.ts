import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { followBatch } from '../../indexer/follow/batch.ts';
import { generationName } from '../../indexer/generation-name.ts';
import { readGenerations, register } from '../../indexer/generations.ts';
import { enqueue } from '../../indexer/outbox.ts';
import { SILENT } from '../../indexer/progress.ts';
import { withRebuildLock } from '../../indexer/rebuild/lock.ts';
import { rebuild, type RebuildReport } from '../../indexer/rebuild/rebuild.ts';
import { RebuildRefused } from '../../indexer/rebuild/refused.ts';
import { verify } from '../../indexer/verify/verify.ts';
import { EngineUnavailable } from '../../search/port.ts';
import { insertSaker, manySaker } from '../support/insert-sak.ts';
import type { MemoryIndex } from '../support/memory-index.ts';
import { contentsOf, createMemoryIndexer, type TestIndexer } from '../support/test-indexer.ts';

let test: TestIndexer<MemoryIndex>;
beforeEach(async () => {
  test = await createMemoryIndexer();
  await insertSaker(test.indexer.db, manySaker(50));
});
afterEach(() => test.close());

const never = new AbortController().signal;
const options = { signal: never, progress: SILENT, pageSize: 10, patience: 200 };
const run = (): Promise<RebuildReport> => rebuild(test.indexer, options);
const waitingIds = () => test.indexer.db('sak_utboks').distinct('sak_id').pluck('sak_id');
const deadLetters = () => test.indexer.db('doedbrev').pluck('sak_id');
const ALL_RIGHT = { missing: 0, stale: 0, orphaned: 0 };
const compared = () => verify(test.indexer, { signal: never, progress: SILENT });

/** Runs `meanwhile` once, in the middle of the writing of the page that begins with case 20. */
function during(meanwhile: () => Promise<void>): void {
  const { index } = test.indexer;
  index.onWrite = async (_, writes) => {
    const [first] = writes;
    if (first?.kind !== 'put' || first.document.sakId !== 'S000020') return;
    index.onWrite = () => undefined;
    await meanwhile();
  };
}

/** Only the searched generation is left, in the engine and in the registry. */
async function expectNoOrphan(): Promise<void> {
  const { index, db, motor } = test.indexer;
  const searched = await index.active();
  expect(await index.list()).toEqual([searched]);
  expect(await readGenerations(db, motor)).toMatchObject([{ navn: searched, status: 'aktiv' }]);
}

describe('a rebuild', () => {
  it('swaps a new generation in, drops the old one and empties the outbox that it has covered', async () => {
    const first = await run();
    expect(first).toMatchObject({ finished: true, resumed: false, written: 50, repaired: 0 });
    const second = await run();
    expect(await test.indexer.index.active()).toBe(second.generation);
    expect(second.generation).not.toBe(first.generation);
    expect(await compared()).toEqual({ cases: 50, ...ALL_RIGHT });
    expect(await waitingIds()).toEqual([]);
    await expectNoOrphan();
  });

  it('stores each case’s next transition', async () => {
    await run();
    const [row] = await test.indexer.db('sak').where('sak_id', 'S000005').pluck('neste_overgang');
    expect(row).toEqual(new Date('2026-06-20T12:00:00Z'));
  });

  it('is right without a follower about what changes, comes and goes meanwhile', async () => {
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

  it('is right with a follower in the middle of a batch, and waits for it to end', async () => {
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

  it('gets the follower’s writes from the moment on at which it is registered', async () => {
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

  it('is right about a name whose time is up before the swap', async () => {
    during(async () => {
      test.time.now = new Date('2026-04-01T12:00:00+02:00');
    });
    await run();
    expect(await compared()).toEqual({ cases: 50, ...ALL_RIGHT });
  });

  it('leaves the rows of changes that came later, and all rows while another engine needs them', async () => {
    const { db } = test.indexer;
    await register(db, 'elasticsearch', 'g9');
    await run();
    expect(await waitingIds()).toHaveLength(50);
    await db('indeksgenerasjon').where('navn', 'g9').delete();
    during(() => enqueue(db, ['S000007']));
    await run();
    expect(await waitingIds()).toEqual(['S000007']);
  });
});

describe('a rebuild that fails', () => {
  it('does not swap when a case cannot be written, and leaves nothing behind', async () => {
    const { index } = test.indexer;
    const { generation } = await run();
    index.onWrite = async (_, writes) =>
      writes.map((write) => {
        const sakId = write.kind === 'put' ? write.document.sakId : write.sakId;
        return sakId === 'S000030'
          ? { sakId, kind: 'failed', retry: false, reason: 'document_parsing_exception' }
          : { sakId, kind: 'written' };
      });
    await expect(run()).rejects.toThrow(RebuildRefused);
    expect(await index.active()).toBe(generation);
    expect(await deadLetters()).toEqual(['S000030']);
    await expectNoOrphan();
  });

  it('does not swap when the engine says that it has written what it has not', async () => {
    const { index } = test.indexer;
    const { generation } = await run();
    index.onWrite = async (_, writes) => {
      if (!writes.some((write) => write.kind === 'put' && write.document.sakId === 'S000030'))
        return;
      return writes.map((write) => ({
        sakId: write.kind === 'put' ? write.document.sakId : write.sakId,
        kind: 'written',
      }));
    };
    await expect(run()).rejects.toThrow(/differ from Postgres/);
    expect(await index.active()).toBe(generation);
    await expectNoOrphan();
  });

  it('writes again what got lost once', async () => {
    const { index } = test.indexer;
    index.onWrite = async (_, writes) => {
      index.onWrite = () => undefined;
      return writes.map((write) => ({
        sakId: write.kind === 'put' ? write.document.sakId : write.sakId,
        kind: 'written',
      }));
    };
    expect(await run()).toMatchObject({ repaired: 10 });
    expect(await compared()).toEqual({ cases: 50, ...ALL_RIGHT });
  });

  it('goes on when a busy engine has room again', async () => {
    const { index } = test.indexer;
    let refusals = 5;
    index.onWrite = async (_, writes) => {
      if (refusals-- <= 0) return;
      if (refusals % 2 === 0) throw new EngineUnavailable('busy');
      return writes.map((write) => ({
        sakId: write.kind === 'put' ? write.document.sakId : write.sakId,
        kind: 'failed',
        retry: true,
        reason: 'es_rejected_execution_exception',
      }));
    };
    expect(await rebuild(test.indexer, { ...options, patience: 20_000 })).toMatchObject({
      finished: true,
    });
    expect(await compared()).toEqual({ cases: 50, ...ALL_RIGHT });
  });

  it('gives up after a while with an engine that is away, and is resumed when it is back', async () => {
    const { index } = test.indexer;
    during(async () => {
      index.down = true;
    });
    await expect(run()).rejects.toThrow(EngineUnavailable);
    index.down = false;
    expect(await run()).toMatchObject({ resumed: true, finished: true });
    expect(await compared()).toEqual({ cases: 50, ...ALL_RIGHT });
    await expectNoOrphan();
  });
});

describe('a rebuild that was stopped', () => {
  async function stopInTheMiddle(): Promise<RebuildReport> {
    const stop = new AbortController();
    during(async () => stop.abort());
    return rebuild(test.indexer, { ...options, signal: stop.signal });
  }

  it('has finished the pages under way, and is resumed after them', async () => {
    const stopped = await stopInTheMiddle();
    expect(stopped).toMatchObject({ finished: false });
    const resumed = await run();
    expect(resumed).toMatchObject({ generation: stopped.generation, resumed: true });
    expect(stopped.written + resumed.written).toBe(50);
    expect(resumed.written).toBeLessThan(50);
    expect(await compared()).toEqual({ cases: 50, ...ALL_RIGHT });
    await expectNoOrphan();
  });

  it('is right about what has changed since, also in the part that was written before', async () => {
    await stopInTheMiddle();
    await test.indexer.db('sak').where('sak_id', 'S000001').update({ saks_tema: 'Ran' });
    await test.indexer.db('sak').where('sak_id', 'S000002').delete();
    await run();
    expect(await compared()).toEqual({ cases: 49, ...ALL_RIGHT });
    expect(await waitingIds()).toContain('S000001');
  });

  it('starts clean when its half-built index is gone', async () => {
    const stopped = await stopInTheMiddle();
    await test.indexer.index.drop(stopped.generation);
    const report = await run();
    expect(report).toMatchObject({ resumed: false, written: 50 });
    await expectNoOrphan();
  });

  it('swaps again when it was killed in the middle of its swap', async () => {
    const { index } = test.indexer;
    await run();
    const stopped = await stopInTheMiddle();
    await index.activate(stopped.generation);
    await run();
    expect(await index.active()).toBe(stopped.generation);
    expect(await compared()).toEqual({ cases: 50, ...ALL_RIGHT });
    await expectNoOrphan();
  });

  it('drops an index that was created and never registered', async () => {
    await test.indexer.index.create(generationName(new Date()));
    await run();
    await expectNoOrphan();
  });
});

it('forgets the dead letters of cases that it has written', async () => {
  await test.indexer.db('doedbrev').insert({ sak_id: 'S000001', grunn: 'cannot be built: Error' });
  await run();
  expect(await deadLetters()).toEqual([]);
});

it('lets only one rebuild of an engine run', async () => {
  await withRebuildLock(test.indexer, async () => {
    await expect(withRebuildLock(test.indexer, async () => 'ran', 150)).rejects.toThrow(
      /another rebuild/,
    );
    const elastic = { ...test.indexer, motor: 'elasticsearch' } as const;
    expect(await withRebuildLock(elastic, async () => 'ran', 150)).toBe('ran');
  });
  expect(await withRebuildLock(test.indexer, async () => 'ran', 150)).toBe('ran');
});
