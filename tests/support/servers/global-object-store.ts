import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openDataDir } from '#dev/servers/data-dir.ts';
import { startObjectStore } from '#dev/servers/object-store/start.ts';
import { asksFor } from './global-elasticsearch.ts';

export type ObjectStoreForTests = { readonly endpoint: string } | { readonly skip: string };

declare module 'vitest' {
  interface ProvidedContext {
    objectStore: ObjectStoreForTests;
  }
}

/** An object store for the projects of this run, if any of their files asks for it. */
export default async function setup(project: TestProject) {
  const files = project.vitest.state.getPaths();
  if (!files.some((file) => asksFor(file, 'servers/object-store.ts'))) {
    project.provide('objectStore', { skip: 'no file of this run was seen to ask for it' });
    return;
  }
  try {
    const dataDir = join(openDataDir(process.env), 'tests');
    const say = (line: string) => void process.stderr.write(`${line}\n`);
    const { endpoint, stop } = await startObjectStore(dataDir, say);
    project.provide('objectStore', { endpoint });
    return stop;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    project.provide('objectStore', { skip: reason });
    return;
  }
}
