import { mkdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { projectRoot } from '#build/paths.ts';

/**
 * Where the embedded servers keep their state: `PRESSE_DATA_DIR`, else `.data/` in the project. Created when it
 * is missing; other users may enter it (root's Postgres runs as another user) but not list it. Throws when it
 * belongs to another user, who could have put anything there.
 */
export function openDataDir(env: NodeJS.ProcessEnv): string {
  const path = env['PRESSE_DATA_DIR']
    ? resolve(env['PRESSE_DATA_DIR'])
    : join(projectRoot, '.data');
  mkdirSync(path, { recursive: true, mode: 0o711 });
  const uid = process.getuid?.();
  if (uid !== undefined && statSync(path).uid !== uid)
    throw new Error(`${path} belongs to another user: set PRESSE_DATA_DIR to a folder of your own`);
  return path;
}
