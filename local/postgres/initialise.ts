import { execFile } from 'node:child_process';
import { appendFileSync, existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ownFolder, runAs } from './owner.ts';

const run = promisify(execFile);

/**
 * `nb-NO` by ICU, whatever LANG says; without it æøå sort and fold wrongly (DESIGN §10). Trust is bounded by
 * the socket: only this machine's loopback is listened to.
 */
const INITDB = [
  '--username=presse',
  '--auth=trust',
  '--encoding=UTF8',
  '--locale=C.UTF-8',
  '--locale-provider=icu',
  '--icu-locale=nb-NO',
  '--no-instructions',
];

/** Settings of a database that serves one machine; a test's data need not survive a power cut. */
function settings(durable: boolean): string {
  const always = [
    "listen_addresses = '127.0.0.1'",
    "unix_socket_directories = ''",
    'max_connections = 200',
    "timezone = 'UTC'",
    'shared_buffers = 256MB',
    'jit = off',
  ];
  const fast = [
    'fsync = off',
    'synchronous_commit = off',
    'full_page_writes = off',
    'wal_level = minimal',
    'max_wal_senders = 0',
    'max_wal_size = 4GB',
  ];
  return [...always, ...(durable ? [] : fast), ''].join('\n');
}

/**
 * Makes the cluster in `folder` unless it is there. It is made aside and moved in whole, so that neither a
 * killed attempt nor two programs at once leave half a cluster.
 */
export async function initialise(
  binaries: string,
  folder: string,
  durable: boolean,
): Promise<void> {
  if (existsSync(join(folder, 'PG_VERSION'))) return;
  const aside = `${folder}.${process.pid}`;
  rmSync(aside, { recursive: true, force: true });
  ownFolder(aside);
  await run(join(binaries, 'bin', 'initdb'), ['-D', aside, ...INITDB], { ...runAs(), cwd: aside });
  appendFileSync(join(aside, 'postgresql.conf'), settings(durable));
  try {
    renameSync(aside, folder);
  } catch (error) {
    rmSync(aside, { recursive: true, force: true });
    if (!existsSync(join(folder, 'PG_VERSION'))) throw error;
  }
}
