import { expect, it } from 'vitest';
import { followBatch } from '#indexer/batch.ts';
import { readSaker } from '#db/sak/saker.ts';
import { readUploaded } from '#import/upload/read-uploaded.ts';
import { takeBack } from '#import/upload/take-back.ts';
import { linje } from '#tests/support/cases/import.ts';
import { ALL_RIGHT, useRebuild } from '#tests/support/indexer/use-rebuild.ts';
import { expectNoOrphan } from '#tests/support/indexer/test-indexer.ts';

const { test, run, waitingIds, compared, during } = useRebuild();

const NUMBER = (nr: number) => `26-00000${nr}MED-TSOS/TSAR`;
/** Names whose time is over would not come back. */
const SAME = { parter: 'Even Bakkerud' };
/** Changes two cases, and brings one. */
const upload = async (): Promise<number> => {
  const list = [
    linje('S000001', { ...SAME, saksnummer: NUMBER(1), saksTema: 'Ran', møteliste: [] }),
    linje('S000002', { ...SAME, saksnummer: NUMBER(2), saksTema: 'Ran' }),
    linje('T1', { saksnummer: NUMBER(9), saksTema: 'Ran' }),
  ].join('\n');
  const of = { fil: 'a.jsonl', bytes: Buffer.from(list), komplett: false, likevel: false };
  const read = await test.indexer.db.transaction((trx) =>
    readUploaded(trx, of, { now: test.time.now, av: Buffer.alloc(32) }),
  );
  expect(read.outcome).toMatchObject({ created: 1, changed: 2 });
  return read.importfil.id;
};
const back = (id: number) => test.indexer.db.transaction((trx) => takeBack(trx, id, test.time.now));
const followed = async () => {
  while ((await followBatch(test.indexer)).taken > 0);
};
const stored = async () => {
  const { db } = test.indexer;
  const saker = await readSaker(db, await db('sak').orderBy('sak_id').pluck('sak_id'));
  return saker.map(({ versjon: _, endret: __, ...sak }) => sak);
};

it('a list that is taken back while a rebuild is under way leaves an index that is as Postgres', async () => {
  await run();
  const before = await stored();
  const id = await upload();
  await followed();
  during(async () => {
    expect(await back(id)).toMatchObject({ fjernet: ['T1'], beholdt: [] });
  });
  await run();
  await followed();
  expect(await stored()).toEqual(before);
  expect(await compared()).toEqual({ cases: 50, ...ALL_RIGHT });
  expect(await waitingIds()).toEqual([]);
  await expectNoOrphan(test.indexer);
});

it('so does one that is read in and taken back while it is under way, with a follower beside it', async () => {
  await run();
  const before = await stored();
  during(async () => {
    const id = await upload();
    await followBatch(test.indexer);
    await back(id);
  });
  await run();
  await followed();
  expect(await stored()).toEqual(before);
  expect(await compared()).toEqual({ cases: 50, ...ALL_RIGHT });
  expect(await waitingIds()).toEqual([]);
});
