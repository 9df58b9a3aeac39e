import { beforeEach, describe, expect, it } from 'vitest';
import { sql, run as runSql } from '#db/sql.ts';
import { readSaker } from '#db/sak/saker.ts';
import { SILENT } from '#indexer/progress.ts';
import { rebuild } from '#indexer/rebuild/rebuild.ts';
import { sweep } from '#indexer/sweep.ts';
import { verify } from '#indexer/verify/verify.ts';
import { buildDocument } from '#search/document.ts';
import { ALL_RIGHT, useRebuild } from '#tests/support/indexer/use-rebuild.ts';

const { test, run } = useRebuild();
const options = { signal: new AbortController().signal, progress: SILENT, patience: 200 };
const right = { cases: 50, ...ALL_RIGHT };
const SAK = 'S000007';

beforeEach(async () => void (await run()));

const compared = (whole = false) => verify(test.indexer, { ...options, whole });

/** Changes Postgres without its noticing: no version, nothing in the outbox. */
async function changeUnnoticed(change: ReturnType<typeof sql>): Promise<void> {
  await test.indexer.db.transaction(async (trx) => {
    await runSql(trx, sql`set local session_replication_role = replica`);
    await runSql(trx, change);
  });
}

/** The document of the case is stored as another build of the same case would make it. */
async function storeAnotherDocument(): Promise<void> {
  const { db, index } = test.indexer;
  const [sak] = await readSaker(db, [SAK]);
  const built = buildDocument(sak!, test.time.now);
  const other = buildDocument({ ...sak!, saksTema: 'Ran' }, test.time.now);
  const hash = built.hash.slice(0, 24) + other.hash.slice(24);
  await index.write((await index.active())!, [{ kind: 'put', ...other, hash }]);
}

describe('every comparison', () => {
  it('finds what has changed in a case without a new version', async () => {
    await changeUnnoticed(sql`update sak set saks_tema = 'Ran' where sak_id = ${SAK}`);
    expect(await compared()).toEqual({ ...right, stale: 1 });
    expect(await verify(test.indexer, { ...options, repair: true })).toEqual(right);
  });

  it('finds a hearing that is gone, and one that is new', async () => {
    await changeUnnoticed(sql`delete from rettsmoete where sak_id = ${SAK}`);
    await changeUnnoticed(sql`insert into rettsmoete (sak_id, start, slutt)
      values ('S000008', '2027-01-01T08:00:00Z', '2027-01-01T09:00:00Z')`);
    expect(await compared()).toEqual({ ...right, stale: 2 });
  });

  it('finds a case that is missing, and one that Postgres does not have', async () => {
    await changeUnnoticed(sql`update sak set sak_id = 'T' where sak_id = ${SAK}`);
    expect(await compared()).toEqual({ ...right, missing: 1, orphaned: 1 });
    await changeUnnoticed(sql`delete from sak where sak_id in ('S000049', 'T')`);
    expect(await compared()).toEqual({ ...right, cases: 48, orphaned: 2 });
  });

  it('finds names that had to be hidden since, before anybody has swept', async () => {
    // The hearing of S000007 ends on 8 August.
    test.time.now = new Date('2026-08-22T11:59:59.999Z');
    await sweep(test.indexer, options);
    expect(await compared()).toEqual(right);
    test.time.now = new Date('2026-08-22T12:00:00Z');
    expect(await compared()).toEqual({ ...right, stale: 1 });
    expect(await sweep(test.indexer, options)).toMatchObject({ written: 1 });
    expect(await compared()).toEqual(right);
  });

  it('does not look at the version, or at what only readers are shown', async () => {
    await changeUnnoticed(sql`update sak set versjon = versjon + 5, beskrivelse = 'Ny'`);
    expect(await compared()).toEqual(right);
    expect(await compared(true)).toEqual(right);
  });
});

describe('a document that is not what this code makes of the same case', () => {
  it('is found by the whole comparison alone, which repairs it too', async () => {
    await storeAnotherDocument();
    expect(await compared()).toEqual(right);
    expect(await compared(true)).toEqual({ ...right, stale: 1 });
    expect(await verify(test.indexer, { ...options, whole: true, repair: true })).toEqual(right);
  });
});

describe('a case that cannot be built', () => {
  const broken = () => ({
    ...test.indexer,
    build: (...[sak, now]: Parameters<typeof buildDocument>) => {
      if (sak.sakId === SAK) throw new RangeError('Even Bakkerud');
      return buildDocument(sak, now);
    },
  });

  it('is stale when all are built, whatever the index has', async () => {
    expect(await verify(broken(), { ...options, whole: true })).toEqual({ ...right, stale: 1 });
  });

  it('is reported otherwise as well: the index has it as it was, or not at all', async () => {
    await test.indexer.db('sak').where('sak_id', SAK).update({ saks_tema: 'Ran' });
    await expect(sweep(broken(), options)).resolves.toMatchObject({ deadLetters: 1 });
    expect(await verify(broken(), options)).toEqual({ ...right, stale: 1 });
    await rebuild(broken(), options);
    expect(await verify(broken(), options)).toEqual({ ...right, missing: 1 });
  });
});

it('does not call an index of other code wrong, but says that it has to be rebuilt', async () => {
  await rebuild({ ...test.indexer, analysis: 'another' }, options);
  for (const repair of [false, true])
    await expect(verify(test.indexer, { ...options, repair })).rejects.toThrow(
      /built by other code.*indexer -- rebuild/,
    );
  await rebuild(test.indexer, options);
  expect(await compared()).toEqual(right);
});
