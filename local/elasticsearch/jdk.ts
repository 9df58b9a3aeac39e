import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The oldest Java that Elasticsearch 9 runs on. */
const OLDEST = 21;
const JVM_FOLDERS = ['/usr/lib/jvm', '/Library/Java/JavaVirtualMachines', '/opt/java'];

/** `openjdk version "21.0.4" …`, `java version "1.8.0_292"` → 21, 8; null for anything else. */
export function majorVersion(output: string): number | null {
  const [, first, second] = /version "(\d+)(?:\.(\d+))?/.exec(output) ?? [];
  if (!first) return null;
  return first === '1' ? Number(second) : Number(first);
}

/** The home of a JDK (it must have `jar`) that is new enough: JAVA_HOME first, then the usual places; else null. */
export async function findJdk(env: NodeJS.ProcessEnv): Promise<string | null> {
  for (const home of candidates(env)) {
    if (!existsSync(join(home, 'bin', 'jar'))) continue;
    const version = await versionOf(home);
    if (version !== null && version >= OLDEST) return home;
  }
  return null;
}

function candidates(env: NodeJS.ProcessEnv): string[] {
  const installed = JVM_FOLDERS.filter(existsSync).flatMap((folder) =>
    readdirSync(folder).flatMap((name) => [
      join(folder, name),
      join(folder, name, 'Contents', 'Home'),
    ]),
  );
  return [...(env['JAVA_HOME'] ? [env['JAVA_HOME']] : []), ...installed];
}

async function versionOf(home: string): Promise<number | null> {
  try {
    const { stderr } = await run(join(home, 'bin', 'java'), ['-version']);
    return majorVersion(stderr);
  } catch {
    return null;
  }
}
