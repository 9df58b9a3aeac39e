import { execFile } from 'node:child_process';
import { existsSync, readdirSync, realpathSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The oldest Java that Elasticsearch 9 runs on. */
const OLDEST = 21;
const FOLDERS_OF_JDKS = ['/usr/lib/jvm', '/Library/Java/JavaVirtualMachines', '/opt/java', '/opt'];

/** `openjdk version "21.0.4" …` → 21, `java version "1.8.0_292"` → 8; null for anything else. */
export function majorVersion(output: string): number | null {
  const [, first, second] = /version "(\d+)(?:\.(\d+))?/.exec(output) ?? [];
  if (!first) return null;
  return Number(first === '1' && second ? second : first);
}

/** The home of a JDK of version 21 or newer, `jar` included; JAVA_HOME first, then the usual places; else null. */
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
