import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { programPath } from '#build/paths.ts';
import { openFolderStore } from '#db/dokumentlager/folder.ts';
import { lookForNames } from '#db/sak/names.ts';
import { buildSak } from '#tests/support/cases/build-sak.ts';
import { storeSak } from '#tests/support/cases/store-sak.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/servers/database.ts';

let test: TestDatabase;
let dir: string;
beforeAll(async () => {
  test = await createTestDatabase();
  dir = await mkdtemp(join(tmpdir(), 'presse-retention-'));
  await storeSak(test.db, openFolderStore(dir), buildSak());
  await lookForNames(test.db, 10);
  await test.db('sak_utboks').delete();
});
afterAll(async () => {
  await test.close();
  await rm(dir, { recursive: true });
});

/** Runs the program as it is delivered. */
function run(args: readonly string[], env: Record<string, string> = {}) {
  return new Promise<{ code: number; out: string; err: string }>((resolve) => {
    const child = execFile(
      process.execPath,
      [programPath('retention'), ...args],
      {
        env: {
          PATH: process.env['PATH'],
          ...{ DATABASE_URL: test.url, DOKUMENT_DIR: dir },
          ...{ PRESSE_NOW: '2026-05-01T09:00:00+02:00', ...env },
        },
      },
      (_error, out, err) => {
        resolve({ code: child.exitCode ?? -1, out, err });
      },
    );
  });
}

describe('npm run retention', () => {
  it('tells with --dry-run what is due, and removes it without', async () => {
    const dry = await run(['--dry-run']);
    expect(dry).toMatchObject({ code: 0, err: '' });
    expect(dry.out).toMatch(/^names +1, since 2026-03-24T/);
    const json = JSON.parse((await run(['--dry-run', '--json'])).out) as { due: object };
    expect(json.due).toMatchObject({ names: { count: 1 }, audit: { count: 0, oldest: null } });
    expect((await run([])).out).toMatch(/^names +1 removed/);
    expect(await run([])).toMatchObject({ code: 0, out: 'Nothing was due.\n' });
    expect(await test.db('sak').pluck('parter')).toEqual([null]);
  });

  it('refuses periods that are none, or too short, and says what is wrong', async () => {
    const { code, err } = await run([], { RETENTION_AUDIT: 'P30D', RETENTION_NAMES: 'soon' });
    expect(code).toBe(2);
    expect(err).toContain('RETENTION_AUDIT: must be P1Y or longer');
    expect(err).toContain('RETENTION_NAMES: is no period');
  });
});
