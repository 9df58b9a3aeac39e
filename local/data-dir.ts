import { createHash } from 'node:crypto';
import { mkdirSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const projectRoot = dirname(dirname(fileURLToPath(import.meta.url)));

/**
 * Where the embedded parts keep their state: `PRESSE_DATA_DIR`, else `.data/` in the project. For root it
 * is the system's temporary folder, since Postgres then runs as a user who may not read the project
 * (DESIGN §2, §10); each project has its own.
 */
export function dataDirPath(env: NodeJS.ProcessEnv, uid = process.getuid?.()): string {
  if (env['PRESSE_DATA_DIR']) return resolve(env['PRESSE_DATA_DIR']);
  if (uid !== 0) return join(projectRoot, '.data');
  const project = createHash('sha256').update(projectRoot).digest('hex').slice(0, 12);
  return join(tmpdir(), `presse-${project}`);
}

/**
 * Makes the folder and says where it is. Others may pass through it (Postgres' user must) but not list it.
 * Throws when it belongs to somebody else, who could have put anything there.
 */
export function openDataDir(env: NodeJS.ProcessEnv): string {
  const path = dataDirPath(env);
  mkdirSync(path, { recursive: true, mode: 0o711 });
  const uid = process.getuid?.();
  if (uid !== undefined && statSync(path).uid !== uid)
    throw new Error(`${path} belongs to another user: set PRESSE_DATA_DIR to a folder of your own`);
  return path;
}
