import { createHash } from 'node:crypto';
import { chmodSync, lstatSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { openToOthers, serverUser } from './user.ts';

/**
 * The folder of one server under `dataDir`, made when missing. Where the server runs as another user who
 * cannot get to `dataDir`, a folder of the system's temporary folder takes its place, one for each data folder.
 * Throws when that place belongs to somebody else.
 */
export function serverHome(dataDir: string, server: string): string {
  const wanted = ownFolder(join(resolve(dataDir), server));
  if (!serverUser() || openToOthers(wanted)) return wanted;
  const shared = [tmpdir(), '/var/tmp', '/tmp'].find((folder) => openToOthers(folder));
  if (!shared) throw new Error(`No user but root can get to ${wanted}, nor to a temporary folder`);
  const id = createHash('sha256').update(resolve(dataDir)).digest('hex').slice(0, 12);
  return ownFolder(join(ownFolder(join(shared, `presse-${id}`)), server));
}

/** Others may pass through, but not list it. */
function ownFolder(path: string): string {
  mkdirSync(path, { recursive: true, mode: 0o711 });
  const { uid } = lstatSync(path);
  if (process.getuid && uid !== process.getuid())
    throw new Error(`${path} belongs to another user: set PRESSE_DATA_DIR to a folder of your own`);
  chmodSync(path, 0o711);
  return path;
}
