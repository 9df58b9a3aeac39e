import pino from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readGenerations, registerGeneration } from '#db/queues/generations.ts';
import { readSaker } from '#db/sak/saker.ts';
import { followBatch } from '#indexer/batch.ts';
import { follow } from '#indexer/follow.ts';
import { generationName, OtherLayout } from '#indexer/generations.ts';
import { SILENT } from '#indexer/progress.ts';
import { rebuild } from '#indexer/rebuild/rebuild.ts';
import { status } from '#indexer/status.ts';
import { sweep } from '#indexer/sweep.ts';
import { verify } from '#indexer/verify/verify.ts';
import { createBackoff } from '#indexer/wait.ts';
import { createMapping } from '#search/elastic/mapping.ts';
import { createNames } from '#search/elastic/names.ts';
import { tablesOf } from '#search/postgres/schema.ts';
import { insertSaker, manySaker } from '#tests/support/cases/rows.ts';
import {
  createRealIndexer,
  realEngines,
  type RealIndexer,
} from '#tests/support/indexer/test-engines.ts';
import { until } from '#tests/support/until.ts';

const options = { signal: new AbortController().signal, progress: SILENT, patience: 10_000 };
const CASES = 12;
const OLD = { analysis: 'old', layout: 'old' };

describe.each(realEngines())('an index of older code in $engine', ({ engine, skip }) => {
  if (skip) return it.skip(skip); // The engine is not to be had here: `skip` says why.
  let test: RealIndexer;
  beforeEach(async () => {
    test = await createRealIndexer(engine);
    await insertSaker(test.indexer.db, manySaker(CASES));
  });
  afterEach(() => test.close());

  const letters = () => test.indexer.db('doedbrev').pluck<string[]>('sak_id');
  const waiting = () => test.indexer.db('sak_utboks').distinct('sak_id').pluck<string[]>('sak_id');
  const version = async () => (await status(test.indexer)).version;

  /** A searched generation as older code made it: without a field that documents have now. */
  async function searchOlder(): Promise<string> {
    const { db, index } = test.indexer;
    const navn = generationName(new Date('2026-01-01'));
    if (engine === 'postgres') await createOlderTables(test, navn);
    else await createOlderIndex(test, navn);
    await index.activate(navn);
    await registerGeneration(db, engine, navn, OLD);
    await db('indeksgenerasjon').where({ navn }).update({ status: 'aktiv' });
    return navn;
  }

  it('refuses the documents of this code, which is why nothing is written to it', async () => {
    const { build, clock, db, index } = test.indexer;
    const navn = await searchOlder();
    const [sak] = await readSaker(db, ['S000001']);
    const written = index
      .write(navn, [{ kind: 'put', ...build(sak!, clock()) }])
      .then(([outcome]) => outcome?.kind);
    expect(await written.catch(() => 'failed')).toBe('failed');
  });

  it('keeps every change in the outbox, makes no dead letter, and says that a rebuild is needed', async () => {
    await searchOlder();
    await expect(followBatch(test.indexer)).rejects.toThrow(OtherLayout);
    await expect(sweep(test.indexer, options)).rejects.toThrow(/run "npm run indexer -- rebuild"/);
    await expect(verify(test.indexer, { ...options, repair: true })).rejects.toThrow(OtherLayout);
    expect(await waiting()).toHaveLength(CASES);
    expect(await letters()).toEqual([]);
    expect(await version()).toBe('incompatible');
  });

  it('is replaced by a rebuild, after which a waiting follower goes on by itself', async () => {
    const { db } = test.indexer;
    await searchOlder();
    const stop = new AbortController();
    const backoff = createBackoff({ first: 20, most: 20 });
    const said: string[] = [];
    const log = pino({ level: 'warn' }, { write: (line) => void said.push(line) });
    const wake = {
      wait: async (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms)),
      close: async () => undefined,
    };
    const { signal } = stop;
    const following = follow({ ...test.indexer, log }, { signal, wake, poll: 20, backoff });
    await until('the follower says why it waits', () =>
      said.some((line) => line.includes('indexer -- rebuild')),
    );
    await rebuild(test.indexer, options);
    await db('sak').where('sak_id', 'S000003').update({ saks_tema: 'Ran' });
    await until('the change is indexed', async () => (await waiting()).length === 0);
    stop.abort();
    await following;
    expect(await version()).toBe('current');
    expect(await letters()).toEqual([]);
    expect(await verify(test.indexer, options)).toMatchObject({
      cases: CASES,
      missing: 0,
      stale: 0,
    });
  });

  it('is followed when only the analysis has changed, and counts as older until it is rebuilt', async () => {
    const { db } = test.indexer;
    await rebuild({ ...test.indexer, analysis: 'older' }, options);
    expect(await version()).toBe('older');
    await db('sak').where('sak_id', 'S000003').update({ saks_tema: 'Ran' });
    expect(await followBatch(test.indexer)).toMatchObject({ done: 1, failed: 0 });
    await rebuild(test.indexer, options);
    expect(await version()).toBe('current');
  });

  it('is not resumed when its rebuild was stopped, but begun again', async () => {
    const { db, index } = test.indexer;
    const navn = generationName(new Date('2026-01-01'));
    await index.create(navn);
    await registerGeneration(db, engine, navn, { analysis: 'older', layout: index.layout });
    await db('indeksgenerasjon').update({ sist_sak_id: 'S000009', antall: 9 });
    const { resumed, written, generation } = await rebuild(test.indexer, options);
    expect({ resumed, written }).toEqual({ resumed: false, written: CASES });
    expect(await index.list()).toEqual([generation]);
    expect(await readGenerations(db, engine)).toMatchObject([{ navn: generation }]);
  });
});

async function createOlderTables({ indexer: { db, index }, env }: RealIndexer, navn: string) {
  await index.create(navn);
  const { sak } = tablesOf(env['INDEX_PREFIX']!, navn);
  await db.raw(`alter table ${sak.sql} drop column kode`);
}

async function createOlderIndex({ env }: RealIndexer, navn: string): Promise<void> {
  const names = createNames(env['INDEX_PREFIX']!);
  const { properties, ...mapping } = createMapping(names.searchAlias);
  const older = { ...properties };
  delete older['kode'];
  const created = await fetch(`${env['ELASTICSEARCH_URL']}/${names.index(navn)}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      aliases: { [names.writeAlias(navn)]: {} },
      mappings: { ...mapping, properties: older },
    }),
  });
  expect(created.status).toBe(200);
}
