import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';

/** This machine can't run the test; the message says what is missing. */
export class NotHere extends Error {
  override readonly name = 'NotHere';
}

/**
 * Where images are kept between runs, apart from those of the machine: the stand-ins have the names of images that others make
 * (bases.ts), and nobody else may get them by these names.
 */
export const STATE = process.env['PRESSE_CONTAINERS_DIR'] ?? '/var/cache/presse/containers';

/** Of Debian. catatonit is what `init: true` needs; crun refuses some kinds of cgroups. */
const PACKAGES = [
  ...['podman', 'buildah', 'runc', 'catatonit', 'netavark', 'aardvark-dns', 'iptables'],
  ...['debootstrap', 'python3-venv'],
];
const PROGRAMS = ['podman', 'runc', 'catatonit', 'debootstrap', 'iptables', 'python3'];
const COMPOSE = 'podman-compose==1.6.0';

const run = promisify(execFile);
const HALF_AN_HOUR = 30 * 60_000;

/** What podman is told about where it works, for each of its processes. */
export const podmanEnvironment: NodeJS.ProcessEnv = {
  ...process.env,
  CONTAINERS_CONF: join(STATE, 'containers.conf'),
  CONTAINERS_STORAGE_CONF: join(STATE, 'storage.conf'),
  TMPDIR: join(STATE, 'tmp'),
};
export const composeProgram = join(STATE, 'compose', 'bin', 'podman-compose');

/** Finds or installs podman (Debian) and podman-compose (PyPI), and gives them folders of their own. */
export async function prepareMachine(say: (line: string) => void): Promise<void> {
  if (process.getuid?.() !== 0) throw new NotHere('it needs root, for podman and debootstrap');
  if (!PROGRAMS.every(isInstalled)) {
    if (!isInstalled('apt-get')) throw new NotHere(`it needs ${PROGRAMS.join(', ')}, or Debian`);
    say('podman and what it needs are installed from Debian');
    const options = { timeout: HALF_AN_HOUR, env: aptEnvironment };
    await run('apt-get', ['-qq', 'update'], options);
    await run('apt-get', ['-qq', 'install', '-y', '--no-install-recommends', ...PACKAGES], options);
  }
  for (const name of ['storage', 'run', 'tmp', 'networks', 'context'])
    mkdirSync(join(STATE, name), { recursive: true });
  writeFileSync(join(STATE, 'containers.conf'), CONTAINERS_CONF);
  writeFileSync(join(STATE, 'storage.conf'), STORAGE_CONF);
  if (existsSync(composeProgram)) return;
  say('podman-compose is installed from PyPI');
  await run('python3', ['-m', 'venv', join(STATE, 'compose')]);
  await run(join(STATE, 'compose', 'bin', 'pip'), ['install', '-q', COMPOSE]);
}

const aptEnvironment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };

function isInstalled(program: string): boolean {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/sbin'];
  return folders.some((folder) => existsSync(join(folder, program)));
}

const CONTAINERS_CONF = `[engine]
runtime = "runc"
cgroup_manager = "cgroupfs"
events_logger = "file"
[network]
network_config_dir = "${join(STATE, 'networks')}"
[containers]
default_ulimits = ["nofile=1024:4096", "nproc=4096:4096"]
`;
const STORAGE_CONF = `[storage]
driver = "overlay"
graphroot = "${join(STATE, 'storage')}"
runroot = "${join(STATE, 'run')}"
`;
