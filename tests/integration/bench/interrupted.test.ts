import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
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
  dataDir = mkdtempSync(join(tmpdir(), 'presse-bench-ended-'));
  // So that Postgres keeps its files here too, when it runs as another user.
  chmodSync(dataDir, 0o711);
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

describe.skipIf(!hasBinaries())('npm run bench that is interrupted', () => {
  it.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const)('by %s leaves no server running', async (signal, code) => {
    const home = serverHome(join(dataDir, 'bench'), 'postgres');
    const { PATH, HOME } = process.env;
    const args = ['--import', 'tsx', 'bench/main.ts', 'sign-in', '--cases', '20000'];
    const run = spawn(process.execPath, args, {
      ...{
        cwd: projectRoot,
        env: { PATH, HOME, PRESSE_DATA_DIR: dataDir },
        stdio: ['ignore', 'ignore', 'pipe'],
      },
    });
    const ended = once(run, 'exit');
    let said = '';
    run.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
    await until('it fills its database', () => said.includes('making'), 60_000);
    const { pid } = runningPostgres(clusterAt(home).data)!;
    run.kill(signal);
    expect(await ended).toEqual([code, null]);
    expect(isAlive(pid)).toBe(false);
  });
});
