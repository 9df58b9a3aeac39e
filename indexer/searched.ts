import type { GenerationName } from '#search/port.ts';
import { IndexerError } from './error-kind.ts';
import { readGenerations } from './generations.ts';
import type { Indexer } from './indexer.ts';

/** The generation that is searched; throws when there is none. */
export async function searchedGeneration({ index, motor }: Indexer): Promise<GenerationName> {
  const navn = await index.active();
  if (navn === null)
    throw new IndexerError(`there is no index in ${motor} yet: run "npm run indexer -- rebuild"`);
  return navn;
}

/**
 * The same, where changes are about to be written: they only reach a generation that is registered. One that is
 * searched and not registered has missed changes, while another engine or another database was kept up to date.
 */
export async function followedGeneration(indexer: Indexer): Promise<GenerationName> {
  const searched = await searchedGeneration(indexer);
  const registered = await readGenerations(indexer.db, indexer.motor);
  if (registered.some(({ navn }) => navn === searched)) return searched;
  throw new IndexerError(
    'the searched index belongs to another state of the database: run "npm run indexer -- rebuild"',
  );
}
