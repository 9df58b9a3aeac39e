import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { projectRoot } from '#build/paths.ts';
import { findDistribution, findJdk } from '#dev/servers/elasticsearch/distribution.ts';
import { findBinaries } from '#dev/servers/postgres/binaries.ts';
import { NotHere, STATE } from './machine.ts';
import { command, podman, tryPodman } from './podman.ts';

/**
 * The images that Dockerfile and docker-compose.yml name, made here from Debian, npm and Maven packages, under the same names: so
 * they can be tried where no image can be fetched. They have the places, users and settings that are relied on, and nothing else.
 */

const DEBIAN = 'localhost/presse-debian:bookworm';
const standIns = fileURLToPath(new URL('stand-ins', import.meta.url));
type Say = (line: string) => void;
/** Links stay relative: otherwise they would lead out of the image. */
const COPY = { recursive: true, verbatimSymlinks: true };

/** The name of an image in Dockerfile or docker-compose.yml, such as `node:24.21.0-bookworm-slim`. */
function imageNamed(name: string): string {
  const files = ['Dockerfile', 'docker-compose.yml'].map((file) =>
    readFileSync(join(projectRoot, file), 'utf8'),
  );
  const found = new RegExp(`(?:^FROM |image: )(${name}:\\S+)`, 'm').exec(files.join('\n'));
  if (!found) throw new Error(`No image ${name} in Dockerfile or docker-compose.yml`);
  return found[1]!;
}

/** Makes what is not there yet, or was made by another recipe. */
export async function buildBases(say: Say): Promise<void> {
  if ((await tryPodman(['image', 'exists', DEBIAN])).code !== 0) await bootstrap(say);
  const node = imageNamed('node');
  await make(node, 'node', say, (folder) => fillNode(folder, node));
  await make(imageNamed('postgres'), 'postgres', say, fillPostgres);
  await make(imageNamed('elasticsearch'), 'elasticsearch', say, (folder) =>
    fillElasticsearch(folder, say),
  );
  await make(imageNamed('axllent/mailpit'), 'mailpit', say, fillMailpit);
}

async function bootstrap(say: Say): Promise<void> {
  say('Debian is fetched');
  const root = join(STATE, 'context', 'debian');
  rmSync(root, { recursive: true, force: true });
  const more = '--include=ca-certificates,curl,unzip';
  await command('debootstrap', ['--variant=minbase', more, 'bookworm', root]);
  for (const name of ['archives', 'pkgcache.bin', 'srcpkgcache.bin'])
    rmSync(join(root, 'var', 'cache', 'apt', name), { recursive: true, force: true });
  const archive = join(STATE, 'context', 'debian.tar');
  await command('tar', ['-C', root, '-cf', archive, '.']);
  await podman(['import', archive, DEBIAN]);
  rmSync(root, { recursive: true, force: true });
  rmSync(archive);
}

/** Builds `image` of stand-ins/NAME.Containerfile, its files, and what `fill` puts beside them. */
async function make(
  image: string,
  name: string,
  say: Say,
  fill: (folder: string) => Promise<void>,
): Promise<void> {
  const full = `docker.io/${image.includes('/') ? image : `library/${image}`}`;
  const label = `recipe=${recipeOf(image, name)}`;
  const made = await tryPodman([
    ...['images', '--quiet', '--filter', `label=${label}`],
    ...['--filter', `reference=${full}`],
  ]);
  if (made.stdout.trim()) return;
  say(`${image} is made`);
  const folder = join(STATE, 'context', name);
  rmSync(folder, { recursive: true, force: true });
  cpSync(standIns, folder, COPY);
  await fill(folder);
  const file = join(folder, `${name}.Containerfile`);
  const options = ['--pull-never', '--network', 'none', '--label', label, '-t', full];
  await podman(['build', ...options, '-f', file, folder]);
  rmSync(folder, { recursive: true, force: true });
}

/** To be raised when other things are put beside the files of stand-ins/. */
const RECIPE = 1;

function recipeOf(image: string, name: string): string {
  const hash = createHash('sha256').update(`${RECIPE} ${image}`);
  for (const file of readdirSync(standIns).sort())
    if (file.startsWith(name)) hash.update(readFileSync(join(standIns, file)));
  return hash.digest('hex').slice(0, 16);
}

/** Node and npm, as the npm packages of the same names carry them. */
async function fillNode(folder: string, image: string): Promise<void> {
  const version = /:(\d+\.\d+\.\d+)-/.exec(image)![1]!;
  const packages = join(folder, 'packages');
  mkdirSync(packages);
  const flags = ['--prefix', packages, '--no-save', '--no-audit', '--no-fund'];
  await command('npm', ['install', ...flags, `node@${version}`, 'npm@11'], { cwd: packages });
  const modules = join(packages, 'node_modules');
  cpSync(join(modules, 'node', 'bin', 'node'), join(folder, 'node'));
  cpSync(join(modules, 'npm'), join(folder, 'npm'), COPY);
  const authorities = process.env['NODE_EXTRA_CA_CERTS'] ?? '/etc/ssl/certs/ca-certificates.crt';
  cpSync(authorities, join(folder, 'authorities.crt'), { dereference: true });
}

async function fillPostgres(folder: string): Promise<void> {
  const { folder: programs } = await findBinaries(join(STATE, 'context'));
  cpSync(join(programs, '..'), join(folder, 'native'), COPY);
}

async function fillElasticsearch(folder: string, say: Say): Promise<void> {
  const jdk = await findJdk(process.env);
  if (!jdk) throw new NotHere('Elasticsearch needs a JDK of version 21 or newer');
  const distribution = await findDistribution(jdk, say);
  cpSync(distribution, join(folder, 'distribution'), COPY);
  const isNeeded = (path: string) => !/\/(jmods|demo|man|src\.zip)$/.test(path);
  cpSync(jdk, join(folder, 'jdk'), { ...COPY, filter: isNeeded });
}

async function fillMailpit(folder: string): Promise<void> {
  await build({
    entryPoints: [join(standIns, 'mailpit.ts')],
    outfile: join(folder, 'mailpit.js'),
    bundle: true,
    platform: 'node',
    format: 'cjs',
    target: 'node24',
    banner: { js: '#!/usr/local/bin/node' },
    logLevel: 'warning',
  });
  if (!existsSync(join(folder, 'mailpit.js'))) throw new Error('the mail catcher was not built');
}
