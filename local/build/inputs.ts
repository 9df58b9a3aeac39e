import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { projectRoot } from '#local/data-dir.ts';

/** The folders and files that a build is made of, from the project's root. */
export const SERVER_SOURCES = ['domain', 'contract', 'search', 'db', 'indexer', 'bff'];
export const WEB_SOURCES = ['domain', 'contract', 'web', 'vite.config.ts'];
/** What decides how a build is made. */
const RECIPE = ['local/build', 'package-lock.json', 'package.json', 'tsconfig.json'];

const NOT_BUILT = /\.(test|bench)\.tsx?$|(^|\/)\./;

/** Every file below `sources` that a build can depend on, relative to the root, in one order. */
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

/** Says by content whether two builds of `sources` would be the same; `variant` tells kinds of build apart. */
export function inputHash(sources: readonly string[], variant = ''): string {
  const hash = createHash('sha256').update(variant);
  for (const path of inputFiles([...sources, ...RECIPE])) {
    hash.update(`\0${path}\0`).update(readFileSync(join(projectRoot, path)));
  }
  return hash.digest('hex');
}
