import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  REBUILD_ORDERS_CHANNEL,
  orderRebuild,
  readLastOrder,
  takeOrder,
  storeProgress,
} from '#db/queues/rebuild-orders.ts';
import { listen } from '#indexer/wait.ts';
import { readGenerations } from '#db/queues/generations.ts';
import { type Outcome, followOrders } from '#indexer/orders.ts';
import { SILENT } from '#indexer/progress.ts';
import { withRebuildLock } from '#indexer/rebuild/lock.ts';
import { isRight, verify } from '#indexer/verify/verify.ts';
import { EngineUnavailable } from '#search/port.ts';
import {
  NOON,
  type TestIndexer,
  createMemoryIndexer,
  expectNoOrphan,
  whileWriting,
} from '#tests/support/indexer/test-indexer.ts';
import { insertSaker, manySaker } from '#tests/support/cases/rows.ts';
import type { MemoryIndex } from '#tests/support/indexer/memory-index.ts';
import { until } from '#tests/support/until.ts';

const WHO = Buffer.alloc(32, 7);
const never = new AbortController().signal;

let test: TestIndexer<MemoryIndex>;
let stop: AbortController;
let following: Promise<void>[];
let outcomes: Outcome[];
beforeEach(async () => {
  test = await createMemoryIndexer();
  stop = new AbortController();
  following = [];
  outcomes = [];
  await insertSaker(test.indexer.db, manySaker(50));
});
afterEach(async () => {
  await stopFollowers();
  await test.close();
});

function startFollower(poll = 60_000): void {
  const { signal } = stop;
  const wake = listen(REBUILD_ORDERS_CHANNEL, test.indexer.databaseUrl, signal);
  const onOrder = (_: unknown, outcome: Outcome) => void outcomes.push(outcome);
  const options = { signal, wake, poll, onOrder, pageSize: 10, patience: 200 };
  following.push(followOrders(test.indexer, options).finally(() => wake.close()));
}
async function stopFollowers(): Promise<void> {
  stop.abort();
  await Promise.all(following);
  following = [];
  stop = new AbortController();
}

const order = () => orderRebuild(test.indexer.db, WHO, NOON);
const last = () => readLastOrder(test.indexer.db);
const ended = (status: 'ferdig' | 'feilet') =>
  until(`the order is ${status}`, async () => (await last())?.status === status);
const fellSilent = () =>
  test.indexer.db('indeks_oppdrag').update({
    livstegn: test.indexer.db.raw(`clock_timestamp() - interval '1 minute'`),
  });
const compared = () => verify(test.indexer, { signal: never, progress: SILENT });

describe('a rebuild that is ordered', () => {
  it('waits for a follower, is then carried out, and reports its progress', async () => {
    const id = await order();
    expect(await last()).toMatchObject({ id, status: 'venter', startet: null, taus: false });
    startFollower();
    await ended('ferdig');
    expect(await last()).toEqual({
      id,
      status: 'ferdig',
      bedtOm: NOON,
      startet: NOON,
      ferdig: NOON,
      skrevet: 50,
      totalt: 50,
      taus: false,
      feil: null,
    });
    expect(isRight(await compared())).toBe(true);
    await expectNoOrphan(test.indexer);
  });

  it('wakes a follower that has nothing to do', async () => {
    startFollower();
    for (let round = 0; round < 2; round++) {
      const id = await order();
      await until('it is carried out', async () => {
        const { id: at, status } = (await last())!;
        return at === id && status === 'ferdig';
      });
    }
  });

  it('exists once: another order is refused until it has ended', async () => {
    expect(await order()).toBeGreaterThan(0);
    expect(await order()).toBeNull();
    startFollower();
    await ended('ferdig');
    expect(await order()).toBeGreaterThan(0);
  });

  it('is taken by one of two followers', async () => {
    let built = 0;
    const { index } = test.indexer;
    const { create } = index;
    Object.assign(index, {
      create: (name: string) => {
        built++;
        return create(name);
      },
    });
    startFollower(10);
    startFollower(10);
    await order();
    await ended('ferdig');
    await stopFollowers();
    expect(built).toBe(1);
    const taken = await test.indexer.db('indeks_oppdrag').pluck('forsoek');
    expect(taken).toEqual([1]);
  });

  it('reports the kind of a failure, and searches continue in the old index', async () => {
    const { index } = test.indexer;
    startFollower();
    await order();
    await ended('ferdig');
    const searched = await index.active();
    index.onWrite = async (_, writes) =>
      writes.map((write) => ({
        sakId: write.kind === 'put' ? write.document.sakId : write.sakId,
        kind: 'failed',
        retry: false,
        reason: 'document_parsing_exception',
      }));
    await order();
    await ended('feilet');
    expect(await last()).toMatchObject({ feil: 'saker_feilet', ferdig: NOON });
    expect(await index.active()).toBe(searched);
    await expectNoOrphan(test.indexer);

    index.onWrite = () => {
      throw new EngineUnavailable('away');
    };
    await order();
    await ended('feilet');
    expect(await last()).toMatchObject({ status: 'feilet', feil: 'soekemotor' });
  });

  it('waits for a rebuild that was started at the command line, and runs after it', async () => {
    await withRebuildLock(test.indexer, async () => {
      await order();
      // Each second it is taken, and put back because the lock is held.
      startFollower(1_000);
      await until('it has been put back', () => outcomes.includes('utsatt'));
      await until('it waits again', async () => {
        const ordered = await last();
        return ordered?.status === 'venter' && ordered.startet === null;
      });
    });
    await ended('ferdig');
  });
});

describe('a follower that stops while it carries out an order', () => {
  it('puts the order back on a signal, and the next one continues where it stopped', async () => {
    const { index, db, engine } = test.indexer;
    whileWriting(index, 'S000020', async () => {
      stop.abort();
    });
    startFollower();
    await order();
    await Promise.all(following);
    expect(await last()).toMatchObject({ status: 'venter', startet: null });
    const [building] = await readGenerations(db, engine);
    expect(building).toMatchObject({ status: 'bygger' });
    await stopFollowers();
    startFollower();
    await ended('ferdig');
    expect(await index.active()).toBe(building!.navn);
    await expectNoOrphan(test.indexer);
    expect(isRight(await compared())).toBe(true);
  });

  it('leaves the order to the next one when it is killed, after a while without a sign of life', async () => {
    const { db } = test.indexer;
    await order();
    const killed = (await takeOrder(db, NOON))!;
    expect(await takeOrder(db, NOON)).toBeNull();
    await fellSilent();
    expect(await last()).toMatchObject({ status: 'paagaar', taus: true });
    startFollower();
    await ended('ferdig');
    // If it runs after all, its writes have no effect.
    expect(await storeProgress(db, killed, { skrevet: 1, totalt: 2 })).toBe(false);
    expect(await last()).toMatchObject({ skrevet: 50, totalt: 50 });
  });

  it('is not tried a fourth time after three', async () => {
    const { db } = test.indexer;
    await order();
    for (let life = 0; life < 3; life++) {
      expect(await takeOrder(db, NOON)).not.toBeNull();
      await fellSilent();
    }
    expect(await takeOrder(db, NOON)).toBeNull();
    expect(await last()).toMatchObject({ status: 'feilet', feil: 'stanset' });
  });
});
