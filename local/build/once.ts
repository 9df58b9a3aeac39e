import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '#local/data-dir.ts';

/** Where everything built goes. */
export const distDir = join(projectRoot, 'dist');

/**
 * Makes `dist/NAME` by `make`, unless it was made of the same inputs (`hash`) before; says whether it did.
 * It is built aside and moved into place, so that a copy that is running never sees half of it.
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
    // Cut short from here on, it is made again.
    rmSync(stamp, { force: true });
    replace(target, draft);
    writeFileSync(stamp, hash);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
  return true;
}

/** Another copy may put the same build there at the same moment: then theirs is moved away and ours comes. */
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
