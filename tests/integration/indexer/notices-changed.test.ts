import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { changeLagretSoek } from '#db/lagret-soek/lagrede-soek.ts';
import { followBatch } from '#indexer/batch.ts';
import { buildSak } from '#tests/support/cases/build-sak.ts';
import { NOON, whileWriting } from '#tests/support/indexer/test-indexer.ts';
import { BEFORE, createToldIndexer, type ToldIndexer } from '#tests/support/indexer/told.ts';
import { lockWaits } from '#tests/support/servers/lock-waits.ts';
import { until } from '#tests/support/until.ts';

/* A saved search that is put in the place of another one: what the other one found is nothing of it. */

let test: ToldIndexer;
let person: string;
let soek: number;
beforeEach(async () => {
  test = await createToldIndexer();
  person = await test.addPerson();
  soek = await test.addSoek(person, TYVERI);
});
afterEach(() => test.close());

const MARCH = 'soekeKategori=berammede&domstolid=alle&fraDato=2026-03-01&tilDato=2026-03-31';
const TYVERI = `${MARCH}&query=tyveri`;
const KONKURS = `${MARCH}&query=konkurs`;
const after = (minutes: number) => new Date(NOON.getTime() + minutes * 60_000);

async function change(to: Parameters<typeof changeLagretSoek>[2]): Promise<void> {
  const owned = { pressebrukerId: person, id: soek };
  expect(await test.indexer.db.transaction((trx) => changeLagretSoek(trx, owned, to))).toBe(true);
}
const content = (text: string, lagret = test.time.now) =>
  change({ navn: 'Mitt søk', soek: text, periode: null, lagret });

async function tell(sakId: string, more = {}): Promise<void> {
  await test.addSak(buildSak({ sakId, foerstSett: test.time.now, ...more }));
  await followBatch(test.indexer);
}
const waiting = async (count: number) => (await lockWaits(test.indexer.db)) >= count;

describe('a saved search with another content', () => {
  it('has told nothing yet, neither on the page nor for an e-mail', async () => {
    await test.addSoek(person, TYVERI);
    await tell('A');
    expect(await test.told()).toHaveLength(2);
    await content(KONKURS);
    expect(await test.told()).toEqual([expect.not.stringContaining(` ${soek}`)]);
  });

  it('keeps what it has told with another name, or when the same is saved again', async () => {
    await tell('A');
    await change({ navn: 'Et annet navn' });
    await content(TYVERI, after(5));
    expect(await test.told()).toEqual([`${person} A ${soek}`]);
    // It has told without a break.
    const row = await test.indexer.db('lagret_soek').first<object>();
    expect(row).toMatchObject({ navn: 'Mitt søk', lagret: after(5), varsler_fra: BEFORE });
  });

  it('tells of a case that the other one had told of, when the court changes it', async () => {
    await tell('A');
    test.time.now = after(10);
    await content(KONKURS);
    test.time.now = after(20);
    await test.change('A', { saks_tema: 'Konkurs' });
    await followBatch(test.indexer);
    expect(await test.told()).toEqual([`${person} A ${soek}`]);
    const row = await test.indexer.db('nyhet').first<object>();
    expect(row).toMatchObject({ tidspunkt: after(20), sendt: null });
  });
});

describe('a batch that was begun with the other content', () => {
  it('writes no hit after the change', async () => {
    // Begun to tell before the case came, so that only what it looks for speaks against the hit.
    whileWriting(test.indexer.index, 'A', () => content(KONKURS, BEFORE));
    await tell('A');
    expect(await test.told()).toEqual([]);
    await tell('B', { saksTema: 'Konkurs' });
    expect(await test.told()).toEqual([`${person} B ${soek}`]);
  });

  it('tells what it has found when the search only has another name', async () => {
    whileWriting(test.indexer.index, 'A', () => change({ navn: 'Et annet navn' }));
    await tell('A');
    expect(await test.told()).toEqual([`${person} A ${soek}`]);
  });

  it.each([
    ['taken back', true],
    ['written', false],
  ])('and the change wait for each other while a hit is %s', async (_what, takesBack) => {
    const { db } = test.indexer;
    await tell('A');
    if (takesBack) await test.change('A', { saks_tema: 'Konkurs' });
    await test.addSak(buildSak({ sakId: 'B', foerstSett: NOON }));
    // Another follower is at B.
    const other = await db.transaction();
    await other.raw(`select pg_advisory_xact_lock(44176, hashtext('B'))`);
    const following = followBatch(test.indexer);
    await until('the follower waits', () => waiting(1));
    const changing = content(KONKURS, BEFORE);
    if (takesBack) await until('the change waits', () => waiting(2));
    await other.commit();
    await Promise.all([following, changing]);
    expect(await test.told()).toEqual([]);
  });

  it('finds nothing when the change is committed while it waits', async () => {
    const { db } = test.indexer;
    await test.addSak(buildSak({ sakId: 'A', foerstSett: NOON }));
    const owned = { pressebrukerId: person, id: soek };
    const changing = await db.transaction();
    const to = { navn: 'Mitt søk', soek: KONKURS, periode: null, lagret: BEFORE };
    await changeLagretSoek(changing, owned, to);
    const following = followBatch(test.indexer);
    await until('the follower waits', () => waiting(1));
    await changing.commit();
    await following;
    expect(await test.told()).toEqual([]);
  });
});
