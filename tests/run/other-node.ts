import { execFile } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { projectRoot } from '#build/paths.ts';

/**
 * The program of another Node, e.g. `24`. The npm package `node` carries it; it is kept in .cache/ and is no
 * dependency of the project. Throws when npm can't fetch it.
 */
export async function otherNode(version: string): Promise<string> {
  if (!/^\d+(\.\d+){0,2}$/.test(version)) throw new Error(`Not a version of Node: ${version}`);
  const folder = join(projectRoot, '.cache', `node-${version}`);
  const program = join(folder, 'node_modules', 'node', 'bin', 'node');
  if (!existsSync(program)) {
    mkdirSync(folder, { recursive: true });
    const args = ['install', '--prefix', folder, '--no-save', '--no-audit', '--no-fund'];
    await promisify(execFile)('npm', [...args, `node@${version}`], { cwd: folder });
  }
  if (!existsSync(program))
    throw new Error(`npm fetched node@${version} without its program: did it run install scripts?`);
  return program;
}
