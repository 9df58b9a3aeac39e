import { readGenerations, unregister } from '#indexer/generations.ts';
import type { Indexer } from '#indexer/indexer.ts';

/**
 * Drops what no one needs: generations that the engine has and nobody knows, neither registered nor searched.
 * Only under the rebuild's lock, since one is created a moment before it is registered. Gives their names.
 */
export async function clearAway(indexer: Indexer): Promise<string[]> {
  const { db, index, motor, log } = indexer;
  const known = new Set((await readGenerations(db, motor)).map((generation) => generation.navn));
  const searched = await index.active();
  const orphans = (await index.list()).filter((navn) => !known.has(navn) && navn !== searched);
  for (const navn of orphans) await index.drop(navn);
  if (orphans.length > 0) log.info({ motor, orphans }, 'dropped generations that nobody uses');
  return orphans;
}

/**
 * Gives a generation up: nothing is written to it from now on, and then it goes. One that is searched already (an
 * earlier rebuild was killed in the middle of its swap) stays as it is, and goes on being kept up to date.
 */
export async function abandon({ db, index }: Indexer, navn: string): Promise<void> {
  if ((await index.active()) === navn) return;
  await unregister(db, [navn]);
  await index.drop(navn);
}
