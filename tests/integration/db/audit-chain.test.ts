import { describe, expect, it } from 'vitest';
import { openDatabase } from '#db/connection.ts';
import { auditStep } from '#db/retention/rows.ts';
import { readChainState } from '#db/revisjon/anker.ts';
import { proveLog } from '#db/revisjon/prove.ts';
import { lockChain, sealAll } from '#db/revisjon/segl.ts';
import { later, NOON, useChain } from '#tests/support/audit-chain.ts';
import { until } from '#tests/support/until.ts';

const LONG_AGO = new Date('2015-01-01T10:00:00Z');

const use = useChain();

describe('the chain', () => {
  it('is whole, with every row in it, and says what is not sealed yet', async () => {
    const ids = await use.write(1_203);
    expect(await proveLog(use.db)).toMatchObject({
      breaks: [],
      rows: 0,
      unsealed: 1_203,
      from: null,
    });
    expect(await sealAll(use.db)).toBe(1_203);
    expect(await use.sealed()).toEqual(ids);
    await use.write(2);
    expect(await proveLog(use.db)).toMatchObject({
      ...{ breaks: [], rows: 1_203, removed: 0, unsealed: 2 },
      from: { nr: 1, at: '2026-03-10T11:00:00.000000Z' },
      to: { nr: 1_203 },
    });
  });

  it('is the same in every time zone of a connection', async () => {
    await use.write(3);
    await sealAll(use.db);
    await use.db.raw(
      `alter database ${new URL(use.url).pathname.slice(1)} set timezone = 'Asia/Tokyo'`,
    );
    const other = openDatabase(use.url, { name: 'tokyo' });
    expect((await proveLog(other)).breaks).toEqual([]);
    await other.destroy();
  });

  it('has a row that was committed late after those that were written after it', async () => {
    const late = await use.db.transaction();
    const [first] = await use.write(1, NOON, late);
    const [second] = await use.write(1);
    await sealAll(use.db);
    await late.commit();
    await sealAll(use.db);
    expect(await use.sealed()).toEqual([second, first]);
    expect(await use.breaks()).toEqual([]);
  });

  it('is one chain of three writers and two who seal at once', async () => {
    let writing = true;
    const writers = Promise.all(
      [1, 2, 3].map(async () => {
        for (let i = 0; i < 40; i += 1) await use.db.transaction((trx) => use.write(3, NOON, trx));
      }),
    ).finally(() => (writing = false));
    const seal = async () => {
      while (writing) await sealAll(use.db);
    };
    await Promise.all([writers, seal(), seal()]);
    await sealAll(use.db);
    expect(await proveLog(use.db)).toMatchObject({ breaks: [], rows: 360, to: { nr: 360 } });
  });

  it('is not touched by who seals and is killed on the way', async () => {
    await use.write(2);
    await sealAll(use.db);
    await use.write(3);
    const held = await use.db.transaction();
    await held.raw('lock table revisjon_segl in share mode');
    const killed = openDatabase(use.url, { name: 'killed' });
    const sealing = sealAll(killed).catch((error: unknown) => error);
    const waiting = () =>
      use.db('pg_stat_activity').where({ application_name: 'killed', wait_event_type: 'Lock' });
    await until('the one who seals waits', async () => (await waiting()).length > 0);
    await use.db.raw(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'killed'",
    );
    expect(await sealing).toBeInstanceOf(Error);
    await held.commit();
    await killed.destroy();
    expect(await proveLog(use.db)).toMatchObject({ breaks: [], rows: 2, unsealed: 3 });
    expect(await sealAll(use.db)).toBe(3);
    expect(await proveLog(use.db)).toMatchObject({ breaks: [], rows: 5, unsealed: 0 });
  });

  it('is left to the one who is at it', async () => {
    await use.write(1);
    const other = await use.db.transaction();
    await lockChain(other);
    expect(await sealAll(use.db)).toBe(0);
    await other.commit();
    expect(await sealAll(use.db)).toBe(1);
  });

  it('stays whole when a clock goes back', async () => {
    await use.write(2, NOON);
    await sealAll(use.db);
    expect(await use.anchor(later(1))).toMatchObject({ dag: '2026-03-10', nr: 2 });
    await use.write(2, later(-3));
    await sealAll(use.db);
    expect(await use.anchor(later(-2))).toMatchObject({ dag: '2026-03-07', nr: 4 });
    expect(await use.anchor(later(1))).toBeNull();
    expect(await proveLog(use.db)).toMatchObject({ breaks: [], rows: 4 });
  });

  it('is not written over by a statement of the program', async () => {
    await use.write(1);
    await sealAll(use.db);
    await expect(use.db('revisjon_segl').delete()).rejects.toThrow('append-only');
    await expect(use.db('revisjon_segl').update({ nr: 7 })).rejects.toThrow('append-only');
    await expect(use.db.raw('truncate revisjon_segl')).rejects.toThrow('append-only');
  });
});

describe('what retention removes', () => {
  const cutoff = new Date('2019-01-01T10:00:00Z');
  const remove = () => auditStep.remove({ db: use.db, cutoff, now: NOON, lager: null as never });

  it('leaves a chain that begins at an anchor, and of the rest the seals', async () => {
    await use.write(3, LONG_AGO);
    await sealAll(use.db);
    await use.anchor(later(1, LONG_AGO));
    await use.write(2, later(2, LONG_AGO));
    const kept = await use.write(4);
    expect(await remove()).toBe(5);
    expect(await use.db('revisjon').orderBy('id').pluck('id')).toEqual(kept);
    expect(await use.db('revisjon_segl').min({ nr: 'nr' })).toEqual([{ nr: 4 }]);
    expect(await proveLog(use.db)).toMatchObject({
      ...{ breaks: [], rows: 4, removed: 2, from: { nr: 4 }, to: { nr: 9 } },
    });
    expect(await remove()).toBe(0);
    await use.tamper(`delete from revisjon where id = ${kept[1]}`);
    expect(await use.breaks()).toMatchObject([{ kind: 'removed', id: kept[1] }]);
  });

  it('may be all: the chain goes on from its last anchor', async () => {
    await use.write(3, LONG_AGO);
    await sealAll(use.db);
    await use.anchor(later(1, LONG_AGO));
    await remove();
    expect(await use.sealed()).toEqual([]);
    await use.write(1);
    await sealAll(use.db);
    expect(await proveLog(use.db)).toMatchObject({ breaks: [], rows: 1, from: { nr: 4 } });
  });

  it('is sealed before: also what an older version had not', async () => {
    await use.write(3, LONG_AGO);
    await use.db.raw('select revisjon_fjern_foer(?, 2)', [cutoff]);
    expect(await use.db('revisjon_uforseglet')).toHaveLength(1);
    expect(await use.breaks()).toEqual([]);
    expect(await remove()).toBe(1);
    expect(await use.sealed()).toHaveLength(1);
  });
});

describe('how far the chain is behind', () => {
  it('is the oldest row that waits, and the last day', async () => {
    expect(await readChainState(use.db)).toEqual({ oldestUnsealed: null, last: null });
    await use.write(2);
    expect(await readChainState(use.db)).toMatchObject({ oldestUnsealed: NOON });
    await sealAll(use.db);
    await use.anchor(later(1));
    expect(await readChainState(use.db)).toEqual({
      oldestUnsealed: null,
      last: { dag: '2026-03-10', laget: later(1) },
    });
  });
});
