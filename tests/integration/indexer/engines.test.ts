import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readSaker } from '#db/sak/saker.ts';
import { followBatch } from '#indexer/batch.ts';
import { createCaretaker } from '#indexer/lost.ts';
import { carryOut } from '#indexer/orders.ts';
import { takeOrder } from '#db/queues/rebuild-orders.ts';
import { SILENT } from '#indexer/progress.ts';
import { rebuild } from '#indexer/rebuild/rebuild.ts';
import { sweep } from '#indexer/sweep.ts';
import { verify } from '#indexer/verify/verify.ts';
import type { VersionedDocument } from '#search/document.ts';
import { insertSaker, manySaker } from '#tests/support/cases/rows.ts';
import { versioned } from '#tests/support/search/builders.ts';
import {
  createRealIndexer,
  realEngines,
  type RealIndexer,
} from '#tests/support/indexer/test-engines.ts';

const options = { signal: new AbortController().signal, progress: SILENT, patience: 10_000 };

describe.each(realEngines())('the index in $engine', ({ engine, skip }) => {
  if (skip) return it.skip(skip); // The engine is not to be had here: `skip` says why.
  let test: RealIndexer;
  beforeEach(async () => {
    test = await createRealIndexer(engine);
    await insertSaker(test.indexer.db, manySaker(60));
  });
  afterEach(() => test.close());

  const run = () => rebuild(test.indexer, { ...options, pageSize: 7 });
  const compared = () => verify(test.indexer, { ...options, whole: true });
  const right = (cases: number) => ({ cases, missing: 0, stale: 0, orphaned: 0 });

  it('equals Postgres after a rebuild, after changes and after a sweep', async () => {
    const { db, index } = test.indexer;
    await run();
    expect(await compared()).toEqual(right(60));

    await db('sak').where('sak_id', 'S000003').update({ saks_tema: 'Ran' });
    await db('sak').where('sak_id', 'S000004').delete();
    await insertSaker(db, manySaker(1, 'T'));
    expect(await compared()).toMatchObject({ missing: 1, stale: 1, orphaned: 1 });
    await followBatch(test.indexer);
    expect(await compared()).toEqual(right(60));

    test.time.now = new Date('2026-06-15T12:00:00+02:00');
    const { stale } = await compared();
    expect(stale).toBeGreaterThan(5);
    expect(await sweep(test.indexer, options)).toMatchObject({ due: stale, written: stale });
    expect(await compared()).toEqual(right(60));

    await run();
    expect(await index.list()).toEqual([await index.active()]);
    expect(await compared()).toEqual(right(60));
  });

  it('shows a change before its outbox row is removed, and with it the mask', async () => {
    const { db, index } = test.indexer;
    await run();
    const searched = (await index.active())!;
    await db('sak').where('sak_id', 'S000004').delete();
    await followBatch(test.indexer);
    expect(await db('sak_utboks').where('sak_id', 'S000004')).toEqual([]);
    expect(await index.count(searched)).toBe(59);
  });

  it('does not bring a deleted case back with a late write', async () => {
    const { db, index, build, clock } = test.indexer;
    await run();
    const [sak] = await readSaker(db, ['S000004']);
    await db('sak').where('sak_id', 'S000004').delete();
    await followBatch(test.indexer);
    const generation = (await index.active())!;
    const late = await index.write(generation, [{ kind: 'put', ...build(sak!, clock()) }]);
    expect(late).toEqual([{ sakId: 'S000004', kind: 'superseded' }]);
    expect(await compared()).toEqual(right(59));
  });

  it('writes a dead letter for a case that the engine refuses, and rebuilds without it', async () => {
    const { db, index, build } = test.indexer;
    const { generation } = await run();
    const poisoned = {
      ...test.indexer,
      build: (...args: Parameters<typeof build>) => poison(build(...args)),
    };
    await db('sak').whereIn('sak_id', ['S000001', 'S000002']).update({ saks_tema: 'Ran' });
    expect(await followBatch(poisoned)).toMatchObject({ done: 1, failed: 1, waiting: 0 });
    expect(await db('doedbrev').pluck('sak_id')).toEqual(['S000002']);
    const rebuilt = await rebuild(poisoned, options);
    expect(rebuilt).toMatchObject({ finished: true, leftOut: 1 });
    expect(rebuilt.generation).not.toBe(generation);
    expect(await index.list()).toEqual([rebuilt.generation]);
    expect(await index.count(rebuilt.generation)).toBe(59);
    expect(await db('doedbrev').pluck('sak_id')).toEqual(['S000002']);
    expect(await compared()).toMatchObject({ missing: 1, stale: 0, orphaned: 0 });
    expect(await verify(test.indexer, { ...options, repair: true })).toEqual(right(60));
    expect(await db('doedbrev').pluck('sak_id')).toEqual([]);
  });

  it('is built anew, by an order of its follower, when it was deleted, and no change is lost', async () => {
    const { db, index } = test.indexer;
    const { generation } = await run();
    await index.drop(generation);
    await db('sak').where('sak_id', 'S000001').update({ saks_tema: 'Ran' });
    await expect(followBatch(test.indexer)).rejects.toThrow();
    const { look } = createCaretaker(test.indexer, { patience: 0 });
    expect([await look(), await look()]).toEqual([false, false]);
    expect(await index.list()).toEqual([]);
    const order = await takeOrder(db, test.time.now);
    expect(await carryOut(test.indexer, order!, options)).toBe('ferdig');
    expect(await compared()).toEqual(right(60));
    expect(await look()).toBe(true);
    expect(await db('sak_utboks').select()).toEqual([]);
  });

  it('is searched again when the engine has forgotten which one is', async () => {
    const { index } = test.indexer;
    const { generation } = await run();
    await unsearch(test);
    expect(await index.active()).toBeNull();
    const { look } = createCaretaker(test.indexer, { patience: 0 });
    expect([await look(), await look()]).toEqual([false, false]);
    expect(await index.active()).toBe(generation);
    expect(await look()).toBe(true);
    expect(await test.indexer.db('indeks_oppdrag').select()).toEqual([]);
  });
});

/** A document that no engine can store: its date is invalid. */
function poison(built: VersionedDocument): VersionedDocument {
  const { document, versjon } = built;
  return document.sakId === 'S000002'
    ? versioned({ ...document, foerstSett: 'i går' }, versjon)
    : built;
}

/** Nothing is searched any more, although the index is there. */
async function unsearch({ indexer: { db, engine }, env }: RealIndexer): Promise<void> {
  if (engine === 'postgres') {
    await db('soek.generasjon').where({ prefiks: env['INDEX_PREFIX'] }).update({ aktiv: false });
    return;
  }
  const prefix = env['INDEX_PREFIX']!;
  const url = `${env['ELASTICSEARCH_URL']}/${prefix}-*/_alias/${prefix}`;
  expect((await fetch(url, { method: 'DELETE' })).status).toBe(200);
}
