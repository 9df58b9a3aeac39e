import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readGenerations } from '#db/queues/generations.ts';
import { followBatch } from '#indexer/batch.ts';
import { createCaretaker } from '#indexer/lost.ts';
import { SILENT } from '#indexer/progress.ts';
import { rebuild } from '#indexer/rebuild/rebuild.ts';
import { status } from '#indexer/status.ts';
import { verify } from '#indexer/verify/verify.ts';
import { EngineUnavailable } from '#search/port.ts';
import { insertSaker, manySaker } from '#tests/support/cases/rows.ts';
import type { MemoryIndex } from '#tests/support/indexer/memory-index.ts';
import { createMemoryIndexer, type TestIndexer } from '#tests/support/indexer/test-indexer.ts';

const options = { signal: new AbortController().signal, progress: SILENT, patience: 200 };

let test: TestIndexer<MemoryIndex>;
let generation: string;
/** ms that have passed. */
let elapsed: number;
beforeEach(async () => {
  test = await createMemoryIndexer();
  elapsed = 0;
  await insertSaker(test.indexer.db, manySaker(5));
  ({ generation } = await rebuild(test.indexer, options));
});
afterEach(() => test.close());

const caretaker = (index = test.indexer.index) =>
  createCaretaker({ ...test.indexer, index }, { patience: 1_000, elapsed: () => elapsed });
/** The engine, saying that it has no generation at all. */
const withoutAny = () => ({ ...test.indexer.index, list: async (): Promise<string[]> => [] });
const orders = () => test.indexer.db('indeks_oppdrag').pluck<string[]>('status');
const registered = async () =>
  (await readGenerations(test.indexer.db, 'postgres')).map(({ navn }) => navn);

describe('an engine that says that the searched generation is gone', () => {
  it('is believed after a while, and then a rebuild is ordered, once', async () => {
    const { look } = caretaker(withoutAny());
    expect(await look()).toBe(false);
    elapsed = 999;
    expect(await look()).toBe(false);
    expect(await orders()).toEqual([]);
    elapsed = 1_000;
    expect(await look()).toBe(false);
    expect(await look()).toBe(false);
    expect(await orders()).toEqual(['venter']);
  });

  it('is not believed when it has been away in between, or has had it in between', async () => {
    const index = withoutAny();
    const { look } = caretaker(index);
    await look();
    elapsed = 2_000;
    index.list = async () => {
      throw new EngineUnavailable('away');
    };
    await expect(look()).rejects.toThrow(EngineUnavailable);
    index.list = async () => [];
    expect(await look()).toBe(false);
    elapsed = 2_500;
    index.list = async () => [generation];
    expect(await look()).toBe(true);
    elapsed = 4_000;
    index.list = async () => [];
    expect(await look()).toBe(false);
    expect(await orders()).toEqual([]);
  });

  it('never has it forgotten: its changes wait, and it has them all when it is back', async () => {
    const { db, index } = test.indexer;
    const { look } = caretaker(withoutAny());
    index.down = true;
    await db('sak').where('sak_id', 'S000001').update({ saks_tema: 'Ran' });
    for (elapsed of [0, 5_000, 10_000]) {
      await expect(followBatch(test.indexer)).rejects.toThrow(EngineUnavailable);
      await look();
    }
    expect(await registered()).toEqual([generation]);
    index.down = false;
    expect(await followBatch(test.indexer)).toMatchObject({ done: 1 });
    expect(await verify(test.indexer, options)).toMatchObject({ missing: 0, stale: 0 });
  });

  it('is told of by the status', async () => {
    expect(await status(test.indexer)).toMatchObject({ lost: [] });
    const lost = await status({ ...test.indexer, index: withoutAny() });
    expect(lost).toMatchObject({ lost: [generation] });
  });

  it('does not have a rebuild ordered again and again while it fails', async () => {
    const { db } = test.indexer;
    const { look } = caretaker(withoutAny());
    await look();
    elapsed = 1_000;
    await look();
    const failed = { status: 'feilet', feil: 'soekemotor', startet: test.time.now };
    await db('indeks_oppdrag').update({ ...failed, ferdig: test.time.now });
    await look();
    expect(await orders()).toEqual(['feilet']);
    test.time.now = new Date(test.time.now.getTime() + 61_000);
    await look();
    expect(await orders()).toEqual(['feilet', 'venter']);
  });
});
