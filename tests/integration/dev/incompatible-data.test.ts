import { execFile } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { projectRoot } from '#build/paths.ts';
import { bringUpToDate } from '#dev/servers/database.ts';
import { hasBinaries } from '#dev/servers/postgres/binaries.ts';
import { freePort } from '#dev/servers/ports.ts';
import { createTestDatabase } from '#tests/support/servers/database.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'presse-old-'));
  chmodSync(dataDir, 0o711);
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

/** What a program of ours prints and ends with on this data folder. */
async function run(...args: string[]): Promise<{ code: unknown; stderr: string }> {
  const port = String(await freePort());
  const env = { ...process.env, PRESSE_DATA_DIR: dataDir, DATABASE_URL: '', PORT: port };
  return new Promise((resolve) => {
    const options = { cwd: projectRoot, env, encoding: 'utf8' } as const;
    execFile(process.execPath, ['--import', 'tsx', ...args], options, (error, _out, stderr) =>
      resolve({ code: error?.code ?? 0, stderr }),
    );
  });
}

describe('a data folder of another version', () => {
  it.skipIf(!hasBinaries())('is refused in one line when another Postgres made it', async () => {
    mkdirSync(join(dataDir, 'postgres', 'data'), { recursive: true });
    writeFileSync(join(dataDir, 'postgres', 'data', 'PG_VERSION'), '17\n');
    const { code, stderr } = await run('dev/tools/with-database.ts', 'dev/tools/session.ts');
    expect(code).toBe(1);
    expect(stderr).toMatch(/^.*was made by Postgres 17.*Move the folder away.*\n$/);
  });

  it('is refused in one line when its keys are broken', async () => {
    writeFileSync(join(dataDir, 'secrets.json'), '{');
    const { code, stderr } = await run('dev/start/main.ts');
    expect(code).toBe(1);
    expect(stderr).toMatch(/^.*secrets\.json can't be read.*remove it.*\n$/);
  });

  it('is refused when a newer version has made its database unfit, and its place is named', async () => {
    const { db, url, close } = await createTestDatabase();
    try {
      const later = { navn: '9999_later.sql', sha256: 'unknown', krever: '9999' };
      await db('migrasjon_sjekksum').insert(later);
      const refused = bringUpToDate({ url, folder: dataDir, stop: async () => undefined });
      await expect(refused).rejects.toThrow(
        new RegExp(`^.*9999_later\\.sql.*The database is in ${dataDir}\\.$`),
      );
    } finally {
      await close();
    }
  });
});
