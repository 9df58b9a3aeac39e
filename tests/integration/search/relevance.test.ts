import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { engineRows, type EngineParts } from '#bench/relevance/engine-rows.ts';
import { share } from '#bench/relevance/figure.ts';
import { isMet, readStated } from '#bench/relevance/goals.ts';
import { createElasticAdapter } from '#search/elastic/adapter.ts';
import { createPostgresAdapter } from '#search/postgres/adapter.ts';
import { PATIENT } from '#tests/support/search/patient.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/servers/database.ts';
import { elasticsearchForTests } from '#tests/support/servers/elasticsearch.ts';

const MINUTES = 60_000;

/** Of every eighth question alone a figure may be so many per cent from that of all. */
const SAMPLED = 1;

/** Which rows are worse than docs/RELEVANCE.md states, with what went wrong. */
async function worseRows(
  makeAdapter: EngineParts['makeAdapter'],
  every: number,
): Promise<string[]> {
  const slack = every > 1 ? SAMPLED : 0;
  const stated = readStated().map(({ side, limit, ...one }) => ({
    ...{ ...one, side },
    limit: side === 'at least' ? limit - slack : limit + slack,
  }));
  const makeDatabase = () => createTestDatabase();
  const { figures } = await engineRows({ makeDatabase, makeAdapter, every });
  return figures
    .filter(
      (figure) =>
        !isMet(
          figure,
          stated.find(({ row }) => row === figure.row)!,
        ),
    )
    .map(
      (figure) =>
        `${figure.row}: ${(share(figure) * 100).toFixed(1)} %\n${figure.misses.slice(0, 20).join('\n')}`,
    );
}

describe('ordinary words find the case as docs/RELEVANCE.md states', () => {
  test('on Postgres', { timeout: 15 * MINUTES }, async () => {
    // Both engines give the same rows (tests/contract/search): the long list is asked of one.
    const makeAdapter = ({ db }: TestDatabase) => createPostgresAdapter({ db, patience: PATIENT });
    expect(await worseRows(makeAdapter, 0)).toEqual([]);
  });

  const found = elasticsearchForTests();
  test.skipIf('skip' in found)('on Elasticsearch', { timeout: 15 * MINUTES }, async () => {
    const url = 'url' in found ? found.url : '';
    const prefix = `relevans-${randomBytes(6).toString('hex')}`;
    expect(
      await worseRows(() => createElasticAdapter({ url, prefix, patience: PATIENT }), 8),
    ).toEqual([]);
  });
});
