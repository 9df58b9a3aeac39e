import { createHash } from 'node:crypto';
import { chmodSync, chownSync, lstatSync, mkdirSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

/**
 * The folder of one server under `dataDir`, created when it is missing. A server that runs as another user, who
 * cannot enter `dataDir`, gets a folder below the system's temporary folder instead, one for each data folder.
 * Throws when that folder belongs to another user.
 */
export function serverHome(dataDir: string, server: string): string {
  const wanted = ownFolder(join(resolve(dataDir), server));
  if (!serverUser() || openToOthers(wanted)) return wanted;
  const shared = [tmpdir(), '/var/tmp', '/tmp'].find((folder) => openToOthers(folder));
  if (!shared) throw new Error(`No user but root can get to ${wanted}, nor to a temporary folder`);
  const id = createHash('sha256').update(resolve(dataDir)).digest('hex').slice(0, 12);
  return ownFolder(join(ownFolder(join(shared, `presse-${id}`)), server));
}

/** Creates a folder that others may enter, but not list. */
function ownFolder(path: string): string {
  mkdirSync(path, { recursive: true, mode: 0o711 });
  const { uid } = lstatSync(path);
  if (process.getuid && uid !== process.getuid())
    throw new Error(`${path} belongs to another user: set PRESSE_DATA_DIR to a folder of your own`);
  chmodSync(path, 0o711);
  return path;
}

/** The user nobody, who exists on every system and owns nothing. */
const NOBODY = 65534;

interface ServerUser {
  readonly uid: number;
  readonly gid: number;
}

/** Postgres and Elasticsearch refuse to run as root: then they run as nobody. Undefined: as our own user. */
export function serverUser(uid = process.getuid?.()): ServerUser | undefined {
  return uid === 0 ? { uid: NOBODY, gid: NOBODY } : undefined;
}

/** Whether the mode bits let any user enter `path` and every folder above it. */
export function openToOthers(path: string): boolean {
  const others = 0o001;
  for (let folder = resolve(path); ; folder = dirname(folder)) {
    if ((statSync(folder).mode & others) === 0) return false;
    if (folder === dirname(folder)) return true;
  }
}

/** Gives the file or folder to the user that the servers run as, and returns its path. */
export function handOver(path: string): string {
  const user = serverUser();
  if (user) chownSync(path, user.uid, user.gid);
  return path;
}
