import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openDataDir } from '#dev/servers/data-dir.ts';
import { startElasticsearch } from '#dev/servers/elasticsearch/start.ts';
import { asksFor } from './asks-for.ts';

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
  if (!files.some((file) => asksFor(file, 'support/elasticsearch.ts'))) {
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
