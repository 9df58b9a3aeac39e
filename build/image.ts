import { execFile } from 'node:child_process';
import { cp, mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { isAllowed, shippedPackages, type Lockfile, type Shipped } from './licences.ts';
import { developmentPrograms, productionPrograms, projectRoot } from './paths.ts';

/**
 * Copies to `folder` what the image holds (Dockerfile): dist/, of node_modules only the files that the programs can reach, and
 * what must go with them: licence texts, and the list of packages (SBOM). dist/ is built before.
 */
export async function writeImage(folder: string, production: boolean): Promise<void> {
  await mkdir(folder, { recursive: true });
  await cp(join(projectRoot, 'dist'), join(folder, 'dist'), { recursive: true, filter: isNoStamp });
  const programs = Object.keys(production ? productionPrograms : developmentPrograms);
  const lockfile = await readFile(join(projectRoot, 'package-lock.json'), 'utf8');
  const packages = shippedPackages(JSON.parse(lockfile) as Lockfile);
  const shipped = new Set(packages.map(({ path }) => path));
  for (const file of await reached(programs))
    // Packages ask for others that are there by chance, because tools use them.
    if (!production || shipped.has(packageOf(file))) await copy(file, folder);
  for (const file of ['package.json', 'NOTICE']) await copy(file, folder);
  await writeFile(join(folder, 'LICENCES.txt'), await licenceTexts(packages));
  await writeFile(join(folder, 'sbom.cdx.json'), await sbom(packages));
}

/** The stamps of `buildOnce` say nothing to a running program. */
function isNoStamp(path: string): boolean {
  return !path.endsWith('.sha256');
}

/** The files of node_modules that the programs load, or could: found by reading what each file imports. */
async function reached(programs: readonly string[]): Promise<string[]> {
  const { nodeFileTrace } = await import('@vercel/nft');
  const entries = programs.map((name) => join(projectRoot, 'dist', 'server', `${name}.js`));
  const { fileList } = await nodeFileTrace(entries, { base: projectRoot });
  return [...fileList].filter((file) => file.startsWith('node_modules')).sort();
}

/** `node_modules/a/node_modules/@b/c/lib/x.js` → `node_modules/a/node_modules/@b/c`. */
export function packageOf(file: string): string {
  return /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)/.exec(file)?.[1] ?? '';
}

async function copy(file: string, folder: string): Promise<void> {
  const target = join(folder, file);
  await mkdir(dirname(target), { recursive: true });
  await cp(join(projectRoot, file), target, { recursive: true, dereference: true });
}

/** Every licence of what is shipped, in full; throws for one that may not be shipped. */
async function licenceTexts(packages: readonly Shipped[]): Promise<string> {
  const refused = packages.filter(({ licence }) => !isAllowed(licence));
  if (refused.length > 0)
    throw new Error(
      `These licences are not allowed (build/licences.ts):\n${refused.map((one) => `  ${one.name}: ${one.licence}`).join('\n')}`,
    );
  const parts = await Promise.all(packages.map(licenceText));
  return parts.join(`\n${'-'.repeat(80)}\n\n`);
}

async function licenceText({ path, name, version, licence }: Shipped): Promise<string> {
  const folder = join(projectRoot, path);
  const files = existsSync(folder) ? await readdir(folder) : [];
  const texts = files.filter((file) => /^(licen[cs]e|copying|notice)([.-].*)?$/i.test(file)).sort();
  const read = texts.map((file) => readFile(join(folder, file), 'utf8'));
  return `${name} ${version} (${licence})\n\n${(await Promise.all(read)).join('\n')}`;
}

interface Sbom {
  readonly components: readonly { readonly 'bom-ref': string; name: string; version: string }[];
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[];
}

/**
 * The packages, with versions, licences and hashes, in CycloneDX: what scanners for known weaknesses read. npm lists all of them;
 * its own `--omit dev` also leaves out what programs and tools both use.
 */
async function sbom(packages: readonly Shipped[]): Promise<string> {
  const args = ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'];
  const options = { cwd: projectRoot, maxBuffer: 64 * 1024 * 1024 };
  const { stdout } = await promisify(execFile)('npm', args, options);
  return `${JSON.stringify(onlyShipped(JSON.parse(stdout) as Sbom, packages), null, 1)}\n`;
}

/** Without what is not shipped. Throws when a package that is shipped is missing. */
export function onlyShipped<S extends Sbom>(all: S, packages: readonly Shipped[]): S {
  const shipped = new Set(packages.map(({ name, version }) => `${name}@${version}`));
  const components = all.components.filter(({ name, version }) =>
    shipped.has(`${name}@${version}`),
  );
  const listed = new Set(components.map(({ name, version }) => `${name}@${version}`));
  const missing = [...shipped].filter((one) => !listed.has(one));
  if (missing.length > 0) throw new Error(`The SBOM lacks ${missing.join(', ')}`);
  const known = new Set(components.map((one) => one['bom-ref']));
  const dependencies = all.dependencies.map((one) => ({
    ...one,
    dependsOn: one.dependsOn.filter((ref) => known.has(ref)),
  }));
  const tools = new Set(
    all.components.map((one) => one['bom-ref']).filter((ref) => !known.has(ref)),
  );
  return { ...all, components, dependencies: dependencies.filter(({ ref }) => !tools.has(ref)) };
}
