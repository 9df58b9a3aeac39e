import { afterAll, beforeAll, expect, it } from 'vitest';
import { runIndexer, startIndexer } from '#tests/support/indexer/process.ts';
import { insertSaker, manySaker } from '#tests/support/cases/rows.ts';
import { createRealIndexer, type RealIndexer } from '#tests/support/indexer/test-engines.ts';
import { until } from '#tests/support/until.ts';

let test: RealIndexer;
beforeAll(async () => {
  test = await createRealIndexer('postgres');
  await insertSaker(test.indexer.db, manySaker(30));
});
afterAll(() => test.close());

const run = (...args: string[]) => runIndexer(args, test.env);

it("runs each command of an index's day, with an exit code and one JSON object", async () => {
  const { db } = test.indexer;
  expect(await run('verify')).toMatchObject({
    code: 2,
    answer: { error: expect.stringMatching(/rebuild/) as string },
  });
  expect(await run('rebuild')).toMatchObject({ code: 0, answer: { finished: true, written: 30 } });
  expect(await run('verify')).toEqual({
    code: 0,
    answer: { cases: 30, missing: 0, stale: 0, orphaned: 0 },
    errors: '',
  });

  await db('sak').where('sak_id', 'S000001').delete();
  expect(await run('verify')).toMatchObject({ code: 1, answer: { cases: 29, orphaned: 1 } });
  expect(await run('status')).toMatchObject({
    code: 0,
    answer: { engine: 'postgres', cases: 29, indexed: 30, outbox: { rows: 1 } },
  });
  expect(await run('sweep')).toMatchObject({ code: 0, answer: { written: 1, deadLetters: 0 } });
  expect(await run('verify')).toMatchObject({ code: 0 });

  await db('sak').where('sak_id', 'S000002').update({ saks_tema: 'Ran' });
  expect(await run('verify', '--repair')).toMatchObject({ code: 0, answer: { stale: 0 } });
  expect(await run('verify', '--whole')).toMatchObject({ code: 0, answer: { cases: 29 } });
});

it('stops cleanly when it is asked to, and finishes what it has begun', async () => {
  const { db } = test.indexer;
  const follower = startIndexer(['follow'], test.env);
  await db('sak').where('sak_id', 'S000003').update({ saks_tema: 'Ran' });
  await until('the batch is told of', () => follower.lines().length > 0);
  follower.signal('SIGTERM');
  expect(await follower.exit).toBe(0);
  expect(follower.lines()).toEqual(['1 cases indexed', 'Stopped; 1 cases indexed.']);
  expect(await db('sak_utboks').select()).toEqual([]);
});

it('says everything that is wrong with the configuration at once, and nothing on standard output', async () => {
  const indexer = startIndexer(['status'], {
    ...test.env,
    DATABASE_URL: 'mysql://x',
    INDEX_PREFIX: 'Å',
    NODE_ENV: 'production',
  });
  expect(await indexer.exit).toBe(2);
  expect(indexer.errors()).toMatch(/DATABASE_URL[^]*INDEX_PREFIX/);
  expect(indexer.lines()).toEqual([]);
});

it('names what cannot be reached, without an address or a password', async () => {
  const away = { ...test.env, DATABASE_URL: 'postgres://presse:hemmelig@127.0.0.1:9/presse' };
  const { code, answer, errors } = await runIndexer(['rebuild'], away);
  expect(code).toBe(2);
  expect(answer).toEqual({ error: 'Postgres does not answer' });
  expect(errors).not.toMatch(/hemmelig/);
});

it('documents its exit codes', async () => {
  const help = startIndexer(['verify', '--help'], {});
  expect(await help.exit).toBe(0);
  expect(help.lines().join('\n')).toMatch(/--repair[^]*--whole[^]*Exit codes/);
});
