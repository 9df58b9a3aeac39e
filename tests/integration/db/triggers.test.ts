import type { Knex } from 'knex';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '#db/connection.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/servers/database.ts';
import { dokument, moete, sak } from '#tests/support/cases/rows.ts';
import { lockWaits } from '#tests/support/servers/lock-waits.ts';
import { until } from '#tests/support/until.ts';

let test: TestDatabase;
let db: Knex;

beforeAll(async () => {
  test = await createTestDatabase();
  db = test.db;
});
afterAll(() => test.close());
beforeEach(async () => {
  await db('sak').delete();
  await db('sak_utboks').delete();
  await db('sak_gravstein').delete();
});

const versjon = async (sakId: string) =>
  (await db<{ sak_id: string; versjon: number }>('sak').where({ sak_id: sakId }).first('versjon'))
    ?.versjon;
const waiting = async () => (await db('sak_utboks').orderBy('id').pluck('sak_id')) as string[];

describe('a change of a case', () => {
  it('raises its version and puts its id in the outbox', async () => {
    await db('sak').insert(sak('A'));
    expect([await versjon('A'), await waiting()]).toEqual([1, ['A']]);
    await db('sak').where({ sak_id: 'A' }).update({ saks_tema: 'Tyveri' });
    expect([await versjon('A'), await waiting()]).toEqual([2, ['A', 'A']]);
  });

  it.each([
    ['a hearing added', () => db('rettsmoete').insert(moete('A', '2026-04-01'))],
    [
      'a hearing moved',
      () => db('rettsmoete').where({ sak_id: 'A' }).update({ slutt: '2026-03-10T15:00:00Z' }),
    ],
    ['a hearing removed', () => db('rettsmoete').where({ sak_id: 'A' }).delete()],
    ['a document added', () => db('dokument').insert(dokument('A', { fil_navn: 'ny.pdf' }))],
    ['a document changed', () => db('dokument').where({ sak_id: 'A' }).update({ tittel: 'Ny' })],
    ['a document removed', () => db('dokument').where({ sak_id: 'A' }).delete()],
    [
      'its court renamed',
      () =>
        db('domstol')
          .where({ id: 'TSOS' })
          .update({ tidligere_navn: [`x${Math.random()}`] }),
    ],
    [
      'its seat renamed',
      () => db('domstol_sete').where({ suffiks: 'TSAR' }).update({ sete: 'Sarp' }),
    ],
  ])('is also %s', async (_, change) => {
    await db('sak').insert([
      sak('A'),
      { ...sak('B'), saksnummer: '25-1MED-TOSL/01', domstol_id: 'TOSL' },
    ]);
    await db('rettsmoete').insert(moete('A'));
    await db('dokument').insert(dokument('A'));
    const before = (await versjon('A'))!;
    await db('sak_utboks').delete();
    await change();
    expect([await versjon('A'), await waiting()]).toEqual([before + 1, ['A']]);
    await db('domstol_sete').where({ suffiks: 'TSAR' }).update({ sete: 'Sarpsborg' });
  });

  it('moves a hearing away from one case and to another: both change', async () => {
    await db('sak').insert([sak('A'), sak('B')]);
    await db('rettsmoete').insert(moete('A'));
    await db('sak_utboks').delete();
    await db('rettsmoete').where({ sak_id: 'A' }).update({ sak_id: 'B' });
    expect((await waiting()).sort()).toEqual(['A', 'B']);
  });

  it('counts once in a transaction, and leaves nothing when the transaction is undone', async () => {
    await db.transaction(async (trx) => {
      await trx('sak').insert(sak('A'));
      await trx('rettsmoete').insert([moete('A'), moete('A', '2026-05-01')]);
      await trx('dokument').insert(dokument('A'));
    });
    expect([await versjon('A'), await waiting()]).toEqual([1, ['A']]);
    const undone = db.transaction(async (trx) => {
      await trx('rettsmoete').insert(moete('A', '2026-06-01'));
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect([await versjon('A'), await waiting()]).toEqual([1, ['A']]);
  });

  it('is not an update that changes nothing, nor the next transition, which any change takes away', async () => {
    await db('sak').insert(sak('A'));
    await db('sak').update({ saksnummer: '25-187797MED-TSOS/TSAR' });
    await db('sak').update({ neste_overgang: '2026-05-01T00:00:00Z' });
    expect([await versjon('A'), await waiting()]).toEqual([1, ['A']]);
    await db('rettsmoete').insert(moete('A'));
    expect(
      (await db('sak').first<{ neste_overgang: Date | null }>('neste_overgang')).neste_overgang,
    ).toBeNull();
  });
});

describe('versions', () => {
  it('rise by one for each of many writers at the same time, without a deadlock', async () => {
    await db('sak').insert(['A', 'B', 'C'].map(sak));
    const writers = Array.from({ length: 40 }, (_, nr) =>
      nr % 2 === 0
        ? db('rettsmoete').insert(
            ['A', 'B', 'C'].map((id) => moete(id, `2026-04-${10 + (nr % 20)}`)),
          )
        : db('dokument').insert(
            ['C', 'B', 'A'].map((id) => dokument(id, { fil_navn: `${id}${nr}.pdf` })),
          ),
    );
    await Promise.all(writers);
    expect(await Promise.all(['A', 'B', 'C'].map(versjon))).toEqual([41, 41, 41]);
  });

  it('count on when a deleted case comes back', async () => {
    await db('sak').insert(sak('A'));
    await db('rettsmoete').insert(moete('A'));
    const last = (await versjon('A'))!;
    await db('sak').delete();
    expect(await db('sak_gravstein').where({ sak_id: 'A' }).pluck('versjon')).toEqual([last + 1]);
    await db('sak').insert(sak('A'));
    expect(await versjon('A')).toBe(last + 2);
  });

  it('count on even when the case came back while its delete was under way', async () => {
    await db('sak').insert(sak('RACE'));
    const last = (await versjon('RACE'))!;
    const other = openDatabase(test.url);
    try {
      const deleting = await db.transaction();
      await deleting('sak').where({ sak_id: 'RACE' }).delete();
      const inserting = other('sak')
        .insert(sak('RACE'))
        .then(() => 'done');
      await until('the insert waits', async () => (await lockWaits(db)) > 0);
      await deleting.commit();
      await inserting;
      expect(await versjon('RACE')).toBe(last + 2);
    } finally {
      await other.destroy();
    }
  });
});

describe('the outbox', () => {
  it('wakes a listener at a commit that changed something, and only then', async () => {
    await db('sak').insert(sak('A'));
    const heard: string[] = [];
    const client = (await (db.client as TestClient).acquireConnection()) as PgClient;
    client.on('notification', ({ channel }) => heard.push(channel));
    await client.query('listen sak_utboks');
    await db('sak').update({ neste_overgang: '2026-05-01T00:00:00Z' });
    await db('sak').update({ saks_tema: 'Ran' });
    // A notification arrives no later than the answer to the next statement of the listener.
    await client.query('unlisten sak_utboks');
    await (db.client as TestClient).releaseConnection(client);
    expect(heard).toEqual(['sak_utboks']);
  });
});

interface PgClient {
  query(sql: string): Promise<unknown>;
  on(event: 'notification', listener: (message: { channel: string }) => void): void;
}
interface TestClient {
  acquireConnection(): Promise<unknown>;
  releaseConnection(connection: unknown): Promise<void>;
}

describe('a deleted case', () => {
  it('takes its hearings, documents and favourites along, and tells the outbox once', async () => {
    await db('sak').insert(sak('A'));
    await db('rettsmoete').insert(moete('A'));
    await db('dokument').insert(dokument('A'));
    await db('sak_utboks').delete();
    await db('sak').delete();
    expect(await waiting()).toEqual(['A']);
    expect([await db('rettsmoete').pluck('id'), await db('dokument').pluck('id')]).toEqual([
      [],
      [],
    ]);
  });
});
