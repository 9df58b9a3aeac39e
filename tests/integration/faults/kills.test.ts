import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { figure } from '#tests/support/faults/figures.ts';
import { planOf, TARGETS } from '#tests/support/faults/kills/plan.ts';
import { whatIsWrong } from '#tests/support/faults/kills/quiet.ts';
import { know, playRound, type Known } from '#tests/support/faults/kills/round.ts';
import { settle } from '#tests/support/faults/kills/settle.ts';
import { behindProxy, startKillableElasticsearch } from '#tests/support/faults/kills/servers.ts';
import { startWorld, type World } from '#tests/support/faults/kills/world.ts';
import { seededRandom } from '#tests/support/seeded-random.ts';
import { elasticsearchForTests } from '#tests/support/servers/elasticsearch.ts';
import { rounds, tried } from '#tests/support/trust.ts';

const ROUNDS = rounds(6, Number(process.env['KILL_ROUNDS'] ?? 200));
/** Named in every failure; taken from the environment to do the same again. */
const SEED = Number(process.env['KILL_SEED'] ?? 20_261_121);

const found = elasticsearchForTests();
const [url, skipped] = 'url' in found ? [found.url, ''] : ['', ` (skipped: ${found.skip})`];

describe('a plan of kills', () => {
  it('is the same for the same seed, another for another, and ends everything', () => {
    expect(planOf(7, 40)).toEqual(planOf(7, 40));
    expect(planOf(8, 40)).not.toEqual(planOf(7, 40));
    const killed = planOf(SEED, 200).flatMap(({ kills }) => kills.map(({ target }) => target));
    expect([...new Set(killed)].sort()).toEqual([...TARGETS].sort());
    expect(killed.length).toBeGreaterThan(200);
  });
});

describe.skipIf(skipped)(`programs and servers that are killed${skipped}`, () => {
  // Another sequence than that of the plan, whose words must be others.
  const random = seededRandom(~SEED);
  let world: World;
  let known: Known;
  beforeAll(async () => {
    world = await startWorld({
      random,
      // Starting a node takes longer than all rounds of the short form.
      elasticsearch: rounds(1, 0) ? () => behindProxy(url) : startKillableElasticsearch,
    });
    await settle(world);
    known = await know(world);
  }, 240_000);
  afterAll(() => world?.close());

  it(
    `lose nothing and bring nothing back in ${ROUNDS} rounds (KILL_SEED=${SEED})`,
    async () => {
      for (const [nr, round] of planOf(SEED, ROUNDS).entries()) {
        const { ms, recovered } = await playRound(world, known, round);
        const { looks } = known;
        const every = nr === ROUNDS - 1;
        expect(await whatIsWrong(world, known, { every, random }), `round ${nr}`).toEqual([]);
        const away = Math.round(world.searching.away.longest);
        figure('kills', {
          nr,
          ms,
          looks,
          away,
          recovered,
          killed: round.kills.map(({ target }) => target).join(),
        });
        tried('killed', 1);
      }
      expect(known.looks).toBeGreaterThan(ROUNDS);
    },
    60_000 + ROUNDS * 60_000,
  );
});
