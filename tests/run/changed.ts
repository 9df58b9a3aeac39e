import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '#build/paths.ts';

/** The files that differ from a commit or are new, relative to the root; deleted ones are not among them. */
export function changedFiles(commit: string): string[] {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: projectRoot, encoding: 'utf8' }).split('\0');
  const names = [
    ...git('diff', '--name-only', '-z', commit),
    ...git('ls-files', '--others', '--exclude-standard', '-z'),
  ];
  return [...new Set(names)].filter((name) => name && existsSync(join(projectRoot, name))).sort();
}
