import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { NoElasticsearch, startElasticsearch } from '../../local/elasticsearch/index.ts';

export type ElasticsearchForTests = { readonly url: string } | { readonly skip: string };

declare module 'vitest' {
  interface ProvidedContext {
    elasticsearch: ElasticsearchForTests;
  }
}

interface Engine {
  readonly provided: ElasticsearchForTests;
  readonly stop: () => Promise<void>;
}

let shared: Promise<Engine> | null = null;
let users = 0;

/** One Elasticsearch for the whole run; where there is none, its suites say why they are skipped. */
export default async function setup(project: TestProject) {
  users += 1;
  shared ??= start();
  const { provided, stop } = await shared;
  project.provide('elasticsearch', provided);
  return async () => {
    users -= 1;
    if (users === 0) await stop();
  };
}

async function start(): Promise<Engine> {
  const url = process.env['ELASTICSEARCH_URL'];
  if (url) return { provided: { url }, stop: async () => undefined };
  const dataDir = mkdtempSync(join(tmpdir(), 'presse-es-'));
  chmodSync(dataDir, 0o711);
  const clean = () => rmSync(dataDir, { recursive: true, force: true });
  try {
    const engine = await startElasticsearch({ dataDir });
    const stop = () => engine.stop().then(clean);
    return { provided: { url: engine.url }, stop };
  } catch (error) {
    clean();
    if (!(error instanceof NoElasticsearch) || process.env['REQUIRE_ELASTICSEARCH'] === '1')
      throw error;
    return { provided: { skip: error.message }, stop: async () => undefined };
  }
}
