import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '#build/paths.ts';

/**
 * The version before: the last commit before there were lanes of the index (docs/decisions/0039). `UPGRADE_FROM=COMMIT` tries
 * another one.
 */
const PREVIOUS = process.env['UPGRADE_FROM'] ?? 'd603263b7b68';

export interface Previous {
  /** The built file of one of its programs. */
  readonly path: (program: 'bff' | 'indexer' | 'migrate') => string;
  readonly remove: () => void;
}

/** Why that version can't be tried here; null when it can. */
export function previousIsMissing(): string | null {
  try {
    git('cat-file', '-e', `${PREVIOUS}^{commit}`);
    return null;
  } catch {
    return `the commit ${PREVIOUS} is not in this copy of the repository (a shallow clone?)`;
  }
}

/** Unpacks and builds its programs, with the packages that are installed here. */
export function buildPrevious(): Previous {
  const folder = mkdtempSync(join(tmpdir(), 'presse-previous-'));
  const archive = git('archive', PREVIOUS);
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
