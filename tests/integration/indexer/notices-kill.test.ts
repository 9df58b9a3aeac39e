import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Knex } from 'knex';
import { insertSaker, manySaker } from '#tests/support/cases/rows.ts';
import { runIndexer, startIndexer } from '#tests/support/indexer/process.ts';
import { createRealIndexer, type RealIndexer } from '#tests/support/indexer/test-engines.ts';
import { NOON } from '#tests/support/indexer/test-indexer.ts';
import { tellingWorld } from '#tests/support/indexer/told.ts';
import { seededRandom } from '#tests/support/seeded-random.ts';
import { rounds } from '#tests/support/trust.ts';
import { until } from '#tests/support/until.ts';

/** Two followers are killed in each. */
const ROUNDS = rounds(3, Number(process.env['KILL_ROUNDS'] ?? 50));
const AT_ONCE = 300;
/** Named in every failure, and taken from the environment to run the same again. */
const SEED = Number(process.env['KILL_SEED'] ?? Date.now() % 1_000_000);
const ALL_YEAR = 'soekeKategori=berammede&fraDato=2026-01-01&tilDato=2026-12-31&domstolid=';

describe('followers that are killed while they tell', () => {
  let test: RealIndexer;
  let db: Knex;
  beforeAll(async () => {
    test = await createRealIndexer('postgres');
    ({ db } = test.indexer);
    expect(await runIndexer(['rebuild'], test.env)).toMatchObject({ code: 0 });
  });
  afterAll(() => test.close());

  it(
    `tell everything once, two at a time (KILL_SEED=${SEED})`,
    async () => {
      const random = seededRandom(SEED);
      const { addPerson, addSoek } = tellingWorld(db, () => NOON);
      const searches = [`${ALL_YEAR}alle`, `${ALL_YEAR}TSOS&query=tyveri`];
      const person = await addPerson();
      for (const soek of searches) await addSoek(person, soek);

      for (let round = 0; round < ROUNDS; round += 1) {
        const both = [1, 2].map(() => startIndexer(['follow', '--json'], test.env));
        await newCases(db, round);
        const enough = (round + random()) * AT_ONCE * searches.length;
        await until('the moment to kill', async () => (await countTold(db)) >= enough);
        for (const one of both) one.signal('SIGKILL');
        await Promise.all(both.map((one) => one.exit));
      }
      expect(await runIndexer(['sweep'], test.env)).toMatchObject({ code: 0 });
      expect(await db('sak_utboks').select()).toEqual([]);
      expect(await countTold(db)).toBe(ROUNDS * AT_ONCE * searches.length);
    },
    60_000 * ROUNDS,
  );
});

/** As an import writes them: each with when it was first seen. */
async function newCases(db: Knex, round: number): Promise<void> {
  await db.transaction(async (trx) => {
    const specs = manySaker(AT_ONCE, `R${round}-`);
    await insertSaker(trx, specs);
    const ids = specs.map(({ sakId }) => sakId);
    await trx('sak').whereIn('sak_id', ids).update({ foerst_sett: NOON });
  });
}

const countTold = async (db: Knex) => (await db('nyhet').count('* as n').first<{ n: number }>()).n;
