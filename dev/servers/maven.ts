import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

export const run = promisify(execFile);

/** A file of a Maven repository. */
export interface Artifact {
  readonly group: string;
  readonly artifact: string;
  readonly version: string;
  readonly extension: 'zip' | 'jar';
  readonly classifier?: string;
}

const MAVEN_GET = 'org.apache.maven.plugins:maven-dependency-plugin:3.8.1:get';
const HALF_AN_HOUR = 30 * 60_000;

/** Whether Maven is installed. */
export function hasMaven(): Promise<boolean> {
  return run('mvn', ['--version']).then(
    () => true,
    () => false,
  );
}

/** The path of the file in the local repository. Fetched the first time on a machine, which is said by `say`. Throws when Maven can't. */
export async function fetchArtifact(
  { group, artifact, version, extension, classifier }: Artifact,
  env: NodeJS.ProcessEnv,
  say: () => void,
): Promise<string> {
  const repository = env['MAVEN_REPO_LOCAL'] ?? join(homedir(), '.m2', 'repository');
  const name = [artifact, version, ...(classifier ? [classifier] : [])].join('-');
  const path = join(
    ...[repository, ...group.split('.'), artifact, version],
    `${name}.${extension}`,
  );
  if (existsSync(path)) return path;
  say();
  const coordinates = [group, artifact, version, extension, ...(classifier ? [classifier] : [])];
  const options = ['-q', '-B', `-Dmaven.repo.local=${repository}`, '-Dtransitive=false'];
  try {
    await run('mvn', [...options, MAVEN_GET, `-Dartifact=${coordinates.join(':')}`], {
      timeout: HALF_AN_HOUR,
    });
  } catch (error) {
    const { stdout = '' } = error as { stdout?: string };
    throw new Error(`Maven could not fetch it: ${stdout.trim().slice(0, 400)}`, { cause: error });
  }
  return path;
}
