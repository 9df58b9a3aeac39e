import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join, relative } from 'node:path';
import { distDir, projectRoot } from './paths.ts';

/** The folders and files that a build is made of, from the project's root. */
export const SERVER_SOURCES = [
  ...['domain', 'settings', 'contract', 'search', 'db', 'monitoring'],
  ...['import', 'indexer', 'bff', 'doctor'],
];
export const WEB_SOURCES = ['domain', 'contract', 'web', 'vite.config.ts'];
/** Changes of these change every build. */
const RECIPE = ['build', 'package-lock.json', 'package.json', 'tsconfig.json'];

const NOT_BUILT = /\.(test|bench)\.tsx?$|(^|\/)\./;

/** Every file below `sources` that a build can depend on, relative to the root, sorted. */
export function inputFiles(sources: readonly string[]): string[] {
  return sources
    .flatMap((source) => {
      const path = join(projectRoot, source);
      if (statSync(path).isFile()) return [source];
      return readdirSync(path, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => relative(projectRoot, join(entry.parentPath, entry.name)));
    })
    .filter((path) => !NOT_BUILT.test(path))
    .sort();
}

/** Hash of all the files that a build of `sources` depends on, and of `variant`, the kind of build. */
export function inputHash(sources: readonly string[], variant = ''): string {
  const hash = createHash('sha256').update(variant);
  for (const path of inputFiles([...sources, ...RECIPE])) {
    hash.update(`\0${path}\0`).update(readFileSync(join(projectRoot, path)));
  }
  return hash.digest('hex');
}

/**
 * Makes `dist/NAME` with `make`, unless it was made from the same inputs (`hash`) before; says whether it did.
 * It is built in a folder of its own and then moved into place: a running copy never sees half of it.
 */
export async function buildOnce(
  name: string,
  hash: string,
  make: (folder: string) => Promise<void>,
  dist = distDir,
): Promise<boolean> {
  const target = join(dist, name);
  const stamp = join(dist, `.${name}.sha256`);
  if (existsSync(target) && existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return false;
  const draft = join(dist, `.${name}-${process.pid}`);
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true });
  try {
    await make(draft);
    // If we are killed from here on, the next build starts over.
    rmSync(stamp, { force: true });
    replace(target, draft);
    writeFileSync(stamp, hash);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
  return true;
}

/** Moves the draft into place. Another process may do the same at this moment; then we try again. */
function replace(target: string, draft: string): void {
  const old = `${draft}-old`;
  for (let attempt = 1; ; attempt += 1) {
    try {
      if (existsSync(target)) renameSync(target, old);
      renameSync(draft, target);
      return;
    } catch (error) {
      if (attempt === 5) throw error;
    } finally {
      rmSync(old, { recursive: true, force: true });
    }
  }
}
