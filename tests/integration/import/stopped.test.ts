import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { programPath } from '#build/paths.ts';
import { openFolderStore } from '#db/dokumentlager/folder.ts';
import { readImporter } from '#db/importfil/read.ts';
import { importFile } from '#import/import-file.ts';
import { linje } from '#tests/support/cases/import.ts';
import { sak } from '#tests/support/cases/rows.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/servers/database.ts';
import { until } from '#tests/support/until.ts';

const OSLO = '26-071353MED-TOSL';
const BEGUN = new Date('2026-03-02T06:00:00Z');
const OVER = new Date('2026-03-02T06:00:07Z');
const ALL = { domstolId: null, medAvviste: false, foerId: null };

let test: TestDatabase;
let dir: string;
beforeAll(async () => {
  test = await createTestDatabase();
  dir = await mkdtemp(join(tmpdir(), 'presse-stanset-'));
});
afterAll(async () => {
  await test.close();
  await rm(dir, { recursive: true });
});
beforeEach(async () => {
  await test.db('importfil').delete();
  await test.db('sak').delete();
});
const newest = async () => (await readImporter(test.db, ALL, 1))[0]!;

/** Starts the import as it is delivered. */
const start = (file: string) =>
  spawn(process.execPath, [programPath('import'), file], {
    env: {
      ...{ PATH: process.env['PATH'], DATABASE_URL: test.url, INIT_CWD: dir },
      ...{ PRESSE_DATA_DIR: dir, PRESSE_NOW: '2026-03-02T07:00:00+01:00' },
    },
  });

describe('an import that does not come to its end', () => {
  it('says that it was stopped, and how far it came, when it fails', async () => {
    const many = Array.from({ length: 501 }, (_, i) => linje(`M-${i}`, { saksnummer: OSLO }));
    const file = join(dir, 'stanset.jsonl');
    await writeFile(file, many.join('\n'));
    const lager = openFolderStore(join(dir, 'lager'));
    const target = { db: test.db, lager, now: BEGUN, clock: () => OVER };
    const onProgress = ({ bytes }: { bytes: number }) => {
      if (bytes > 0 && seen++ === 500) throw new Error('the disk is gone');
    };
    let seen = 0;
    await expect(importFile(target, file, { onProgress })).rejects.toThrow('the disk is gone');
    expect(await newest()).toMatchObject({ resultat: 'avbrutt', nye: 500, ferdig: OVER });
  });

  it('says so when its program was killed, and that it was under way before', async () => {
    const rows = Array.from({ length: 600 }, (_, i) => linje(`K-${i}`, { saksnummer: OSLO }));
    await writeFile(join(dir, 'drept.jsonl'), rows.join('\n'));
    await test.db('sak').insert({ ...sak('K-550'), saksnummer: OSLO, domstol_id: 'TOSL' });
    const blocking = await test.db.transaction();
    // The second batch waits for this row.
    await blocking('sak').where({ sak_id: 'K-550' }).forUpdate();
    const child = start('drept.jsonl');
    const ended = once(child, 'exit');
    try {
      await until('the first batch is recorded', async () => {
        const last = await readImporter(test.db, ALL, 1);
        return last[0]?.nye === 500;
      });
      expect(await newest()).toMatchObject({ resultat: 'paagaar', ferdig: null });
    } finally {
      child.kill('SIGKILL');
      await ended;
      await blocking.rollback();
    }
    await until('its session has ended', async () => (await newest()).resultat !== 'paagaar');
    expect(await newest()).toMatchObject({
      ...{ fil: 'drept.jsonl', resultat: 'avbrutt', ferdig: null, nye: 500 },
      domstolNavn: ['Oslo tingrett'],
    });
  });

  it('counts the rows that are in, also when it is killed as they come in', async () => {
    const rows = Array.from({ length: 600 }, (_, i) => linje(`I-${i}`, { saksnummer: OSLO }));
    await writeFile(join(dir, 'drept-inn.jsonl'), rows.join('\n'));
    const LOCK = 4_600_046;
    const blocking = await test.db.transaction();
    await blocking.raw('select pg_advisory_xact_lock(?)', [LOCK]);
    // The record of the second batch is not written while this transaction lives.
    await test.db.raw(`create function stans() returns trigger language plpgsql as
      $$ begin if new.nye > 500 then perform pg_advisory_xact_lock(${LOCK}); end if; return new; end $$`);
    await test.db.raw(
      'create trigger stans before update on importfil for each row execute function stans()',
    );
    const child = start('drept-inn.jsonl');
    const ended = once(child, 'exit');
    try {
      await until('the record of the second batch waits', async () => {
        // Of this database alone: other tests of the server wait for locks too.
        const waiting = await test
          .db('pg_locks')
          .where({ locktype: 'advisory', granted: false })
          .whereRaw('database = (select oid from pg_database where datname = current_database())');
        return waiting.length > 0;
      });
    } finally {
      child.kill('SIGKILL');
      await ended;
      await blocking.rollback();
    }
    await until('its session has ended', async () => (await newest()).resultat !== 'paagaar');
    await test.db.raw('drop function stans() cascade');
    const stored = await test.db('sak').pluck('sak_id');
    expect(await newest()).toMatchObject({ resultat: 'avbrutt', nye: stored.length });
  });
});
