import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { orderRebuild, readLastOrder } from '#db/queues/rebuild-orders.ts';
import { readGenerations } from '#db/queues/generations.ts';
import { NOON, expectNoOrphan } from '#tests/support/indexer/test-indexer.ts';
import { runIndexer, startIndexer, type IndexerProcess } from '#tests/support/indexer/process.ts';
import { insertSaker, manySaker } from '#tests/support/cases/rows.ts';
import { createRealIndexer, type RealIndexer } from '#tests/support/indexer/test-engines.ts';
import { until } from '#tests/support/until.ts';

const CASES = 6_000;
const WHO = Buffer.alloc(32, 7);

let test: RealIndexer;
beforeEach(async () => {
  test = await createRealIndexer('postgres');
  await insertSaker(test.indexer.db, manySaker(CASES));
  await orderRebuild(test.indexer.db, WHO, NOON);
});
afterEach(() => test.close());

function startFollower(): IndexerProcess {
  const follower = startIndexer(['follow', '--json'], test.env);
  onTestFinished(async () => {
    follower.signal('SIGKILL');
    await follower.exit;
  });
  return follower;
}
const last = async () => (await readLastOrder(test.indexer.db))!;
const halfway = () =>
  until(
    'the rebuild is under way',
    async () => {
      const [building] = await readGenerations(test.indexer.db, 'postgres');
      return building?.status === 'bygger' && building.antall > 0;
    },
    60_000,
  );

async function seesItDone(follower: IndexerProcess): Promise<void> {
  await until('it is done', async () => (await last()).status === 'ferdig');
  expect(await last()).toMatchObject({ skrevet: CASES, totalt: CASES, feil: null });
  await until('the follower says so', () => follower.lines().join().includes('"outcome":"ferdig"'));
  follower.signal('SIGTERM');
  expect(await follower.exit).toBe(0);
  expect(await runIndexer(['verify'], test.env)).toMatchObject({
    ...{ code: 0, answer: { cases: CASES, missing: 0, stale: 0, orphaned: 0 } },
  });
  await expectNoOrphan(test.indexer);
}

describe('npm run indexer -- follow, with a rebuild ordered', () => {
  it('carries it out; status and verify work as always', async () => {
    await seesItDone(startFollower());
    expect(await runIndexer(['status'], test.env)).toMatchObject({
      ...{ code: 0, answer: { followed: true, indexed: CASES, deadLetters: 0 } },
    });
  });

  it('killed in the middle: the next one finds no sign of life and continues where it stopped', async () => {
    const { db } = test.indexer;
    const killed = startFollower();
    await halfway();
    killed.signal('SIGKILL');
    await killed.exit;
    expect(await last()).toMatchObject({ status: 'paagaar' });
    const [building] = await readGenerations(db, 'postgres');
    const next = startFollower();
    await db('indeks_oppdrag').update({
      livstegn: db.raw(`clock_timestamp() - interval '1 minute'`),
    });
    await seesItDone(next);
    expect(await test.indexer.index.active()).toBe(building!.navn);
  });

  it('stopped by SIGTERM in the middle: the order waits for the next start', async () => {
    const stopped = startFollower();
    await halfway();
    stopped.signal('SIGTERM');
    expect(await stopped.exit).toBe(0);
    expect(await last()).toMatchObject({ status: 'venter', startet: null });
    await seesItDone(startFollower());
  });
});
