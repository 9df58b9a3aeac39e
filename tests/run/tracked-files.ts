import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '#build/paths.ts';
import type { Finding } from './outcome.ts';

/** Says of each file in git whether `isWrong`; skipped where there is no git clone. */
export function checkTrackedFiles(
  problem: string,
  isWrong: (text: string, file: string) => boolean,
): Finding {
  if (!existsSync(join(projectRoot, '.git')))
    return { status: 'skipped', reason: 'not a git clone: which files are ours is not known' };
  const list = execFileSync('git', ['ls-files', '-z'], { cwd: projectRoot, encoding: 'utf8' });
  const files = list.split('\0').filter((file) => file && existsSync(join(projectRoot, file)));
  const found = files.filter((file) =>
    isWrong(readFileSync(join(projectRoot, file), 'utf8'), file),
  );
  return found.length === 0
    ? { status: 'passed' }
    : { status: 'failed', problem: `${problem} in ${found.join(', ')}` };
}
