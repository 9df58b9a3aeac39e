import { chownSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/** Nobody: owns nothing, and exists on every system. */
const NOBODY = 65534;

export interface ServerUser {
  readonly uid: number;
  readonly gid: number;
}

/** Postgres and Elasticsearch refuse to run as root; then they run as nobody. Undefined = as ourselves. */
export function serverUser(uid = process.getuid?.()): ServerUser | undefined {
  return uid === 0 ? { uid: NOBODY, gid: NOBODY } : undefined;
}

/** Whether any user may pass through `path` and every folder above it (the mode bits say so). */
export function openToOthers(path: string): boolean {
  const others = 0o001;
  for (let folder = resolve(path); ; folder = dirname(folder)) {
    if ((statSync(folder).mode & others) === 0) return false;
    if (folder === dirname(folder)) return true;
  }
}

/** Hands the file or folder over to the user the servers run as; the path again. */
export function handOver(path: string): string {
  const user = serverUser();
  if (user) chownSync(path, user.uid, user.gid);
  return path;
}
