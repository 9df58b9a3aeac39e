import { chownSync, mkdirSync } from 'node:fs';

/** Postgres refuses to run as root: then it is this user, `nobody` on the systems in use. */
const NOBODY = 65_534;

export type RunAs = { readonly uid: number; readonly gid: number } | Record<string, never>;

export const isRoot = (): boolean => process.getuid?.() === 0;

/** Spawn options under which Postgres accepts to run. */
export const runAs = (): RunAs => (isRoot() ? { uid: NOBODY, gid: NOBODY } : {});

/** A private folder that belongs to whoever runs Postgres. */
export function ownFolder(path: string): void {
  mkdirSync(path, { recursive: true, mode: 0o700 });
  if (isRoot()) chownSync(path, NOBODY, NOBODY);
}
