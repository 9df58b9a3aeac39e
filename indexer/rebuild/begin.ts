import { forgetVanished } from '#indexer/follow/vanished.ts';
import { generationName } from '#indexer/generation-name.ts';
import { readGenerations, register } from '#indexer/generations.ts';
import type { Indexer } from '#indexer/indexer.ts';
import { abandon } from './clear-away.ts';

export interface Begun {
  readonly navn: string;
  /** Every case up to here has been written by the rebuild that was stopped. */
  readonly after: string | null;
  readonly antall: number;
  readonly resumed: boolean;
}

/**
 * Goes on with the generation that a stopped rebuild has left, or begins a new one. It is created first and
 * registered then: whoever reads the registry can write to everything in it. Killed in between, the next rebuild
 * finds an index that nobody knows, and drops it.
 */
export async function beginOrResume(indexer: Indexer): Promise<Begun> {
  await forgetVanished(indexer);
  const building = (await readGenerations(indexer.db, indexer.motor)).filter(
    (generation) => generation.status === 'bygger',
  );
  const newest = building.pop();
  for (const older of building) await abandon(indexer, older.navn);
  if (newest) {
    const { navn, sistSakId, antall } = newest;
    return { navn, after: sistSakId, antall, resumed: true };
  }
  const navn = generationName(new Date());
  await indexer.index.create(navn);
  await register(indexer.db, indexer.motor, navn);
  return { navn, after: null, antall: 0, resumed: false };
}
