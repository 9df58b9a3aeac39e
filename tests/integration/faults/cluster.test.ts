import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { figure } from '#tests/support/faults/figures.ts';
import { planOf, type Round } from '#tests/support/faults/kills/plan.ts';
import { whatIsWrong } from '#tests/support/faults/kills/quiet.ts';
import { know, playRound, type Known } from '#tests/support/faults/kills/round.ts';
import { settle } from '#tests/support/faults/kills/settle.ts';
import { startKillableCluster } from '#tests/support/faults/kills/servers.ts';
import { startWorld, type World } from '#tests/support/faults/kills/world.ts';
import { insertSaker } from '#tests/support/cases/rows.ts';
import { seededRandom } from '#tests/support/seeded-random.ts';
import { rounds, tried } from '#tests/support/trust.ts';

const SEED = Number(process.env['KILL_SEED'] ?? 20_261_121);
/** Each node during searches, and each during a rebuild. */
const ROUNDS = 6;
/** So that a rebuild takes long enough to lose a node in it. Outside the searched year. */
const MORE_CASES = 4_000;

const isShort = rounds(1, 0) === 1;
const why = ' (skipped: three nodes need 3 GB: npm run trust -- --full --only cluster)';

describe.skipIf(isShort)(`a cluster of three nodes${isShort ? why : ''}`, () => {
  // Another sequence than that of the plan, whose words must be others.
  const random = seededRandom(~SEED);
  let world: World;
  let known: Known;
  beforeAll(async () => {
    const more = Array.from({ length: MORE_CASES }, (_, nr) => ({
      sakId: `F${String(nr).padStart(6, '0')}`,
      hearingEnds: ['2025-06-02T12:00:00+02:00'],
    }));
    world = await startWorld({
      random,
      elasticsearch: startKillableCluster,
      prepare: (db) => insertSaker(db, more),
    });
    await settle(world);
    known = await know(world);
  }, 600_000);
  afterAll(() => world?.close());

  it(`loses a node in searches and in a rebuild, and gets it back (KILL_SEED=${SEED})`, async () => {
    for (const [nr, planned] of planOf(SEED, ROUNDS).entries()) {
      const rebuild = nr % 2 === 1;
      const at = rebuild ? 1_500 + Math.floor(random() * 2_000) : Math.floor(random() * 500);
      const round: Round = { ...planned, rebuild, kills: [{ target: 'elasticsearch', at }] };
      world.searching.away.longest = 0;
      const { ms, recovered } = await playRound(world, known, round);
      const away = Math.round(world.searching.away.longest);
      figure('cluster', { nr, rebuild, ms, away, recovered });
      const every = nr === ROUNDS - 1;
      expect(await whatIsWrong(world, known, { every, random }), `round ${nr}`).toEqual([]);
      // What was said of the rebuild: it goes on without the node.
      if (rebuild) expect(world.programs.rebuild.output()).toContain('"finished":true');
      tried('cluster', 1);
    }
  }, 1_200_000);
});
