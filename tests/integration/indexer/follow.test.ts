import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readSaker } from '#db/sak/saker.ts';
import { createBackoff, listen } from '#indexer/wait.ts';
import { follow } from '#indexer/follow.ts';
import { SAK_OUTBOX_CHANNEL } from '#db/queues/sak-outbox.ts';
import { SILENT } from '#indexer/progress.ts';
import { rebuild } from '#indexer/rebuild/rebuild.ts';
import { status } from '#indexer/status.ts';
import { sweep } from '#indexer/sweep.ts';
import { isRight, verify } from '#indexer/verify/verify.ts';
import { insertSaker, manySaker } from '#tests/support/cases/rows.ts';
import type { MemoryIndex } from '#tests/support/indexer/memory-index.ts';
import { createMemoryIndexer, type TestIndexer } from '#tests/support/indexer/test-indexer.ts';
import { until } from '#tests/support/until.ts';
import { versioned } from '#tests/support/search/builders.ts';

const never = new AbortController().signal;
const quietly = { signal: never, progress: SILENT, patience: 300 };

let test: TestIndexer<MemoryIndex>;
let stop: AbortController;
let following: Promise<void>[];
beforeEach(async () => {
  test = await createMemoryIndexer();
  stop = new AbortController();
  following = [];
});
afterEach(async () => {
  stop.abort();
  await Promise.all(following);
  await test.close();
});

function startFollower(poll = 60_000): void {
  const { signal } = stop;
  const wake = listen(SAK_OUTBOX_CHANNEL, test.indexer.databaseUrl, signal);
  const backoff = createBackoff({ first: 5, most: 40 });
  following.push(follow(test.indexer, { signal, wake, poll, backoff }).finally(() => wake.close()));
}

const waitingRows = async () =>
  (await test.indexer.db('sak_utboks').count('* as n').first<{ n: number }>()).n;
const outboxIsEmpty = () => until('the outbox is empty', async () => (await waitingRows()) === 0);
const compared = () => verify(test.indexer, quietly);

describe('the follower', () => {
  it('is woken by a change, long before its next poll', async () => {
    await rebuild(test.indexer, quietly);
    startFollower();
    for (const prefix of ['A', 'B', 'C']) {
      await insertSaker(test.indexer.db, manySaker(5, prefix));
      await outboxIsEmpty();
    }
    expect(await compared()).toEqual({ cases: 15, missing: 0, stale: 0, orphaned: 0 });
  });

  it('polls when no notification can reach it', async () => {
    await rebuild(test.indexer, quietly);
    const deaf = { wait: async (ms: number) => new Promise<void>((r) => setTimeout(r, ms)) };
    const wake = { ...deaf, close: async () => undefined };
    following.push(follow(test.indexer, { signal: stop.signal, wake, poll: 20 }));
    await insertSaker(test.indexer.db, manySaker(5));
    await outboxIsEmpty();
  });

  it('waits for the first rebuild, which covers what has waited', async () => {
    await insertSaker(test.indexer.db, manySaker(5));
    startFollower(50);
    await rebuild(test.indexer, quietly);
    await insertSaker(test.indexer.db, manySaker(5, 'T'));
    await outboxIsEmpty();
    expect(await compared()).toMatchObject({ cases: 10, missing: 0 });
  });

  it('survives an engine that does not answer, and continues when it is back', async () => {
    const { index, db } = test.indexer;
    await rebuild(test.indexer, quietly);
    let refused = 0;
    index.onWrite = () => {
      refused++;
      throw new TypeError('fetch failed');
    };
    startFollower();
    await insertSaker(db, manySaker(5));
    await until('three attempts', () => refused >= 3);
    expect(await waitingRows()).toBe(5);
    index.onWrite = () => undefined;
    await outboxIsEmpty();
    expect(isRight(await compared())).toBe(true);
  });

  it('shares the work with a second one and a rebuild under load, and nothing is lost', async () => {
    const { db } = test.indexer;
    await insertSaker(db, manySaker(100));
    await rebuild(test.indexer, quietly);
    startFollower();
    startFollower();
    const rebuilding = rebuild(test.indexer, { ...quietly, pageSize: 5 });
    for (let round = 0; round < 30; round++) {
      const sakId = `S0000${String(round * 3).padStart(2, '0')}`;
      if (round % 5 === 4) await db('sak').where('sak_id', sakId).delete();
      else
        await db('sak')
          .where('sak_id', sakId)
          .update({ saks_tema: `Runde ${round}` });
    }
    await rebuilding;
    await outboxIsEmpty();
    expect(await compared()).toEqual({ cases: 94, missing: 0, stale: 0, orphaned: 0 });
  });

  it('hides a name by the clock, without anyone changing the case', async () => {
    // The names of a case whose hearing ended on 1 March at 13:00 go on 15 March at 13:00.
    const hidden = new Date('2026-03-15T13:00:00+01:00');
    await insertSaker(test.indexer.db, [
      { sakId: 'A', hearingEnds: ['2026-03-01T13:00:00+01:00'] },
    ]);
    await rebuild(test.indexer, quietly);
    test.time.now = new Date(hidden.getTime() - 1);
    startFollower(20);
    const version = async () => (await test.indexer.db('sak').pluck('versjon'))[0] as number;
    const before = await version();
    test.time.now = hidden;
    await until('the case has changed', async () => (await version()) > before);
    await outboxIsEmpty();
    expect(isRight(await compared())).toBe(true);
  });
});

describe('a sweep', () => {
  const hidden = new Date('2026-03-15T13:00:00+01:00');
  beforeEach(async () => {
    await insertSaker(test.indexer.db, [
      { sakId: 'A', hearingEnds: ['2026-03-01T13:00:00+01:00'] },
      { sakId: 'B', hearingEnds: ['2026-03-08T13:00:00+01:00'] },
      { sakId: 'C' },
    ]);
    await rebuild(test.indexer, quietly);
  });

  it('does nothing a millisecond before the transition, and what is due at the instant', async () => {
    test.time.now = new Date(hidden.getTime() - 1);
    expect(await compared()).toMatchObject({ stale: 0 });
    expect(await sweep(test.indexer, quietly)).toEqual({ due: 0, written: 0, deadLetters: 0 });
    test.time.now = hidden;
    expect(await compared()).toMatchObject({ stale: 1 });
    expect(await sweep(test.indexer, quietly)).toEqual({ due: 1, written: 1, deadLetters: 0 });
    expect(await compared()).toMatchObject({ stale: 0 });
    expect(await sweep(test.indexer, quietly)).toMatchObject({ due: 0 });
  });

  it('also sweeps a case that has been indexed for the first time on the way', async () => {
    await insertSaker(test.indexer.db, [
      { sakId: 'D', hearingEnds: ['2026-03-01T13:00:00+01:00'] },
    ]);
    expect(await sweep(test.indexer, quietly)).toMatchObject({ written: 1 });
    test.time.now = hidden;
    expect(await sweep(test.indexer, quietly)).toMatchObject({ due: 2, written: 2 });
  });

  it('follows a hearing that is moved: the names come back, and go later', async () => {
    test.time.now = hidden;
    await sweep(test.indexer, quietly);
    await test.indexer.db.raw(
      `update rettsmoete set start = start + interval '7 days', slutt = slutt + interval '7 days'
       where sak_id = 'A'`,
    );
    expect(await compared()).toMatchObject({ stale: 1 });
    await sweep(test.indexer, quietly);
    expect(await compared()).toMatchObject({ stale: 0 });
    test.time.now = new Date('2026-03-22T13:00:00+01:00');
    expect(await compared()).toMatchObject({ stale: 2 });
    expect(await sweep(test.indexer, quietly)).toMatchObject({ due: 2 });
    expect(await compared()).toMatchObject({ stale: 0 });
  });

  it('says when the engine accepts nothing, and loses nothing', async () => {
    test.time.now = hidden;
    test.indexer.index.onWrite = async (_, writes) =>
      writes.map(() => ({ sakId: 'A', kind: 'failed', retry: true, reason: 'busy' }));
    await expect(sweep(test.indexer, quietly)).rejects.toThrow(/waiting/);
    test.indexer.index.onWrite = () => undefined;
    await sweep(test.indexer, quietly);
    expect(await compared()).toMatchObject({ stale: 0 });
  });
});

describe('verify', () => {
  beforeEach(async () => {
    await insertSaker(test.indexer.db, manySaker(20));
    await rebuild(test.indexer, quietly);
  });

  /** Damages the index without the indexer. */
  async function damage(): Promise<void> {
    const { index, build, db } = test.indexer;
    const [lost, lostToo, wrong] = await readSaker(db, ['S000001', 'S000002', 'S000003']);
    const { document } = build(wrong!, test.time.now);
    await index.write((await index.active())!, [
      { kind: 'delete', sakId: lost!.sakId, versjon: lost!.versjon },
      { kind: 'delete', sakId: lostToo!.sakId, versjon: lostToo!.versjon },
      { kind: 'put', ...versioned(document, 40), hash: 'another' },
      { kind: 'put', ...versioned({ ...document, sakId: 'X1' }, 40), hash: 'another' },
    ]);
  }

  it('counts what is missing, stale and orphaned', async () => {
    await damage();
    expect(await compared()).toEqual({ cases: 20, missing: 2, stale: 1, orphaned: 1 });
  });

  it('repairs all of it, also entries with a higher version than in Postgres', async () => {
    await damage();
    const repaired = await verify(test.indexer, { ...quietly, repair: true });
    expect(repaired).toEqual({ cases: 20, missing: 0, stale: 0, orphaned: 0 });
    expect(await compared()).toEqual(repaired);
  });

  it('counts a change that still waits in the outbox', async () => {
    await test.indexer.db('sak').where('sak_id', 'S000001').delete();
    await test.indexer.db('sak').where('sak_id', 'S000002').update({ saks_tema: 'Ran' });
    expect(await compared()).toEqual({ cases: 19, missing: 0, stale: 1, orphaned: 1 });
  });

  it('names the way out when there is no index, and when the index is not kept up to date', async () => {
    const { index, db } = test.indexer;
    await db('indeksgenerasjon').delete();
    await expect(verify(test.indexer, { ...quietly, repair: true })).rejects.toThrow(
      /run.*rebuild/,
    );
    expect(await status(test.indexer)).toMatchObject({ followed: false, version: null });
    await index.drop((await index.active())!);
    await expect(compared()).rejects.toThrow(/no index.*rebuild/);
  });
});

describe('status', () => {
  it('reports lag, counts, dead letters, overdue transitions and generations', async () => {
    const { db, index } = test.indexer;
    await insertSaker(db, [{ sakId: 'A', hearingEnds: ['2026-03-01T13:00:00+01:00'] }]);
    const { generation } = await rebuild(test.indexer, quietly);
    await insertSaker(db, manySaker(2));
    await db('doedbrev').insert({ sak_id: 'S000001', grunn: 'kan_ikke_bygges', detalj: 'Error' });
    await db('sak_utboks').update({ opprettet: db.raw(`now() - interval '90 seconds'`) });
    test.time.now = new Date('2026-03-16T12:00:00+01:00');
    const report = await status(test.indexer);
    expect(report).toMatchObject({
      engine: 'postgres',
      searched: generation,
      followed: true,
      version: 'current',
      cases: 3,
      indexed: 1,
      outbox: { rows: 2 },
      deadLetters: 1,
      overdueTransitions: 1,
      engineError: null,
    });
    expect(report.outbox.oldestSeconds).toBeGreaterThanOrEqual(90);
    expect(report.lastRebuild).toBeInstanceOf(Date);

    index.down = true;
    expect(await status(test.indexer)).toMatchObject({
      searched: null,
      indexed: null,
      cases: 3,
      engineError: 'the memory index is down',
    });
  });
});
