import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { programPath } from '#build/paths.ts';
import { addAnchor } from '#db/revisjon/anker.ts';
import { sealAll } from '#db/revisjon/segl.ts';
import { logged } from '#tests/support/retention-rows.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/servers/database.ts';

let test: TestDatabase;
let dir: string;
beforeAll(async () => {
  test = await createTestDatabase();
  dir = await mkdtemp(join(tmpdir(), 'presse-verify-log-'));
});
afterAll(async () => {
  await test.close();
  await rm(dir, { recursive: true });
});

/** Runs the program as it is delivered. */
function run(...args: readonly string[]) {
  return new Promise<{ code: number; out: string; err: string }>((resolve) => {
    const env = { PATH: process.env['PATH'], DATABASE_URL: test.url };
    const child = execFile(
      process.execPath,
      [programPath('verify-log'), ...args],
      { env },
      (_error, out, err) => {
        resolve({ code: child.exitCode ?? -1, out, err });
      },
    );
  });
}

describe('npm run verify-log', () => {
  it('proves the log, also by what was sent out, and ends with 1 where it is broken', async () => {
    await test.db('revisjon').insert([logged(new Date()), logged(new Date())]);
    await sealAll(test.db);
    const anchor = (await addAnchor(test.db, new Date()))!;
    const hash = anchor.hash.toString('hex');
    expect(await run()).toMatchObject({ code: 0, err: '' });
    const sent = join(dir, 'sent.txt');
    await writeFile(sent, `Ta vare på denne:\n${anchor.dag}:${hash}\n`);
    const whole = await run('--ankere', sent, '--anker', `${anchor.dag}:${hash}`);
    expect(whole).toMatchObject({ code: 0, err: '' });
    expect(whole.out).toMatch(/^The chain is whole\.\n2 rows are as they were sealed/);
    expect(whole.out).toContain('2 hashes from outside were compared.');

    const other = await run('--anker', `${anchor.dag}:${'0'.repeat(64)}`);
    expect(other).toMatchObject({ code: 1, err: '' });
    expect(other.out).toContain(`the log differs at ${anchor.dag}`);

    await test.db.raw('alter table revisjon disable trigger user');
    await test.db('revisjon').where({ id: 2 }).update({ handling: 'sak' });
    const broken = await run('--json');
    expect(broken).toMatchObject({ code: 1, err: '' });
    expect(JSON.parse(broken.out)).toMatchObject({
      breaks: [{ kind: 'changed', nr: 2, id: 2 }],
      rows: 1,
    });
  });

  it('ends with 2 for what is no hash, and a file without any', async () => {
    expect(await run('--anker', '2026-03-10')).toMatchObject({ code: 2, out: '' });
    expect((await run('--anker', '2026-03-10:abc')).err).toContain('must be DAY:HASH');
    const empty = join(dir, 'empty.txt');
    await writeFile(empty, 'nothing\n');
    expect((await run('--ankere', empty)).err).toContain('no line with a day and a hash');
    expect(await run('--ankere', join(dir, 'none.txt'))).toMatchObject({ code: 2, out: '' });
  });
});
