import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '#build/paths.ts';
import type { Finding } from '#tests/run/outcome.ts';

export const name = 'machine-paths';

/** Somebody's home folder, or a folder of a build machine. `node` is the user of the Node image. */
const HOME = /(?<![\w.])\/(?:home|Users)\/(?!node\b)[a-z][\w-]*\/|\/root\/|C:\\\\?Users\\/;

/** No committed file knows where somebody keeps the project. */
export async function run(): Promise<Finding> {
  if (!existsSync(join(projectRoot, '.git')))
    return { status: 'skipped', reason: 'not a git clone: which files are ours is not known' };
  const list = execFileSync('git', ['ls-files', '-z'], { cwd: projectRoot, encoding: 'utf8' });
  const files = list.split('\0').filter((file) => file && existsSync(join(projectRoot, file)));
  const found = files.filter((file) =>
    namesAMachine(readFileSync(join(projectRoot, file), 'utf8')),
  );
  return found.length === 0
    ? { status: 'passed' }
    : { status: 'failed', problem: `paths of one machine in ${found.join(', ')}` };
}

function namesAMachine(text: string): boolean {
  // A short root such as /app is also where an image keeps the program.
  const telling = projectRoot.split('/').length > 2 && text.includes(projectRoot);
  return telling || HOME.test(text);
}
