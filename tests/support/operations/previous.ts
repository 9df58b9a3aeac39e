import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '#build/paths.ts';

export interface PreviousVersion {
  readonly commit: string;
  readonly what: string;
  /** That it has another layout in this engine, so that both versions have an index of their own. */
  readonly otherLayoutIn?: readonly string[];
}

/**
 * Versions before this one, which are upgraded from: lanes of the index (docs/decisions/0039) are what makes it possible, so one that
 * knew none, and one that had them and another layout of the tables in Postgres. `UPGRADE_FROM=COMMIT` tries another one.
 */
export const PREVIOUS: readonly PreviousVersion[] = process.env['UPGRADE_FROM']
  ? [{ commit: process.env['UPGRADE_FROM'], what: process.env['UPGRADE_FROM'] }]
  : [
      { commit: 'd603263b7b68', what: 'a version without lanes', otherLayoutIn: ['postgres'] },
      { commit: '95778b5ac46d', what: 'a version with lanes', otherLayoutIn: ['postgres'] },
    ];

export interface Previous {
  /** The built file of one of its programs. */
  readonly path: (program: 'bff' | 'indexer' | 'migrate') => string;
  readonly remove: () => void;
}

/** Why that version can't be tried here; null when it can. */
export function previousIsMissing({ commit }: PreviousVersion): string | null {
  try {
    git('cat-file', '-e', `${commit}^{commit}`);
    return null;
  } catch {
    return `the commit ${commit} is not in this copy of the repository (a shallow clone?)`;
  }
}

/** Unpacks and builds its programs, with the packages that are installed here. */
export function buildPrevious({ commit }: PreviousVersion): Previous {
  const folder = mkdtempSync(join(tmpdir(), 'presse-previous-'));
  const archive = git('archive', commit);
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
  symlinkSync(join(projectRoot, 'node_modules'), join(folder, 'node_modules'));
  const build = "const { buildServer } = await import('./build/server.ts'); await buildServer();";
  const args = ['--import', 'tsx', '--input-type=module', '-e', build];
  execFileSync(process.execPath, args, { cwd: folder, stdio: 'pipe' });
  return {
    path: (program) => join(folder, 'dist/server', `${program}.js`),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

function git(...args: string[]): Buffer {
  return execFileSync('git', args, {
    cwd: projectRoot,
    stdio: ['ignore', 'pipe', 'ignore'],
    maxBuffer: 1 << 30,
  });
}
