import { randomBytes } from 'node:crypto';
import { stat, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDokumentlager, type DokumentlagerSettings } from '#db/dokumentlager/settings.ts';
import { type Finding, ok, unchecked, warning, wrong } from '#doctor/check.ts';
import type { Patient } from '#doctor/patient.ts';
import { meaningOf } from '#doctor/reasons.ts';

/** Stores a few bytes, looks for them, and takes them away again. */
export async function lookAtDocuments({ values, faults }: Patient): Promise<Finding[]> {
  if (faults['web server'].some((line) => /^(DOKUMENT_|S3_)/.test(line)))
    return [unchecked('not usable: see configuration')];
  const { DOKUMENT_BUCKET: bucket } = values;
  const folder = folderOf(values);
  if (!bucket && !(await isFolder(folder)))
    return [wrong(`${folder} is not there`, 'mount it, or change DOKUMENT_DIR')];
  const what = bucket ? `the bucket ${bucket}` : folder;
  try {
    const store = openDokumentlager(values as DokumentlagerSettings);
    await store.ping();
    const probe = randomBytes(32);
    const { noekkel } = await store.put(probe);
    const size = await store.size(noekkel);
    await store.remove(noekkel);
    if (size !== probe.length)
      return [wrong(`${what} loses what is put there`, 'use another store')];
  } catch (error) {
    return [wrong(`${what}: ${meaningOf(error)}`, 'see that the service may read and write there')];
  }
  return [ok(`${what} can be read and written`)];
}

const folderOf = ({ DOKUMENT_DIR, PRESSE_DATA_DIR = '.data' }: Patient['values']) =>
  DOKUMENT_DIR ?? join(PRESSE_DATA_DIR, 'dokumenter');

function isFolder(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );
}

/** The disks of what this machine stores. Postgres and Elasticsearch tell of their own. */
export async function lookAtDisk({ values }: Patient): Promise<Finding[]> {
  const folders = [tmpdir(), ...(values.DOKUMENT_BUCKET ? [] : [folderOf(values)])];
  const found: Finding[] = [];
  for (const folder of folders) {
    // Another check reports a missing folder.
    if (!(await isFolder(folder))) continue;
    const { bavail, blocks, bsize } = await statfs(folder);
    found.push(judgeDisk(folder, bavail * bsize, blocks * bsize));
  }
  const faults = found.filter(({ status }) => status !== 'ok');
  return faults.length > 0 ? faults : found.slice(-1);
}

const GB = 1024 ** 3;
/** Free bytes below which any disk is wrong. */
const LEAST = GB / 2;
/** Above this many free bytes a disk is fine however full it is. */
const ENOUGH = 10 * GB;

export function judgeDisk(folder: string, free: number, total: number): Finding {
  const what = `the disk of ${folder} has ${(free / GB).toFixed(1)} GB free`;
  const todo = 'make room, or use a larger disk';
  if (free < LEAST) return wrong(what, todo);
  return free < ENOUGH && free < total / 10 ? warning(what, todo) : ok(what);
}
