import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Knex } from 'knex';
import { readGenerations } from '#db/queues/generations.ts';
import { enqueueSaker } from '#db/queues/sak-outbox.ts';
import { runIndexer, startIndexer, type IndexerProcess } from '#tests/support/indexer/process.ts';
import { expectNoOrphan } from '#tests/support/indexer/test-indexer.ts';
import { insertSaker, manySaker } from '#tests/support/cases/rows.ts';
import { seededRandom } from '#tests/support/seeded-random.ts';
import {
  createRealIndexer,
  realEngines,
  type RealIndexer,
} from '#tests/support/indexer/test-engines.ts';
import { until } from '#tests/support/until.ts';

const CASES = 2_500;
const ROUNDS = 3;
/** Named in every failure, and taken from the environment to run the same again. */
const SEED = Number(process.env['KILL_SEED'] ?? Date.now() % 1_000_000);

describe.concurrent.each(realEngines())(
  'an indexer on $engine that is killed',
  ({ engine, skip }) => {
    if (skip) return it.skip(skip); // The engine is not to be had here: `skip` says why.
    let test: RealIndexer;
    beforeAll(async () => {
      test = await createRealIndexer(engine);
      await insertSaker(test.indexer.db, manySaker(CASES));
    });
    afterAll(() => test.close());

    it(`loses no change and leaves no half-built index, wherever it is killed (KILL_SEED=${SEED})`, async () => {
      const random = seededRandom(SEED);
      const { db } = test.indexer;
      const load = startLoad(db, random);
      try {
        for (let round = 0; round < ROUNDS; round++) await killedRound(test, random);
      } finally {
        await load.stop();
      }
      expect(load.changes()).toBeGreaterThan(ROUNDS);

      expect(await runIndexer(['rebuild'], test.env)).toMatchObject({ code: 0 });
      // The rebuild may have left nothing to do: a follower that has written something listens to signals.
      await enqueueSaker(db, [await anyCase(db)]);
      const follower = startIndexer(['follow', '--json'], test.env);
      await until('the outbox is empty', async () => (await waitingRows(db)) === 0);
      follower.signal('SIGTERM');
      expect(await follower.exit).toBe(0);

      const verified = await runIndexer(['verify', '--whole'], test.env);
      expect(verified).toMatchObject({ code: 0, answer: { missing: 0, stale: 0, orphaned: 0 } });
      await expectNoOrphan(test.indexer);
    }, 180_000);
  },
);

async function anyCase(db: Knex): Promise<string> {
  const row = await db('sak').first<{ sak_id: string }>('sak_id');
  return row.sak_id;
}

/** A rebuild and a follower at once, each killed at a random moment. */
async function killedRound({ indexer, env }: RealIndexer, random: () => number): Promise<void> {
  const { db, engine } = indexer;
  const rebuild = startIndexer(['rebuild', '--json'], env);
  const follower = startIndexer(['follow', '--json'], env);
  // Beyond the last case: in the comparison, the swap or the cleaning up.
  const share = random() * 1.3;
  const batches = Math.floor(random() * 4);
  const checks = Math.floor(random() * 20);
  await Promise.all([
    killWhen(rebuild, async () => (await progressOf(db, engine)) >= share, checks),
    killWhen(follower, async () => follower.lines().length >= batches, checks),
  ]);
}

/** Kills it `checks` looks after the condition has come true, unless it has ended by itself. */
async function killWhen(
  indexer: IndexerProcess,
  condition: () => Promise<boolean>,
  checks: number,
): Promise<void> {
  let left = checks;
  const reached = async () => !indexer.running() || ((await condition()) && left-- <= 0);
  try {
    await until('the moment to kill', reached);
  } catch (error) {
    throw new Error(indexer.errors() + indexer.lines().join('\n'), { cause: error });
  } finally {
    indexer.signal('SIGKILL');
    await indexer.exit;
  }
}

/** How much of the generation that is being built has been written; beyond 1 when none is. */
async function progressOf(db: Knex, engine: RealIndexer['indexer']['engine']): Promise<number> {
  const generations = await readGenerations(db, engine);
  const building = generations.find(({ status }) => status === 'bygger');
  if (building) return building.antall >= CASES * 0.9 ? 1.3 : building.antall / CASES;
  return generations.length > 0 ? 1.3 : -1;
}

async function waitingRows(db: Knex): Promise<number> {
  return (await db('sak_utboks').count('* as n').first<{ n: number }>()).n;
}

/** Changes, deletes and adds cases without a pause until it is stopped. */
function startLoad(db: Knex, random: () => number): { stop(): Promise<void>; changes(): number } {
  let stopped = false;
  let changes = 0;
  const someId = () => `S${String(Math.floor(random() * CASES)).padStart(6, '0')}`;
  const change = async () => {
    const dice = random();
    if (dice < 0.6)
      await db('sak')
        .where('sak_id', someId())
        .update({ saks_tema: `Nr. ${changes}` });
    else if (dice < 0.8) await db('sak').where('sak_id', someId()).delete();
    else await insertSaker(db, manySaker(1, `N${changes}-`));
    changes++;
  };
  const running = (async () => {
    while (!stopped) await change();
  })();
  return {
    changes: () => changes,
    stop: async () => {
      stopped = true;
      await running;
    },
  };
}
