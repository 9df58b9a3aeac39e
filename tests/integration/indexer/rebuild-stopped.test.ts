import { describe, expect, it } from 'vitest';
import { ALL_RIGHT, useRebuild } from '#tests/support/indexer/use-rebuild.ts';
import { generationName } from '#indexer/generations.ts';
import type { RebuildReport } from '#indexer/rebuild/rebuild.ts';
import { RebuildRefused } from '#indexer/indexer.ts';
import { EngineUnavailable, sakIdOf } from '#search/port.ts';
import { expectNoOrphan } from '#tests/support/indexer/test-indexer.ts';

const { test, run, waitingIds, deadLetters, compared, during } = useRebuild();

describe('a rebuild that fails', () => {
  it('does not swap when many cases cannot be written, and leaves nothing behind', async () => {
    const { index } = test.indexer;
    const { generation } = await run();
    index.onWrite = async (_, writes) =>
      writes.map((write) => ({
        sakId: sakIdOf(write),
        kind: 'failed',
        retry: false,
        reason: 'document_parsing_exception',
      }));
    await expect(run()).rejects.toThrow(RebuildRefused);
    expect(await index.active()).toBe(generation);
    expect(await deadLetters()).toHaveLength(50);
    await expectNoOrphan(test.indexer);
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
    await expectNoOrphan(test.indexer);
  });

  it('writes again what got lost', async () => {
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

  it('continues when a busy engine has room again', async () => {
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
    expect(await run({ patience: 20_000 })).toMatchObject({
      finished: true,
    });
    expect(await compared()).toEqual({ cases: 50, ...ALL_RIGHT });
  });

  it('gives up after a while when the engine does not answer, and is resumed when it is back', async () => {
    const { index } = test.indexer;
    during(async () => {
      index.down = true;
    });
    await expect(run()).rejects.toThrow(EngineUnavailable);
    index.down = false;
    expect(await run()).toMatchObject({ resumed: true, finished: true });
    expect(await compared()).toEqual({ cases: 50, ...ALL_RIGHT });
    await expectNoOrphan(test.indexer);
  });
});

describe('a rebuild that was stopped', () => {
  async function stopInTheMiddle(): Promise<RebuildReport> {
    const stop = new AbortController();
    during(async () => stop.abort());
    return run({ signal: stop.signal });
  }

  it('has finished the pages under way, and is resumed after them', async () => {
    const stopped = await stopInTheMiddle();
    expect(stopped).toMatchObject({ finished: false });
    const resumed = await run();
    expect(resumed).toMatchObject({ generation: stopped.generation, resumed: true });
    expect(stopped.written + resumed.written).toBe(50);
    expect(resumed.written).toBeLessThan(50);
    expect(await compared()).toEqual({ cases: 50, ...ALL_RIGHT });
    await expectNoOrphan(test.indexer);
  });

  it('includes what has changed since, also in the part that was written before', async () => {
    await stopInTheMiddle();
    await test.indexer.db('sak').where('sak_id', 'S000001').update({ saks_tema: 'Ran' });
    await test.indexer.db('sak').where('sak_id', 'S000002').delete();
    await run();
    expect(await compared()).toEqual({ cases: 49, ...ALL_RIGHT });
    expect(await waitingIds()).toContain('S000001');
  });

  it('starts again when its half-built index is gone', async () => {
    const stopped = await stopInTheMiddle();
    await test.indexer.index.drop(stopped.generation);
    const report = await run();
    expect(report).toMatchObject({ resumed: false, written: 50 });
    await expectNoOrphan(test.indexer);
  });

  it('activates again when it was killed while activating', async () => {
    const { index } = test.indexer;
    await run();
    const stopped = await stopInTheMiddle();
    await index.activate(stopped.generation);
    await run();
    expect(await index.active()).toBe(stopped.generation);
    expect(await compared()).toEqual({ cases: 50, ...ALL_RIGHT });
    await expectNoOrphan(test.indexer);
  });

  it('drops an index that was created and never registered', async () => {
    await test.indexer.index.create(generationName(new Date()));
    await run();
    await expectNoOrphan(test.indexer);
  });
});
