import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readSakerAfter } from '#db/sak/saker.ts';
import { followBatch } from '#indexer/batch.ts';
import { versionOf } from '#indexer/generations.ts';
import { createCaretaker } from '#indexer/lost.ts';
import { readGenerations, registerGeneration } from '#db/queues/generations.ts';
import { EngineUnavailable } from '#search/port.ts';
import { insertSaker, manySaker } from '#tests/support/cases/rows.ts';
import type { MemoryIndex } from '#tests/support/indexer/memory-index.ts';
import {
  contentsOf,
  createMemoryIndexer,
  type TestIndexer,
} from '#tests/support/indexer/test-indexer.ts';

let test: TestIndexer<MemoryIndex>;

async function openGeneration(navn: string): Promise<void> {
  await test.indexer.index.create(navn);
  await registerGeneration(test.indexer.db, test.indexer.engine, navn, versionOf(test.indexer));
}

const onlySak = async () => (await readSakerAfter(test.indexer.db, null, 1))[0]!;

beforeEach(async () => {
  test = await createMemoryIndexer();
  await openGeneration('g1');
});
afterEach(() => test.close());

const waitingRows = async () =>
  (await test.indexer.db('sak_utboks').count('* as n').first<{ n: number }>()).n;
const deadLetters = () =>
  test.indexer.db('doedbrev').select('sak_id', 'grunn', 'detalj', 'forsoek');
const transitionOf = async (sakId: string) =>
  (await test.indexer.db('sak').where('sak_id', sakId).first<{ neste_overgang: Date | null }>())
    .neste_overgang;

describe('a batch of the follower', () => {
  it('writes changed cases to every generation and empties the outbox', async () => {
    await openGeneration('g2');
    await insertSaker(test.indexer.db, manySaker(3));
    expect(await followBatch(test.indexer)).toMatchObject({ taken: 3, done: 3, waiting: 0 });
    for (const generation of ['g1', 'g2'])
      expect([...(await contentsOf(test.indexer.index, generation)).keys()]).toEqual([
        'S000000',
        'S000001',
        'S000002',
      ]);
    expect(await waitingRows()).toBe(0);
  });

  it('makes a case visible as soon as it is written: before it is known whom to tell, and before its row goes', async () => {
    const { db, index } = test.indexer;
    await insertSaker(db, manySaker(1));
    await db('indeksgenerasjon').update({ status: 'aktiv' });
    const seen: string[] = [];
    let release = () => {};
    const visible = new Promise<void>((resolve) => (release = resolve));
    const refresh = async () => {
      seen.push(`visible, ${await waitingRows()} waits`);
      release();
    };
    const telling = {
      look: () => visible,
      write: async () => {
        seen.push('told');
        return { written: 0 };
      },
    };
    const notices = { ...test.indexer.notices, begin: async () => telling };
    await followBatch({ ...test.indexer, index: { ...index, refresh }, notices });
    expect(seen).toEqual(['visible, 1 waits', 'told']);
    expect(await waitingRows()).toBe(0);
  });

  it('removes a deleted case, and adds it again when it is created again', async () => {
    const { db, index } = test.indexer;
    await insertSaker(db, manySaker(1));
    await followBatch(test.indexer);
    await db('sak').delete();
    await followBatch(test.indexer);
    expect(await contentsOf(index, 'g1')).toEqual(new Map());
    await insertSaker(db, manySaker(1));
    await followBatch(test.indexer);
    expect((await contentsOf(index, 'g1')).size).toBe(1);
  });

  it('removes a case that had been changed many times before it was deleted', async () => {
    const { db, index } = test.indexer;
    await insertSaker(db, manySaker(1));
    for (const tema of ['Ran', 'Tyveri', 'Bedrageri']) {
      await db('sak').update({ saks_tema: tema });
      await followBatch(test.indexer);
    }
    await db('sak').delete();
    await followBatch(test.indexer);
    expect(await contentsOf(index, 'g1')).toEqual(new Map());
  });

  it('keeps the rows when the engine does not answer', async () => {
    await insertSaker(test.indexer.db, manySaker(3));
    test.indexer.index.down = true;
    await expect(followBatch(test.indexer)).rejects.toThrow(EngineUnavailable);
    expect(await waitingRows()).toBe(3);
  });

  it('keeps only the rows of cases for which the engine was too busy', async () => {
    await insertSaker(test.indexer.db, manySaker(3));
    test.indexer.index.onWrite = async (_, writes) =>
      writes.map((write, at) => {
        const sakId = write.kind === 'put' ? write.document.sakId : write.sakId;
        return at === 1
          ? { sakId, kind: 'failed', retry: true, reason: 'es_rejected_execution_exception' }
          : { sakId, kind: 'written' };
      });
    expect(await followBatch(test.indexer)).toMatchObject({ done: 2, waiting: 1 });
    expect(await test.indexer.db('sak_utboks').pluck('sak_id')).toEqual(['S000001']);
    expect(await deadLetters()).toEqual([]);
  });

  it('makes a dead letter of a case that cannot be built, and removes it once the case can', async () => {
    const { db, index } = test.indexer;
    await insertSaker(db, manySaker(3));
    const poisoned = {
      ...test.indexer,
      build: (sak: Parameters<typeof test.indexer.build>[0], now: Date) => {
        if (sak.sakId === 'S000001') throw new RangeError(`Even Bakkerud in ${sak.sakId}`);
        return test.indexer.build(sak, now);
      },
    };
    expect(await followBatch(poisoned)).toMatchObject({ done: 2, failed: 1 });
    expect(await deadLetters()).toEqual([
      { sak_id: 'S000001', grunn: 'kan_ikke_bygges', detalj: 'RangeError', forsoek: 1 },
    ]);
    expect(await waitingRows()).toBe(0);

    await db('sak').where('sak_id', 'S000001').update({ saks_tema: 'Ran' });
    await followBatch(poisoned);
    expect(await deadLetters()).toMatchObject([{ forsoek: 2 }]);

    await db('sak').where('sak_id', 'S000001').update({ saks_tema: 'Heleri' });
    await followBatch(test.indexer);
    expect(await deadLetters()).toEqual([]);
    expect((await contentsOf(index, 'g1')).size).toBe(3);
  });

  it('makes a dead letter of a case that the engine refuses, without any of its content', async () => {
    await insertSaker(test.indexer.db, manySaker(1));
    test.indexer.index.onWrite = async () => [
      { sakId: 'S000000', kind: 'failed', retry: false, reason: "'Even Bakkerud' is too long" },
    ];
    expect(await followBatch(test.indexer)).toMatchObject({ failed: 1 });
    expect(await deadLetters()).toMatchObject([{ grunn: 'avvist', detalj: null }]);
  });

  it('lets two followers share the rows: each takes rows that the other has not taken', async () => {
    const { db, index } = test.indexer;
    await insertSaker(db, manySaker(40));
    const second: { done?: number } = {};
    // The first has its rows, and has not removed them yet.
    index.onWrite = async () => {
      index.onWrite = async () => undefined;
      second.done = (await followBatch(test.indexer, 20)).done;
    };
    expect(await followBatch(test.indexer, 20)).toMatchObject({ done: 20 });
    expect(second.done).toBe(20);
    expect((await contentsOf(index, 'g1')).size).toBe(40);
    expect(await waitingRows()).toBe(0);
  });

  it('does not overwrite a newer version of a case with an older one', async () => {
    const { db, index } = test.indexer;
    await insertSaker(db, manySaker(1));
    index.onWrite = async () => {
      index.onWrite = () => undefined;
      await db('sak').update({ saks_tema: 'Ran' });
      await followBatch(test.indexer);
    };
    await followBatch(test.indexer);
    const [sak] = await contentsOf(index, 'g1');
    expect(sak?.[1]).toBe(test.indexer.build(await onlySak(), test.time.now).hash);
  });

  it('keeps everything in the outbox while there is no index', async () => {
    const { db, engine } = test.indexer;
    await db('indeksgenerasjon').delete();
    await insertSaker(db, manySaker(2));
    expect(await followBatch(test.indexer)).toMatchObject({ taken: 2, waiting: 2, done: 0 });
    expect(await waitingRows()).toBe(2);
    expect(await readGenerations(db, engine)).toEqual([]);
  });

  it('removes the other engine’s generations when it takes rows that they would need', async () => {
    const { db } = test.indexer;
    await registerGeneration(db, 'elasticsearch', 'g9', versionOf(test.indexer));
    await followBatch(test.indexer);
    expect(await readGenerations(db, 'elasticsearch')).toHaveLength(1);
    await insertSaker(db, manySaker(1));
    await followBatch(test.indexer);
    expect(await readGenerations(db, 'elasticsearch')).toEqual([]);
  });

  it('continues with the other generations when the engine has lost one', async () => {
    await openGeneration('g2');
    await insertSaker(test.indexer.db, manySaker(1));
    await test.indexer.index.drop('g2');
    await expect(followBatch(test.indexer)).rejects.toThrow(EngineUnavailable);
    const { look } = createCaretaker(test.indexer, { patience: 0 });
    expect([await look(), await look(), await look()]).toEqual([false, false, true]);
    expect(await readGenerations(test.indexer.db, 'postgres')).toMatchObject([{ navn: 'g1' }]);
    expect(await followBatch(test.indexer)).toMatchObject({ done: 1 });
  });
});

describe('the transition that a batch stores', () => {
  // One hearing, which ended on 1 March at 12:00 UTC: the names go on 15 March at the same time.
  const sak = { sakId: 'A', hearingEnds: ['2026-03-01T13:00:00+01:00'] };
  const hidden = new Date('2026-03-15T13:00:00+01:00');

  it('is the next instant at which something is hidden', async () => {
    await insertSaker(test.indexer.db, [sak]);
    await followBatch(test.indexer);
    expect(await transitionOf('A')).toEqual(hidden);
    expect(await waitingRows()).toBe(0);
  });

  it('is not stored over that of a newer version', async () => {
    const { db, index } = test.indexer;
    await insertSaker(db, [sak]);
    index.onWrite = async () => {
      index.onWrite = () => undefined;
      await db('rettsmoete').delete();
      await followBatch(test.indexer);
    };
    await followBatch(test.indexer);
    expect(await transitionOf('A')).toBeNull();
  });

  it('changes the case once more when the transition passed while the case was being written', async () => {
    const { index } = test.indexer;
    await insertSaker(test.indexer.db, [sak]);
    index.onWrite = () => {
      test.time.now = hidden;
    };
    await followBatch(test.indexer);
    expect(await waitingRows()).toBe(1);
    await followBatch(test.indexer);
    const [entry] = await contentsOf(index, 'g1');
    expect(entry?.[1]).toBe(test.indexer.build(await onlySak(), hidden).hash);
    expect(await waitingRows()).toBe(0);
  });

  it('waits for a case that somebody is changing, and for no other case', async () => {
    const { db } = test.indexer;
    await insertSaker(db, [sak, { ...sak, sakId: 'B' }]);
    const change = await db.transaction();
    await change('sak').where('sak_id', 'A').update({ saks_tema: 'Ran' });
    expect(await followBatch(test.indexer)).toMatchObject({ done: 1, waiting: 1 });
    await change.rollback();
    expect(await followBatch(test.indexer)).toMatchObject({ taken: 1, done: 1 });
    expect(await transitionOf('A')).toEqual(hidden);
  });
});
