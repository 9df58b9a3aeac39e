import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { handOver, serverUser } from '#local/server/user.ts';
import type { Binaries } from './binaries.ts';

const run = promisify(execFile);

/** The files of one Postgres: databases, password and log, all under `home`. */
export interface Cluster {
  readonly home: string;
  readonly data: string;
  readonly log: string;
  readonly password: string;
}

/** The cluster under `home`, made by initdb when there is none. Throws when an older Postgres made it. */
export async function openCluster(home: string, binaries: Binaries): Promise<Cluster> {
  const data = join(home, 'data');
  if (!existsSync(data)) await initialise(home, data, binaries);
  const major = readFileSync(join(data, 'PG_VERSION'), 'utf8').trim();
  if (major !== binaries.major)
    throw new Error(
      `${data} was made by Postgres ${major}, and this is Postgres ${binaries.major}: move it away to start anew`,
    );
  return clusterAt(home);
}

/** Where things are under `home`; the password is empty before there is one. */
export function clusterAt(home: string): Cluster {
  const file = join(home, 'password');
  const password = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return { home, data: join(home, 'data'), log: join(home, 'server.log'), password };
}

/** Built beside and moved into place, so that a killed start leaves no half cluster. */
async function initialise(home: string, data: string, binaries: Binaries): Promise<void> {
  const unfinished = handOver(mkdtempSync(join(home, 'data-')));
  const password = join(home, 'password');
  writeFileSync(password, randomBytes(24).toString('hex'), { mode: 0o600 });
  handOver(password);
  const place = [`--pgdata=${unfinished}`, `--pwfile=${password}`];
  await run(join(binaries.folder, 'initdb'), [...place, ...INITDB], {
    ...serverUser(),
    cwd: home,
    env: serverEnvironment(),
  });
  rmSync(data, { recursive: true, force: true });
  renameSync(unfinished, data);
}

/** Without the locale LANG decides, and æøå sort wrongly (DESIGN §10). */
const INITDB = [
  '--encoding=UTF8',
  `--locale=${process.platform === 'linux' ? 'C.UTF-8' : 'C'}`,
  '--locale-provider=icu',
  '--icu-locale=nb-NO',
  '--username=postgres',
  '--auth=scram-sha-256',
];

/** Ours without the variables by which libpq's programs would mean another Postgres. */
export function serverEnvironment(): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('PG')));
}
