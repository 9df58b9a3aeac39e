import type { Knex } from 'knex';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '#db/connection.ts';
import { auditStep } from '#db/retention/rows.ts';
import { addAnchor, readChainState } from '#db/revisjon/anker.ts';
import { type Break, proveLog } from '#db/revisjon/prove.ts';
import { lockChain, sealAll } from '#db/revisjon/segl.ts';
import { backUp } from '#tests/support/operations/backup.ts';
import { logged } from '#tests/support/retention-rows.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/servers/database.ts';
import { until } from '#tests/support/until.ts';

const NOON = new Date('2026-03-10T12:00:00+01:00');
const LONG_AGO = new Date('2015-01-01T10:00:00Z');
const DAY = 24 * 3_600_000;
const later = (days: number, from = NOON) => new Date(from.getTime() + days * DAY);

let test: TestDatabase;
let db: Knex;
beforeEach(async () => {
  test = await createTestDatabase();
  ({ db } = test);
});
afterEach(() => test.close());

async function write(count: number, at = NOON, into: Knex = db): Promise<number[]> {
  const rows = Array.from({ length: count }, (_, i) => ({
    ...logged(new Date(at.getTime() + i)),
    detaljer: JSON.stringify({ treff: i, sorteringer: ['b', 'a'], navn: 'æ"\n' }),
  }));
  const stored = await into('revisjon').insert(rows).returning<{ id: number }[]>('id');
  return stored.map(({ id }) => id);
}
/** As somebody does who has all rights in the database: no trigger runs. */
const tamper = (...statements: readonly string[]) =>
  db.transaction(async (trx) => {
    await trx.raw("set local session_replication_role = 'replica'");
    for (const one of statements) await trx.raw(one);
  });
const breaks = async (): Promise<readonly Break[]> => (await proveLog(db)).breaks;
const numbers = () => db('revisjon_segl').orderBy('nr').pluck<number[]>('revisjon_id');
const anchor = (now: Date) => db.transaction((trx) => addAnchor(trx, now));

describe('the chain', () => {
  it('is whole, with every row in it, and says what is not sealed yet', async () => {
    const ids = await write(1_203);
    expect(await proveLog(db)).toMatchObject({ breaks: [], rows: 0, unsealed: 1_203, from: null });
    expect(await sealAll(db)).toBe(1_203);
    expect(await numbers()).toEqual(ids);
    await write(2);
    expect(await proveLog(db)).toMatchObject({
      ...{ breaks: [], rows: 1_203, removed: 0, unsealed: 2 },
      from: { nr: 1, at: '2026-03-10T11:00:00.000000Z' },
      to: { nr: 1_203 },
    });
  });

  it('is the same in every time zone of a connection', async () => {
    await write(3);
    await sealAll(db);
    await db.raw(
      `alter database ${new URL(test.url).pathname.slice(1)} set timezone = 'Asia/Tokyo'`,
    );
    const other = openDatabase(test.url, { name: 'tokyo' });
    expect((await proveLog(other)).breaks).toEqual([]);
    await other.destroy();
  });

  it('has a row that was committed late after those that were written after it', async () => {
    const late = await db.transaction();
    const [first] = await write(1, NOON, late);
    const [second] = await write(1);
    await sealAll(db);
    await late.commit();
    await sealAll(db);
    expect(await numbers()).toEqual([second, first]);
    expect(await breaks()).toEqual([]);
  });

  it('is one chain of three writers and two who seal at once', async () => {
    let writing = true;
    const writers = Promise.all(
      [1, 2, 3].map(async () => {
        for (let i = 0; i < 40; i += 1) await db.transaction((trx) => write(3, NOON, trx));
      }),
    ).finally(() => (writing = false));
    const seal = async () => {
      while (writing) await sealAll(db);
    };
    await Promise.all([writers, seal(), seal()]);
    await sealAll(db);
    expect(await proveLog(db)).toMatchObject({ breaks: [], rows: 360, to: { nr: 360 } });
  });

  it('is not touched by who seals and is killed on the way', async () => {
    await write(2);
    await sealAll(db);
    await write(3);
    const held = await db.transaction();
    await held.raw('lock table revisjon_segl in share mode');
    const killed = openDatabase(test.url, { name: 'killed' });
    const sealing = sealAll(killed).catch((error: unknown) => error);
    const waiting = () =>
      db('pg_stat_activity').where({ application_name: 'killed', wait_event_type: 'Lock' });
    await until('the one who seals waits', async () => (await waiting()).length > 0);
    await db.raw(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'killed'",
    );
    expect(await sealing).toBeInstanceOf(Error);
    await held.commit();
    await killed.destroy();
    expect(await proveLog(db)).toMatchObject({ breaks: [], rows: 2, unsealed: 3 });
    expect(await sealAll(db)).toBe(3);
    expect(await proveLog(db)).toMatchObject({ breaks: [], rows: 5, unsealed: 0 });
  });

  it('is left to the one who is at it', async () => {
    await write(1);
    const other = await db.transaction();
    await lockChain(other);
    expect(await sealAll(db)).toBe(0);
    await other.commit();
    expect(await sealAll(db)).toBe(1);
  });

  it('stays whole when a clock goes back', async () => {
    await write(2, NOON);
    await sealAll(db);
    expect(await anchor(later(1))).toMatchObject({ dag: '2026-03-10', nr: 2 });
    await write(2, later(-3));
    await sealAll(db);
    expect(await anchor(later(-2))).toMatchObject({ dag: '2026-03-07', nr: 4 });
    expect(await anchor(later(1))).toBeNull();
    expect(await proveLog(db)).toMatchObject({ breaks: [], rows: 4 });
  });

  it('is not written over by a statement of the program', async () => {
    await write(1);
    await sealAll(db);
    await expect(db('revisjon_segl').delete()).rejects.toThrow('append-only');
    await expect(db('revisjon_segl').update({ nr: 7 })).rejects.toThrow('append-only');
    await expect(db.raw('truncate revisjon_segl')).rejects.toThrow('append-only');
  });
});

describe('a broken chain', () => {
  let ids: number[];
  beforeEach(async () => {
    ids = await write(6);
    await sealAll(db);
    await anchor(later(1));
  });

  it.each([
    `tidspunkt = tidspunkt + interval '1 ms'`,
    `identitet_hash = decode(repeat('00', 32), 'hex')`,
    `rolle = 'admin'`,
    `handling = 'sak'`,
    `sak_id = 'S1'`,
    `gjelder_hash = decode(repeat('00', 32), 'hex')`,
    `detaljer = '{}'`,
    `request_id = 'x'`,
  ])('is one with a changed row: %s', async (change) => {
    await tamper(`update revisjon set ${change} where id = ${ids[2]}`);
    const at = '2026-03-10T11:00:00.002000Z';
    expect(await breaks()).toEqual([{ kind: 'changed', nr: 3, id: ids[2], at }]);
  });

  it('is one from which a row was removed', async () => {
    await tamper(`delete from revisjon where id = ${ids[2]}`);
    expect(await breaks()).toMatchObject([{ kind: 'removed', nr: 3, id: ids[2] }]);
  });

  it.each([
    ['with what was noted then', 'select 1'],
    ['and what was noted then', 'delete from revisjon_anker'],
  ])('is one whose beginning is gone sooner than retention removes it, %s', async (_, and) => {
    const at = new Date(Date.now() - 300 * DAY);
    await tamper(
      'delete from revisjon',
      'delete from revisjon_segl where nr < 6',
      `update revisjon_anker set dag = '${at.toISOString().slice(0, 10)}'`,
    );
    await write(1, at);
    await sealAll(db);
    await tamper('delete from revisjon_segl where nr = 6', and);
    expect(await breaks()).toEqual([{ kind: 'gap', nr: 6 }]);
  });

  it('is one from which a young row was removed with all that were older', async () => {
    await tamper('delete from revisjon', 'delete from revisjon_segl', 'delete from revisjon_anker');
    const young = await write(2, new Date(Date.now() - 300 * DAY));
    await sealAll(db);
    await tamper(`delete from revisjon where id = ${young[0]}`);
    expect(await breaks()).toMatchObject([{ kind: 'removed', nr: 1, id: young[0] }]);
  });

  it('is one from which a row was removed with its seal', async () => {
    await tamper(
      `delete from revisjon where id = ${ids[2]}`,
      `delete from revisjon_segl where nr = 3`,
    );
    expect(await breaks()).toEqual([{ kind: 'gap', nr: 3 }]);
  });

  it('is one whose seals were numbered anew after that', async () => {
    await tamper(
      `delete from revisjon where id = ${ids[2]}`,
      `delete from revisjon_segl where nr = 3`,
      `update revisjon_segl set nr = nr - 1 where nr > 3`,
    );
    expect(await breaks()).toMatchObject([{ kind: 'seal', nr: 3, id: ids[3] }]);
  });

  it('is one in which two rows have changed places', async () => {
    const all = 'tidspunkt, identitet_hash, rolle, handling, detaljer';
    await tamper(
      `update revisjon r set (${all}) = (select ${all} from revisjon o where o.id = ${ids[1]! + ids[3]!} - r.id)
        where id in (${ids[1]}, ${ids[3]})`,
    );
    expect(await breaks()).toMatchObject([{ kind: 'changed', nr: 2, id: ids[1] }]);
  });

  it('is one whose seals have changed places', async () => {
    await tamper(
      `update revisjon_segl set nr = 900 where nr = 2`,
      `update revisjon_segl set nr = 2 where nr = 4`,
      `update revisjon_segl set nr = 4 where nr = 900`,
    );
    expect(await breaks()).toMatchObject([{ kind: 'seal', nr: 2, id: ids[3] }]);
  });

  it('is one with a row that was put in past the chain', async () => {
    await tamper(
      `insert into revisjon (tidspunkt, identitet_hash, rolle, handling) values (now(), '\\x00', 'presse', 'sak')`,
    );
    const [{ id }] = (await db('revisjon').max({ id: 'id' })) as [{ id: number }];
    expect(await breaks()).toMatchObject([{ kind: 'inserted', id }]);
  });

  it('is one from which a row was removed before it was sealed', async () => {
    const [id] = await write(1);
    await tamper(`delete from revisjon where id = ${id}`);
    expect(await breaks()).toEqual([{ kind: 'unsealed-removed', id }]);
    await write(2);
    expect(await sealAll(db)).toBe(2);
  });

  it('is one whose end is gone', async () => {
    await tamper(
      `delete from revisjon where id >= ${ids[4]}`,
      `delete from revisjon_segl where nr >= 5`,
    );
    expect(await breaks()).toEqual([{ kind: 'end', nr: 5, dag: '2026-03-10' }]);
    await tamper('delete from revisjon', 'delete from revisjon_segl');
    expect(await breaks()).toEqual([{ kind: 'end', nr: 1, dag: '2026-03-10' }]);
  });

  it('is one that was made anew: from within by the anchors, and if these too, by what was sent out', async () => {
    const [sent] = await db('revisjon_anker').select('dag', 'hash');
    const given = [{ dag: sent.dag as string, hash: (sent.hash as Buffer).toString('hex') }];
    expect((await proveLog(db, given)).breaks).toEqual([]);
    await tamper(
      `update revisjon set handling = 'sak' where id = ${ids[2]}`,
      'delete from revisjon_segl',
      'insert into revisjon_uforseglet select id from revisjon',
      'delete from revisjon_anker',
    );
    await sealAll(db);
    await db('revisjon_anker').insert({ ...sent, nr: 6, laget: NOON });
    expect(await breaks()).toEqual([{ kind: 'anchor', nr: 6, dag: '2026-03-10' }]);
    await tamper('delete from revisjon_anker');
    await anchor(later(1));
    expect((await proveLog(db)).breaks).toEqual([]);
    expect((await proveLog(db, given)).breaks).toEqual([
      { kind: 'given-differs', dag: '2026-03-10' },
    ]);
  });
});

describe('a restored backup', () => {
  it('ends before what was sent out, and differs when the service has gone on', async () => {
    const send = async (now: Date) => {
      await write(2, now);
      await sealAll(db);
      const sent = (await anchor(later(1, now)))!;
      return { dag: sent.dag, hash: sent.hash.toString('hex') };
    };
    const first = await send(NOON);
    const backup = await backUp(test.url);
    const second = await send(later(1));
    expect((await proveLog(db, [first, second])).breaks).toEqual([]);
    await db.destroy();
    await backup.restore();
    db = openDatabase(test.url, { name: 'restored' });
    expect((await proveLog(db, [first])).breaks).toEqual([]);
    expect((await proveLog(db, [first, second])).breaks).toEqual([
      { kind: 'given-missing', dag: '2026-03-11', last: '2026-03-10' },
    ]);
    await send(later(1));
    expect((await proveLog(db, [first, second])).breaks).toEqual([
      { kind: 'given-differs', dag: '2026-03-11' },
    ]);
    await db.destroy();
    await backup.drop();
  });
});

describe('what retention removes', () => {
  const cutoff = new Date('2019-01-01T10:00:00Z');
  const remove = () => auditStep.remove({ db, cutoff, now: NOON, lager: null as never });

  it('leaves a chain that begins at an anchor, and of the rest the seals', async () => {
    await write(3, LONG_AGO);
    await sealAll(db);
    await anchor(later(1, LONG_AGO));
    await write(2, later(2, LONG_AGO));
    const kept = await write(4);
    expect(await remove()).toBe(5);
    expect(await db('revisjon').orderBy('id').pluck('id')).toEqual(kept);
    expect(await db('revisjon_segl').min({ nr: 'nr' })).toEqual([{ nr: 4 }]);
    expect(await proveLog(db)).toMatchObject({
      ...{ breaks: [], rows: 4, removed: 2, from: { nr: 4 }, to: { nr: 9 } },
    });
    expect(await remove()).toBe(0);
    await tamper(`delete from revisjon where id = ${kept[1]}`);
    expect(await breaks()).toMatchObject([{ kind: 'removed', id: kept[1] }]);
  });

  it('may be all: the chain goes on from its last anchor', async () => {
    await write(3, LONG_AGO);
    await sealAll(db);
    await anchor(later(1, LONG_AGO));
    await remove();
    expect(await numbers()).toEqual([]);
    await write(1);
    await sealAll(db);
    expect(await proveLog(db)).toMatchObject({ breaks: [], rows: 1, from: { nr: 4 } });
  });

  it('is sealed before: also what an older version had not', async () => {
    await write(3, LONG_AGO);
    await db.raw('select revisjon_fjern_foer(?, 2)', [cutoff]);
    expect(await db('revisjon_uforseglet')).toHaveLength(1);
    expect(await breaks()).toEqual([]);
    expect(await remove()).toBe(1);
    expect(await numbers()).toHaveLength(1);
  });
});

describe('how far the chain is behind', () => {
  it('is the oldest row that waits, and the last day', async () => {
    expect(await readChainState(db)).toEqual({ oldestUnsealed: null, last: null });
    await write(2);
    expect(await readChainState(db)).toMatchObject({ oldestUnsealed: NOON });
    await sealAll(db);
    await anchor(later(1));
    expect(await readChainState(db)).toEqual({
      oldestUnsealed: null,
      last: { dag: '2026-03-10', laget: later(1) },
    });
  });
});
