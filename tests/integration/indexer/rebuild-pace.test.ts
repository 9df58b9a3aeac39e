import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { insertRevisjon } from '#db/revisjon/write.ts';
import { sql, run as execute } from '#db/sql.ts';
import type { AuditAction } from '#domain/revisjon.ts';
import { createPace } from '#indexer/rebuild/pace.ts';
import { useRebuild } from '#tests/support/indexer/use-rebuild.ts';

const { test, run } = useRebuild();

/** Fifty cases are five pages, of which so many are written at a time when nothing else is to be considered. */
const AT_ONCE = 4;

const did = (handling: AuditAction, secondsAgo: number) =>
  insertRevisjon(test.indexer.db, {
    tidspunkt: new Date(test.indexer.clock().getTime() - secondsAgo * 1000),
    ...{ identitetHash: Buffer.alloc(32), rolle: 'presse', handling },
    ...{ sakId: null, detaljer: {}, requestId: randomUUID(), ord: null },
  });

/** The rebuild ends only if so many pages are written at the same time. */
async function runsAtOnce(): Promise<void> {
  let underWay = 0;
  let release = () => {};
  const enough = new Promise<void>((resolve) => (release = resolve));
  test.indexer.index.onWrite = async () => {
    if (++underWay === AT_ONCE) release();
    await enough;
  };
  expect(await run()).toMatchObject({ finished: true, written: 50 });
}

/** How many pages are being written, at most, while each takes long enough for the next to be read. */
async function mostAtOnce(): Promise<number> {
  let underWay = 0;
  let most = 0;
  test.indexer.index.onWrite = async () => {
    most = Math.max(most, ++underWay);
    for (let i = 0; i < 10; i += 1) await execute(test.indexer.db, sql`select 1`);
    underWay--;
  };
  expect(await run()).toMatchObject({ finished: true, written: 50 });
  return most;
}

it('a rebuild writes several pages at a time while nobody searches', async () => {
  await run();
  await did('soek', 60);
  await did('lagret_soek_siden', 1);
  await runsAtOnce();
});

it('a rebuild makes way for people who search: one page at a time', async () => {
  await run();
  await did('soek', 10);
  expect(await mostAtOnce()).toBe(1);
});

/** A change that has waited for the index so long, and nothing else. */
async function waits(seconds: number): Promise<void> {
  const { db } = test.indexer;
  await execute(db, sql`delete from sak_utboks`);
  await execute(
    db,
    sql`insert into sak_utboks (sak_id, opprettet)
      select min(sak_id), clock_timestamp() - ${seconds} * interval '1 second' from sak`,
  );
}

it.each([
  { when: 'somebody searches', before: () => did('soek', 10), rests: 2 },
  { when: 'nobody does', before: () => did('lagret_soek_siden', 10), rests: 0 },
  { when: 'a change waits', before: () => waits(1), rests: 2 },
  { when: 'nobody brings a change to the index', before: () => waits(61), rests: 0 },
])('a rebuild rests before each page but the first while $when: $rests', async (one) => {
  await run();
  await one.before();
  const rests: number[] = [];
  const pace = await createPace(test.indexer, async (ms) => void rests.push(ms));
  for (let page = 0; page < 3; page += 1) await pace.look();
  expect(rests).toHaveLength(one.rests);
  expect(rests.every((ms) => ms > 0)).toBe(true);
});

it('a rebuild hurries when there is nothing to search in, whoever tries', async () => {
  await did('soek', 1);
  await runsAtOnce();
});
