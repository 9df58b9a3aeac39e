import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { productionPrograms, projectRoot } from '#build/paths.ts';
import { command, podman, tryPodman } from './podman.ts';

/** MB that the image may have. */
const MOST = 260;

const { services } = parse(readFileSync(join(projectRoot, 'docker-compose.yml'), 'utf8'), {
  merge: true,
}) as { services: Record<string, { image: string; build?: { target: string } }> };
const APP = services['app']!.image;

/** Builds both images as docker-compose.yml would. */
export async function buildOurs(): Promise<void> {
  for (const service of ['demo', 'app']) {
    const { image, build } = services[service]!;
    const options = ['--network', 'host', '--format', 'docker', '--pull-never'];
    await podman(['build', ...options, '--target', build!.target, '-t', image, '.']);
  }
}

/** What the image has in it. Answers how large it is. */
export async function checkImage(): Promise<string> {
  const [inspected] = JSON.parse(await podman(['image', 'inspect', APP])) as [Inspected];
  const { Config: config, Size: size } = inspected;
  const megabytes = Math.round(size / 1e6);
  must(megabytes <= MOST, `the image has ${megabytes} MB, and ${MOST} at most are allowed`);
  must(config.User === '1000:1000', `it runs as ${config.User}`);
  must(inspected.Healthcheck !== undefined, 'it has no health check');
  must(
    !JSON.stringify(inspected).includes('authorities.crt'),
    'it has an authority of the builder',
  );
  const files = await filesOf();
  const paths = new Set(files);
  must(paths.has('usr/local/bin/node'), 'it has no Node');
  for (const program of ['sh', 'bash', 'busybox', 'npm', 'npx', 'corepack', 'apt', 'dpkg', 'curl'])
    must(!files.some((file) => file.endsWith(`/bin/${program}`)), `it has ${program}`);
  for (const one of ['esbuild', 'vite', 'typescript', 'npm', 'react', 'oidc-provider'])
    must(!files.some((file) => file.includes(`node_modules/${one}/`)), `it has the package ${one}`);
  for (const one of ['app/sbom.cdx.json', 'app/LICENCES.txt', 'app/NOTICE'])
    must(paths.has(one), `it has no ${one}`);
  must(!files.some((file) => /\.(tsx?|key|pem|env)$/.test(file)), 'it has sources or keys');
  return `${megabytes} MB, ${files.length} files`;
}

interface Inspected {
  readonly Size: number;
  readonly Config: { readonly User: string };
  readonly Healthcheck?: object;
}

async function filesOf(): Promise<string[]> {
  const id = (await podman(['create', APP])).trim();
  try {
    return (await command('bash', ['-c', `podman export ${id} | tar -t`])).split('\n');
  } finally {
    await podman(['rm', '--force', id]);
  }
}

/** Every program finds what it imports: with nothing set, it complains of its settings, or starts its work, and of nothing else. */
export async function checkPrograms(): Promise<string> {
  const names = Object.keys(productionPrograms).filter((name) => name !== 'pdf-worker');
  for (const name of names) {
    const program = ['node', `dist/server/${name}.js`];
    const args = ['run', '--rm', '--read-only', '--cap-drop=ALL', '--network=none', APP];
    const { output } = await tryPodman([...args, ...program]);
    must(/not usable|Usage|DATABASE_URL|required/i.test(output), `${name} says: ${output}`);
    must(!/ERR_MODULE|Cannot find/.test(output), `${name} lacks a module: ${output}`);
  }
  return `${names.length} programs`;
}

/** The list of packages is one, and has what is in node_modules. */
export async function checkSbom(): Promise<string> {
  const read = (file: string) =>
    podman(['run', '--rm', APP, 'node', '-p', `fs.readFileSync('${file}','utf8')`]);
  const sbom = JSON.parse(await read('sbom.cdx.json')) as Sbom;
  must(sbom.bomFormat === 'CycloneDX', 'the SBOM is no CycloneDX');
  const listed = new Set(sbom.components.map(({ purl }) => purl.replace(/\?.*$/, '')));
  const shipped = (await filesOf())
    .map((file) => /^app\/node_modules\/((?:@[^/]+\/)?[^/]+)\/package\.json$/.exec(file)?.[1])
    .filter((name) => name !== undefined);
  must(shipped.length > 30, `only ${shipped.length} packages are shipped`);
  const names = new Set(
    sbom.components.map(({ group, name }) => (group ? `${group}/${name}` : name)),
  );
  for (const name of shipped) must(names.has(name), `the SBOM lacks ${name}`);
  const licences = await read('LICENCES.txt');
  for (const name of shipped) must(licences.includes(`${name} `), `no licence of ${name}`);
  must(licences.includes('Permission is hereby granted'), 'the licences have no text');
  return `${listed.size} packages listed, ${shipped.length} in node_modules`;
}

interface Sbom {
  readonly bomFormat: string;
  readonly components: readonly { group?: string; name: string; purl: string }[];
}

export function must(holds: boolean, otherwise: string): asserts holds {
  if (!holds) throw new Error(otherwise);
}
