import type { Knex } from 'knex';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readSaker } from '#db/sak/saker.ts';
import { readStaleMask } from '#db/sak/stale-mask.ts';
import { followBatch } from '#indexer/batch.ts';
import { SILENT } from '#indexer/progress.ts';
import { rebuild } from '#indexer/rebuild/rebuild.ts';
import { sweep } from '#indexer/sweep.ts';
import { verify } from '#indexer/verify/verify.ts';
import { insertSaker, manySaker } from '#tests/support/cases/rows.ts';
import {
  createRealIndexer,
  realEngines,
  type RealIndexer,
} from '#tests/support/indexer/test-engines.ts';
import {
  contentsOf,
  createMemoryIndexer,
  NOON,
  whileWriting,
} from '#tests/support/indexer/test-indexer.ts';
import { rounds, tried } from '#tests/support/trust.ts';

/* A hidden case leaves the index and comes back with the lifting; follow, sweep, rebuild and verify agree on it. */

const options = { signal: new AbortController().signal, progress: SILENT, patience: 10_000 };
const CASES = 12;
const HIDDEN = 'S000003';

async function hide(db: Knex, omfang: 'sak' | 'parter' = 'sak', sakId = HIDDEN): Promise<number> {
  const why = { grunn: 'feil', forklaring: 'Feil sak.', skjult: NOON };
  const [row] = await db('tilbaketrekking')
    .insert({ sak_id: sakId, omfang, ...why })
    .returning<{ id: number }[]>('id');
  return row!.id;
}
const lift = (db: Knex, id: number) =>
  db('tilbaketrekking').where({ id }).update({ opphevet: NOON, opphevet_forklaring: 'Rettet.' });

describe.each(realEngines())('a hidden case in $engine', ({ engine, skip }) => {
  if (skip) return it.skip(skip); // The engine is not to be had here: `skip` says why.
  let test: RealIndexer;
  beforeEach(async () => {
    test = await createRealIndexer(engine);
    await insertSaker(test.indexer.db, manySaker(CASES));
    await rebuild(test.indexer, { ...options, pageSize: 5 });
  });
  afterEach(() => test.close());

  const compared = () => verify(test.indexer, options);
  const right = (cases: number) => ({ cases, missing: 0, stale: 0, orphaned: 0 });
  const isIndexed = async () => {
    const { index } = test.indexer;
    return (await contentsOf(index, (await index.active())!)).has(HIDDEN);
  };
  const mask = () => readStaleMask(test.indexer.db, NOON);

  it('is masked, then leaves the index with the next batch, and comes back with the lifting', async () => {
    const { db } = test.indexer;
    const id = await hide(db);
    expect((await mask()).saker).toEqual([HIDDEN]);
    expect(await compared()).toMatchObject({ orphaned: 1 });
    expect(await followBatch(test.indexer)).toMatchObject({ done: 1 });
    expect(await isIndexed()).toBe(false);
    expect((await mask()).saker).toEqual([]);
    expect(await compared()).toEqual(right(CASES - 1));
    await lift(db, id);
    await followBatch(test.indexer);
    expect(await isIndexed()).toBe(true);
    expect(await compared()).toEqual(right(CASES));
  });

  it('stays out through a sweep, a change by the court and a rebuild', async () => {
    const { db } = test.indexer;
    await hide(db);
    await sweep(test.indexer, options);
    await db('sak').where({ sak_id: HIDDEN }).update({ saks_tema: 'Ran' });
    await sweep(test.indexer, options);
    expect(await isIndexed()).toBe(false);
    await rebuild(test.indexer, { ...options, pageSize: 5 });
    expect(await isIndexed()).toBe(false);
    expect(await compared()).toEqual(right(CASES - 1));
    await db('sak_utboks').delete();
    tried('withdrawn', 3);
  });

  it('is taken out by verify --repair when the index has it still, whatever version that is', async () => {
    const { db, index, build, clock } = test.indexer;
    await hide(db);
    await db('sak_utboks').delete();
    expect(await verify(test.indexer, { ...options, repair: true })).toEqual(right(CASES - 1));
    // Restored from a backup, Postgres may be behind the index.
    await db('tilbaketrekking').delete();
    await sweep(test.indexer, options);
    const [sak] = await readSaker(db, [HIDDEN]);
    const ahead = { ...sak!, versjon: sak!.versjon + 1_000 };
    await index.write((await index.active())!, [{ kind: 'put', ...build(ahead, clock()) }]);
    await hide(db);
    await db('sak_utboks').delete();
    expect(await verify(test.indexer, { ...options, repair: true })).toEqual(right(CASES - 1));
    expect(await isIndexed()).toBe(false);
  });

  it('is right after any sequence of hiding and lifting, each written or not', async () => {
    const { db } = test.indexer;
    let id: number | null = null;
    const steps = rounds(12, 200);
    for (let step = 0; step < steps; step += 1) {
      if (id === null) id = await hide(db);
      else {
        await lift(db, id);
        id = null;
      }
      if ((step * 7) % 3 === 0) await followBatch(test.indexer);
      if (id !== null && (await isIndexed())) expect((await mask()).saker).toEqual([HIDDEN]);
    }
    await followBatch(test.indexer);
    expect(await isIndexed()).toBe(id === null);
    expect(await compared()).toEqual(right(id === null ? CASES : CASES - 1));
    tried('withdrawn', steps);
  });

  it('has hidden parties in no document of the index', async () => {
    const { db } = test.indexer;
    const id = await hide(db, 'parter');
    expect((await mask()).parter).toEqual([HIDDEN]);
    await followBatch(test.indexer);
    expect(await compared()).toEqual(right(CASES));
    await lift(db, id);
    await followBatch(test.indexer);
    expect(await compared()).toEqual(right(CASES));
  });
});

describe('hiding while a rebuild runs', () => {
  it.each([
    ['of its own page', HIDDEN],
    ['of a later page', 'S000009'],
  ])('takes the case out of the new index: during the writing %s', async (_, sakId) => {
    const { indexer, close } = await createMemoryIndexer();
    await insertSaker(indexer.db, manySaker(CASES));
    let hidden = 0;
    whileWriting(indexer.index, 'S000000', async () => {
      hidden = await hide(indexer.db, 'sak', sakId);
    });
    await rebuild(indexer, { ...options, pageSize: 4 });
    expect(hidden).toBeGreaterThan(0);
    const masked = (await readStaleMask(indexer.db, NOON)).saker;
    const contents = await contentsOf(indexer.index, (await indexer.index.active())!);
    expect(contents.has(sakId) && !masked.includes(sakId)).toBe(false);
    await followBatch(indexer);
    const after = await contentsOf(indexer.index, (await indexer.index.active())!);
    expect(after.has(sakId)).toBe(false);
    expect(after.size).toBe(CASES - 1);
    tried('withdrawn', 2);
    await close();
  });
});
