import type { Knex } from 'knex';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '#db/connection.ts';
import type { Lane } from '#db/lane.ts';
import { readGenerations, registerGeneration } from '#db/queues/generations.ts';
import { isBesideOther, laneOf, LanesInUse, removeUnowned, retireLane } from '#db/queues/lanes.ts';
import { enqueueSaker, hasRows } from '#db/queues/sak-outbox.ts';
import { insertSaker, manySaker } from '#tests/support/cases/rows.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/servers/database.ts';
import { lockWaits } from '#tests/support/servers/lock-waits.ts';
import { until } from '#tests/support/until.ts';

/* Which of two versions has which queue and registry (docs/decisions/0039). */

let test: TestDatabase;
let opened: Knex[];
beforeEach(async () => {
  test = await createTestDatabase();
  opened = [];
});
afterEach(async () => {
  for (const db of opened) await db.destroy();
  await test.close();
});

const take = (layout: string, engine = 'elasticsearch') => laneOf(test.url, { engine, layout });
/** A program of that lane, which is connected. */
async function connect(lane: Lane): Promise<Knex> {
  const db = openDatabase(test.url, { lane, poolMax: 2 });
  opened.push(db);
  await db.raw('select 1');
  return db;
}
async function search(db: Knex, navn: string, layout: string): Promise<void> {
  await registerGeneration(db, 'elasticsearch', navn, { analysis: 'x', layout });
  await db('indeksgenerasjon').where({ navn }).update({ status: 'aktiv' });
}
const waiting = (db: Knex) => db('sak_utboks').orderBy('id').pluck<string[]>('sak_id');

describe('a lane of the index', () => {
  it('is the same for every program of one layout, however many ask at once', async () => {
    const lanes = await Promise.all(Array.from({ length: 8 }, () => take('one')));
    expect(new Set(lanes)).toEqual(new Set(['a']));
    expect(new Set(await Promise.all([take('two'), take('one'), take('two')]))).toEqual(
      new Set(['a', 'b']),
    );
  });

  it('is left to programs from before there were lanes, which do not ask', async () => {
    await search(test.db, 'g1', 'old');
    expect(await take('new')).toBe('b');
    expect(await take('old')).toBe('a');
  });

  it('is not taken from running programs; when they have ended it is, and is empty', async () => {
    const a = await connect(await take('one'));
    await search(a, 'g1', 'one');
    const b = await connect(await take('two'));
    await search(b, 'g2', 'two');
    await expect(take('three')).rejects.toThrow(LanesInUse);
    await b.destroy();
    expect(await take('three')).toBe('b');
    const three = await connect('b');
    expect(await readGenerations(three, 'elasticsearch')).toEqual([]);
    expect(await readGenerations(a, 'elasticsearch')).toMatchObject([{ navn: 'g1' }]);
    await expect(take('two')).rejects.toThrow(LanesInUse);
  });

  it('knows when another version is searched, and this one not yet', async () => {
    const a = await connect(await take('one'));
    const b = await connect(await take('two'));
    const asked = async () => [
      await isBesideOther(a, 'elasticsearch'),
      await isBesideOther(b, 'elasticsearch'),
    ];
    expect(await asked()).toEqual([false, false]);
    await search(a, 'g1', 'one');
    expect(await asked()).toEqual([false, true]);
    expect(await isBesideOther(b, 'postgres')).toBe(false);
    await search(b, 'g2', 'two');
    expect(await asked()).toEqual([false, false]);
  });
});

describe('a change of a case', () => {
  it('waits in both queues, in both with the text that was lost, and in each until it is taken there', async () => {
    const a = await connect(await take('one'));
    await insertSaker(test.db, [{ sakId: 'S0' }]);
    const b = await connect(await take('two'));
    expect(await waiting(b)).toEqual([]);
    for (const db of [test.db, a, b])
      await db('sak')
        .where({ sak_id: 'S0' })
        .update({ parter: `Even ${opened.indexOf(db)}` });
    const lost = (db: Knex) => db('sak_utboks').where({ tekst: true }).count<{ count: number }[]>();
    expect(await waiting(a)).toEqual(['S0', 'S0', 'S0', 'S0']);
    expect(await waiting(b)).toEqual(['S0', 'S0', 'S0']);
    for (const db of [a, b]) expect(await lost(db)).toEqual([{ count: 3 }]);
    await a('sak_utboks').delete();
    expect([await hasRows(a), await hasRows(b)]).toEqual([false, true]);
    // What one follower wants to see again is its own business, when it is the newer one.
    await enqueueSaker(b, ['S0']);
    expect([await waiting(a), await waiting(b)]).toEqual([[], ['S0', 'S0', 'S0', 'S0']]);
  });

  it('that is being written when the lane is taken is waited for: a rebuild reads it', async () => {
    await take('one');
    await insertSaker(test.db, [{ sakId: 'S0' }]);
    const writing = await test.db.transaction();
    await writing('sak').where({ sak_id: 'S0' }).update({ saks_tema: 'Ran' });
    let taken: Lane | null = null;
    const taking = take('two').then((lane) => (taken = lane));
    await until('it waits for the writer', async () => (await lockWaits(test.db)) > 0);
    expect(taken).toBeNull();
    await writing.commit();
    expect(await taking).toBe('b');
  });
});

describe('what a version has left', () => {
  it('is put away by the operator, but not while one of its programs runs', async () => {
    const a = await connect(await take('one'));
    await search(a, 'g1', 'one');
    const b = await connect(await take('two'));
    await search(b, 'g2', 'two');
    await insertSaker(test.db, manySaker(3));
    expect(await retireLane(b, 'a', true)).toBe(false);
    await a.destroy();
    expect(await retireLane(b, 'a', false)).toBe(false);
    expect(await retireLane(b, 'a', true)).toBe(true);
    expect(await retireLane(b, 'a', true)).toBe(false);
    expect(await waiting(test.db)).toEqual([]);
    expect(await waiting(b)).toHaveLength(3);
  });

  it('is put away by itself when nobody has taken a change for a day', async () => {
    const a = await connect(await take('one'));
    await search(a, 'g1', 'one');
    const b = await connect(await take('two'));
    await a.destroy();
    await insertSaker(test.db, manySaker(3));
    const age = (hours: number) =>
      test.db('sak_utboks').update({ opprettet: new Date(Date.now() - hours * 3_600_000) });
    await age(23);
    expect(await retireLane(b, 'a', false)).toBe(false);
    await age(25);
    expect(await retireLane(b, 'a', false)).toBe(true);
    expect(await readGenerations(test.db, 'elasticsearch')).toEqual([]);
  });

  it('gathers no changes: those of lane a are removed while nobody has it, and only then', async () => {
    await take('one');
    const b = await connect(await take('two'));
    await insertSaker(test.db, manySaker(3));
    expect(await removeUnowned(b)).toBe(0);
    expect(await retireLane(b, 'a', true)).toBe(true);
    await insertSaker(test.db, manySaker(2, 'T'));
    expect(await removeUnowned(b)).toBe(2);
    expect(await waiting(b)).toHaveLength(5);
    // The next version takes it again, and from then on its changes stay.
    expect(await take('three')).toBe('a');
    await insertSaker(test.db, manySaker(1, 'U'));
    expect(await removeUnowned(b)).toBe(0);
    expect(await waiting(test.db)).toEqual(['U000000']);
  });
});
