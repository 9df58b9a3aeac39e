import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openDataDir } from '#dev/servers/data-dir.ts';
import { startElasticsearch } from '#dev/servers/elasticsearch/start.ts';

export type ElasticsearchForTests = { readonly url: string } | { readonly skip: string };

declare module 'vitest' {
  interface ProvidedContext {
    elasticsearch: ElasticsearchForTests;
  }
}

/**
 * An Elasticsearch for the projects of this run, if any of their files asks for it (booting takes seconds);
 * shared as Postgres is. Where there is none, the engine's suites say why they are skipped.
 */
export default async function setup(project: TestProject) {
  const files = project.vitest.state.getPaths();
  if (!files.some((file) => asksFor(file, 'servers/elasticsearch.ts'))) {
    project.provide('elasticsearch', { skip: 'no file of this run was seen to ask for it' });
    return;
  }
  try {
    const dataDir = join(openDataDir(process.env), 'tests');
    const say = (line: string) => void process.stderr.write(`${line}\n`);
    const { url, stop } = await startElasticsearch({ dataDir, ephemeral: true, say });
    project.provide('elasticsearch', { url });
    return stop;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    project.provide('elasticsearch', { skip: reason });
    return;
  }
}

/** An import of a file of ours: `./file.ts`, or `#tests/file.ts` from another folder. */
const IMPORT = /from '(#tests\/|\.\/)([^']+)'/g;

/** Whether a test file imports, itself or through other files of tests/, a module whose path ends in `target`. */
export function asksFor(file: string, target: string, seen = new Set<string>()): boolean {
  if (file.endsWith(target)) return true;
  if (seen.has(file) || !file.includes('/tests/') || !existsSync(file)) return false;
  seen.add(file);
  const imports = readFileSync(file, 'utf8').matchAll(IMPORT);
  return [...imports].some(([, root = '', path = '']) => {
    const folder =
      root === './' ? dirname(file) : file.slice(0, file.indexOf('/tests/') + '/tests'.length);
    return asksFor(resolve(folder, path), target, seen);
  });
}
