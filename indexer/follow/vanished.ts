import { readGenerations, unregister } from '#indexer/generations.ts';
import type { Indexer } from '#indexer/indexer.ts';

/**
 * Forgets generations that the engine no longer has (deleted by hand, a cluster that was set up anew), so that
 * they do not hold the others up for ever. Gives their names.
 */
export async function forgetVanished(indexer: Indexer): Promise<string[]> {
  const { db, index, motor, log } = indexer;
  const registered = await readGenerations(db, motor);
  const present = new Set(await index.list());
  const vanished = registered.map(({ navn }) => navn).filter((navn) => !present.has(navn));
  await unregister(db, vanished);
  if (vanished.length > 0)
    log.error({ motor, vanished }, 'the engine has lost generations: run rebuild');
  return vanished;
}
