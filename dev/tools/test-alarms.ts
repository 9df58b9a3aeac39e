import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '#build/paths.ts';

/**
 * `npm run test:alarms`: tries the rules of deploy/monitoring/ with promtool, the tool of Prometheus. Where there is none it is
 * taken from the Debian package `prometheus`, unpacked into .cache/ and not installed.
 */
const UNPACKED = join(projectRoot, '.cache', 'prometheus');
const FROM_PACKAGE = join(UNPACKED, 'usr', 'bin', 'promtool');

function works(program: string): boolean {
  return spawnSync(program, ['--version'], { stdio: 'ignore' }).status === 0;
}

function unpack(): boolean {
  rmSync(UNPACKED, { recursive: true, force: true });
  mkdirSync(UNPACKED, { recursive: true });
  const run = (command: string, args: readonly string[]) =>
    spawnSync(command, args, { cwd: UNPACKED, stdio: ['ignore', 'ignore', 'inherit'] }).status ===
    0;
  if (!run('apt-get', ['download', 'prometheus'])) return false;
  const [archive] = readdirSync(UNPACKED).filter((name) => name.endsWith('.deb'));
  return archive !== undefined && run('dpkg', ['-x', archive, '.']) && existsSync(FROM_PACKAGE);
}

function findPromtool(): string | null {
  for (const program of ['promtool', FROM_PACKAGE]) if (works(program)) return program;
  return unpack() && works(FROM_PACKAGE) ? FROM_PACKAGE : null;
}

const promtool = findPromtool();
if (promtool) {
  const folder = join(projectRoot, 'deploy', 'monitoring');
  const steps = [
    ['check', 'rules', 'alarms.yaml'],
    ['test', 'rules', 'alarms.test.yaml'],
  ];
  const failed = steps.some(
    (args) => spawnSync(promtool, args, { cwd: folder, stdio: 'inherit' }).status !== 0,
  );
  process.exitCode = failed ? 1 : 0;
} else {
  process.stderr.write(
    'promtool is missing: install Prometheus (on Debian: apt-get install prometheus), or put promtool on the PATH\n',
  );
  process.exitCode = 2;
}
