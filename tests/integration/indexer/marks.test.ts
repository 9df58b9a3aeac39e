import type { Knex } from 'knex';
import { expect, it } from 'vitest';
import { follow } from '#indexer/follow.ts';
import { SILENT } from '#indexer/progress.ts';
import { rebuild } from '#indexer/rebuild/rebuild.ts';
import type { SearchIndex } from '#search/port.ts';
import { insertSaker, manySaker } from '#tests/support/cases/rows.ts';
import { createMemoryIndexer } from '#tests/support/indexer/test-indexer.ts';
import { until } from '#tests/support/until.ts';

it('a change is never written under a mark of before, in whatever moment it comes', async () => {
  const test = await createMemoryIndexer();
  const stop = new AbortController();
  const { signal } = stop;
  const { db, index } = test.indexer;
  await rebuild(test.indexer, { signal, progress: SILENT, patience: 300 });

  const steps: string[] = [];
  const watched: SearchIndex = {
    ...index,
    mark: (generation, value) => {
      steps.push('mark');
      return index.mark(generation, value);
    },
  };
  index.onWrite = () => void steps.push('write');

  // Between the follower's question whether there are changes, answered no, and what it does next.
  let hasCome = false;
  const asking = afterAsking(db, 'select 1 from sak_utboks limit 1', async () => {
    if (hasCome) return;
    hasCome = true;
    await insertSaker(db, manySaker(1));
  });
  const wake = { wait: () => new Promise<void>((next) => setImmediate(next)), close: closed };
  const following = follow({ ...test.indexer, db: asking, index: watched }, { signal, wake });
  try {
    await until('the change is written', () => steps.includes('write'));
    expect(steps).toEqual(['mark', 'write']);
  } finally {
    stop.abort();
    await following;
    await test.close();
  }
});

const closed = async () => undefined;

/** A database in which something happens right after each time that this statement was answered. */
function afterAsking(db: Knex, statement: string, happens: () => Promise<void>): Knex {
  const raw = async (text: string, values: Knex.RawBinding[]) => {
    const answer: unknown = await db.raw(text, values);
    if (text === statement) await happens();
    return answer;
  };
  return new Proxy(db, {
    get: (target, key) => (key === 'raw' ? raw : Reflect.get(target, key)) as unknown,
  });
}
