import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { programPath } from '#build/paths.ts';
import { setArchive } from '#db/arkiv/pakker.ts';
import { receiptOf } from '#tests/support/bff/use-archive.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/servers/database.ts';
import { applicant } from '#tests/support/retention-rows.ts';

const DECIDED = new Date('2026-03-10T09:00:00Z');

let test: TestDatabase;
let dir: string;
beforeAll(async () => {
  test = await createTestDatabase();
  dir = await mkdtemp(join(tmpdir(), 'presse-arkiv-'));
});
afterAll(async () => {
  await test.close();
  await rm(dir, { recursive: true });
});

/** Runs the program as it is delivered. */
function run(args: readonly string[], env: Record<string, string> = { ARKIV: 'true' }) {
  return new Promise<{ code: number; out: string; err: string }>((resolve) => {
    const child = execFile(
      process.execPath,
      [programPath('arkiv'), ...args],
      {
        env: {
          PATH: process.env['PATH'],
          ...{ DATABASE_URL: test.url, DOKUMENT_DIR: dir },
          ...{ PRESSE_NOW: '2026-03-10T12:00:00+01:00', ...env },
        },
      },
      (_error, out, err) => {
        resolve({ code: child.exitCode ?? -1, out, err });
      },
    );
  });
}

async function decide(): Promise<void> {
  const [row] = await test
    .db('soeknad')
    .insert(applicant(DECIDED))
    .returning<{ id: string }[]>('id');
  await test
    .db('soeknad')
    .where({ id: row!.id })
    .update({ status: 2, behandlet: DECIDED, avslag_begrunnelse: 'Nei.' });
}
const idOf = async () =>
  (await test.db('arkivpakke').whereNull('kvittert').pluck<string[]>('id'))[0]!;

describe('npm run arkiv', () => {
  it('writes nothing where ARKIV is not set, and says so', async () => {
    await decide();
    const { code, err } = await run([], {});
    expect({ code, err }).toEqual({ code: 2, err: 'There is no archive: set ARKIV=true\n' });
    expect(await test.db('arkivpakke')).toEqual([]);
  });

  it('writes what is decided, lists what waits without a name, and takes the archive’s receipt', async () => {
    const first = await run([]);
    expect(first).toMatchObject({ code: 0, err: '' });
    expect(first.out).toBe('1 new, 1 written, 0 acknowledged, 0 removed\n');
    const id = await idOf();
    const { out } = await run(['--liste']);
    expect(out).toMatch(new RegExp(`^${id} version 1, since 2026-03-10T11:00:0`));
    expect(out).not.toContain('Siv');
    await writeFile(join(dir, 'arkiv', id, 'kvittering.txt'), 'OK');
    expect(await run([])).toMatchObject({ code: 1, err: expect.stringContaining(id) as string });
    await writeFile(
      join(dir, 'arkiv', id, 'kvittering.txt'),
      await receiptOf(join(dir, 'arkiv', id)),
    );
    expect((await run([])).out).toBe('0 new, 0 written, 1 acknowledged, 1 removed\n');
    expect(await readdir(join(dir, 'arkiv'))).toEqual([]);
    expect((await run(['--liste'])).out).toBe('Nothing waits.\n');
  });

  it('acknowledges by hand once, and only what is written', async () => {
    await decide();
    await setArchive(test.db, true);
    await test.db.raw('select arkiv_ta_vare_paa(id, behandlet) from soeknad');
    const id = await idOf();
    const refused = (err: string) => ({ code: 1, out: '', err: `${err}\n` });
    expect(await run(['--kvitter', id])).toEqual(
      refused('It is not written yet, so no archive can have it.'),
    );
    await run([]);
    const none = refused('There is no such package.');
    expect(await run(['--kvitter', 'x'])).toEqual(none);
    expect(await run(['--kvitter', '0d3f5b0e-5a0e-4a57-9a38-1f5b1a8f6a01'])).toEqual(none);
    expect(await run(['--kvitter', id.toUpperCase()], {})).toMatchObject({ code: 0, err: '' });
    expect(await run(['--kvitter', id])).toMatchObject({
      ...{ code: 1, out: '' },
      err: expect.stringMatching(/^It was acknowledged already, at 2026-/) as string,
    });
    expect((await run([])).out).toBe('0 new, 0 written, 0 acknowledged, 1 removed\n');
  });
});
