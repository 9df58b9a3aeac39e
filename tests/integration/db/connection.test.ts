import type { Knex } from 'knex';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '#db/connection.ts';
import { isDatabaseUnavailable, messageOf } from '#db/errors.ts';
import { requireWritable } from '#db/can-write.ts';
import { startFaultProxy, type FaultProxy } from '#tests/support/faults/fault-proxy.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/servers/database.ts';

let database: TestDatabase;
let proxy: FaultProxy;
let db: Knex;
beforeEach(async () => {
  database = await createTestDatabase();
  const { hostname: host, port } = new URL(database.url);
  proxy = await startFaultProxy({ host, port: Number(port) });
  db = openDatabase(proxy.through(database.url), { queryTimeout: 300, connectTimeout: 5_000 });
});
afterEach(async () => {
  await db.destroy();
  await proxy.close();
  await database.close();
});

const failure = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => error,
  );
const ask = () => db.raw('select 1');

describe('connections that no longer answer, without having been ended', () => {
  it('are used no more after one of them has not answered', async () => {
    await Promise.all([1, 2, 3, 4, 5].map(() => db.raw('select pg_sleep(0.05)')));
    await proxy.breakDown({ kind: 'frozen' });
    expect(isDatabaseUnavailable(await failure(ask()))).toBe(true);
    for (let nr = 0; nr < 6; nr++) await ask();
  });

  it('hold nobody up: what waits behind an answer that does not come fails with it', async () => {
    await ask();
    await proxy.breakDown({ kind: 'frozen' });
    const change = db.transaction(async (trx) => {
      await trx.raw('select 1');
    });
    expect(isDatabaseUnavailable(await failure(change))).toBe(true);
    await ask();
  });
});

describe('the error of a statement', () => {
  const NAME = 'Quentinius Glimnes';

  it('says nothing of its values when nobody answers', async () => {
    await ask();
    await proxy.breakDown({ kind: 'frozen' });
    const error = await failure(db('sak').where({ parter: NAME }));
    expect(isDatabaseUnavailable(error)).toBe(true);
    expect(String(error)).not.toContain(NAME);
  });

  it('says nothing of its values when Postgres refuses it, where it is printed', async () => {
    const error = await failure(db('sak').where({ versjon: NAME }));
    // The words of Postgres quote it all the same.
    expect(String(error)).toContain('invalid input syntax');
    expect(String(error).split(' - ')[0]).not.toContain(NAME);
    expect(messageOf(error)).toBe('Postgres has refused a statement (22P02)');
  });
});

describe('whether Postgres can store something', () => {
  it('is yes, and leaves nothing behind', async () => {
    await requireWritable(database.db);
    expect((await database.db.raw<{ rows: unknown[] }>('show work_mem')).rows).toEqual([
      { work_mem: '16MB' },
    ]);
  });

  it('is no when it is read-only', async () => {
    await database.db.raw(`alter database ${new URL(database.url).pathname.slice(1)}
      set default_transaction_read_only = on`);
    const fresh = openDatabase(database.url);
    await expect(requireWritable(fresh)).rejects.toThrow('read-only');
    await fresh.destroy();
  });
});
