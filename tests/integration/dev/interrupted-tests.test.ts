import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projectRoot } from '#build/paths.ts';
import { hasBinaries } from '#dev/servers/postgres/binaries.ts';
import { clusterAt, runningPostgres } from '#dev/servers/postgres/cluster.ts';
import { isAlive } from '#dev/servers/processes.ts';
import { serverHome } from '#dev/servers/server-folder.ts';
import { until } from '#tests/support/until.ts';

let dataDir: string;
beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'presse-interrupted-'));
  // So that Postgres keeps its files here too, when it runs as another user.
  chmodSync(dataDir, 0o711);
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

describe.skipIf(!hasBinaries())('npm test that is interrupted', () => {
  it('leaves no server running', async () => {
    const home = serverHome(join(dataDir, 'tests'), 'postgres');
    const program = join(projectRoot, 'tests/support/servers/interrupted-run.ts');
    const { PATH, HOME } = process.env;
    const run = spawn(process.execPath, ['--import', 'tsx', program], {
      ...{ cwd: projectRoot, env: { PATH, HOME, PRESSE_DATA_DIR: dataDir }, stdio: 'ignore' },
    });
    const ended = once(run, 'exit');
    const users = () => (runningPostgres(clusterAt(home).data) ? readdirSync(home) : []);
    await until('its tests use Postgres', () => users().includes('users'), 60_000);
    const { pid } = runningPostgres(clusterAt(home).data)!;
    run.kill('SIGTERM');
    expect(await ended).toEqual([143, null]);
    expect(isAlive(pid)).toBe(false);
  });
});
