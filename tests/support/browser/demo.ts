import { compose } from '#indexer/compose.ts';
import { readConfig } from '#indexer/config.ts';
import { SILENT } from '#indexer/progress.ts';
import { rebuild } from '#indexer/rebuild/rebuild.ts';

/** Noon on a Saturday in Oslo: nothing of the demo data changes within minutes of it. */
export const DEMO_NOW = new Date('2026-11-21T12:00:00+01:00');

/** The widest range that may be searched then. */
export const DEMO_RANGE = 'fraDato=2026-08-21&tilDato=2028-11-21';

interface BuiltIndex {
  readonly drop: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Builds an index of all cases and activates it. */
export async function buildIndex(env: NodeJS.ProcessEnv): Promise<BuiltIndex> {
  const { indexer, close } = compose(readConfig(env));
  await rebuild(indexer, { signal: new AbortController().signal, progress: SILENT });
  return {
    drop: async () => {
      for (const generation of await indexer.index.list()) await indexer.index.drop(generation);
    },
    close,
  };
}
