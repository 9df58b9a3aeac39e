import { beforeEach, describe, expect, it } from 'vitest';
import { sealAll } from '#db/revisjon/segl.ts';
import { DAY, later, NOON, useChain } from '#tests/support/audit-chain.ts';
import { backUp } from '#tests/support/operations/backup.ts';

interface Sent {
  readonly dag: string;
  readonly hash: Buffer;
}

const use = useChain();

describe('a broken chain', () => {
  let ids: number[];
  beforeEach(async () => {
    ids = await use.write(6);
    await sealAll(use.db);
    await use.anchor(later(1));
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
    await use.tamper(`update revisjon set ${change} where id = ${ids[2]}`);
    const at = '2026-03-10T11:00:00.002000Z';
    expect(await use.breaks()).toEqual([{ kind: 'changed', nr: 3, id: ids[2], at }]);
  });

  it('is one from which a row was removed', async () => {
    await use.tamper(`delete from revisjon where id = ${ids[2]}`);
    expect(await use.breaks()).toMatchObject([{ kind: 'removed', nr: 3, id: ids[2] }]);
  });

  it.each([
    ['with what was noted then', 'select 1'],
    ['and what was noted then', 'delete from revisjon_anker'],
  ])('is one whose beginning is gone sooner than retention removes it, %s', async (_, and) => {
    const at = new Date(Date.now() - 300 * DAY);
    await use.tamper(
      'delete from revisjon',
      'delete from revisjon_segl where nr < 6',
      `update revisjon_anker set dag = '${at.toISOString().slice(0, 10)}'`,
    );
    await use.write(1, at);
    await sealAll(use.db);
    await use.tamper('delete from revisjon_segl where nr = 6', and);
    expect(await use.breaks()).toEqual([{ kind: 'gap', nr: 6 }]);
  });

  it('is one from which a young row was removed with all that were older', async () => {
    await use.tamper(
      'delete from revisjon',
      'delete from revisjon_segl',
      'delete from revisjon_anker',
    );
    const young = await use.write(2, new Date(Date.now() - 300 * DAY));
    await sealAll(use.db);
    await use.tamper(`delete from revisjon where id = ${young[0]}`);
    expect(await use.breaks()).toMatchObject([{ kind: 'removed', nr: 1, id: young[0] }]);
  });

  it('is one from which a row was removed with its seal', async () => {
    await use.tamper(
      `delete from revisjon where id = ${ids[2]}`,
      `delete from revisjon_segl where nr = 3`,
    );
    expect(await use.breaks()).toEqual([{ kind: 'gap', nr: 3 }]);
  });

  it('is one whose seals were numbered anew after that', async () => {
    await use.tamper(
      `delete from revisjon where id = ${ids[2]}`,
      `delete from revisjon_segl where nr = 3`,
      `update revisjon_segl set nr = nr - 1 where nr > 3`,
    );
    expect(await use.breaks()).toMatchObject([{ kind: 'seal', nr: 3, id: ids[3] }]);
  });

  it('is one in which two rows have changed places', async () => {
    const all = 'tidspunkt, identitet_hash, rolle, handling, detaljer';
    await use.tamper(
      `update revisjon r set (${all}) = (select ${all} from revisjon o where o.id = ${ids[1]! + ids[3]!} - r.id)
        where id in (${ids[1]}, ${ids[3]})`,
    );
    expect(await use.breaks()).toMatchObject([{ kind: 'changed', nr: 2, id: ids[1] }]);
  });

  it('is one whose seals have changed places', async () => {
    await use.tamper(
      `update revisjon_segl set nr = 900 where nr = 2`,
      `update revisjon_segl set nr = 2 where nr = 4`,
      `update revisjon_segl set nr = 4 where nr = 900`,
    );
    expect(await use.breaks()).toMatchObject([{ kind: 'seal', nr: 2, id: ids[3] }]);
  });

  it('is one with a row that was put in past the chain', async () => {
    await use.tamper(
      `insert into revisjon (tidspunkt, identitet_hash, rolle, handling) values (now(), '\\x00', 'presse', 'sak')`,
    );
    const [{ id }] = (await use.db('revisjon').max({ id: 'id' })) as [{ id: number }];
    expect(await use.breaks()).toMatchObject([{ kind: 'inserted', id }]);
  });

  it('is one from which a row was removed before it was sealed', async () => {
    const [id] = await use.write(1);
    await use.tamper(`delete from revisjon where id = ${id}`);
    expect(await use.breaks()).toEqual([{ kind: 'unsealed-removed', id }]);
    await use.write(2);
    expect(await sealAll(use.db)).toBe(2);
  });

  it('is one whose end is gone', async () => {
    await use.tamper(
      `delete from revisjon where id >= ${ids[4]}`,
      `delete from revisjon_segl where nr >= 5`,
    );
    expect(await use.breaks()).toEqual([{ kind: 'end', nr: 5, dag: '2026-03-10' }]);
    await use.tamper('delete from revisjon', 'delete from revisjon_segl');
    expect(await use.breaks()).toEqual([{ kind: 'end', nr: 1, dag: '2026-03-10' }]);
  });

  it('is one that was made anew: from within by the anchors, and if these too, by what was sent out', async () => {
    const [sent] = (await use.db('revisjon_anker').select('dag', 'hash')) as [Sent];
    const given = [{ dag: sent.dag, hash: sent.hash.toString('hex') }];
    expect(await use.breaks(given)).toEqual([]);
    await use.tamper(
      `update revisjon set handling = 'sak' where id = ${ids[2]}`,
      'delete from revisjon_segl',
      'insert into revisjon_uforseglet select id from revisjon',
      'delete from revisjon_anker',
    );
    await sealAll(use.db);
    await use.db('revisjon_anker').insert({ ...sent, nr: 6, laget: NOON });
    expect(await use.breaks()).toEqual([{ kind: 'anchor', nr: 6, dag: '2026-03-10' }]);
    await use.tamper('delete from revisjon_anker');
    await use.anchor(later(1));
    expect(await use.breaks()).toEqual([]);
    expect(await use.breaks(given)).toEqual([{ kind: 'given-differs', dag: '2026-03-10' }]);
  });
});

describe('a restored backup', () => {
  it('ends before what was sent out, and differs when the service has gone on', async () => {
    const send = async (now: Date) => {
      await use.write(2, now);
      await sealAll(use.db);
      const sent = (await use.anchor(later(1, now)))!;
      return { dag: sent.dag, hash: sent.hash.toString('hex') };
    };
    const first = await send(NOON);
    const backup = await backUp(use.url);
    const second = await send(later(1));
    expect(await use.breaks([first, second])).toEqual([]);
    await use.db.destroy();
    await backup.restore();
    use.reconnect();
    expect(await use.breaks([first])).toEqual([]);
    expect(await use.breaks([first, second])).toEqual([
      { kind: 'given-missing', dag: '2026-03-11', last: '2026-03-10' },
    ]);
    await send(later(1));
    expect(await use.breaks([first, second])).toEqual([
      { kind: 'given-differs', dag: '2026-03-11' },
    ]);
    await backup.drop();
  });
});
