import { EngineUnavailable, type GenerationName, type IndexWrite } from '#search/port.ts';
import { createBackoff } from '#indexer/backoff.ts';
import { sakIdOf } from '#indexer/build-writes.ts';
import type { DeadLetter } from '#indexer/dead-letters.ts';
import type { Indexer } from '#indexer/indexer.ts';
import { pause } from '#indexer/pause.ts';
import { writeToAll, type Fates } from '#indexer/write-to-all.ts';

/** How long an engine may take nothing at all before a rebuild gives up, ms. */
export const PATIENCE = 120_000;

export interface PutOptions {
  readonly signal: AbortSignal;
  readonly patience?: number;
}

/**
 * Writes until every case is written or refused, however busy the engine is, and gives the refused ones. Throws
 * `EngineUnavailable` when nothing has got through for too long, or when the signal is given meanwhile.
 */
export async function putPatiently(
  { index }: Pick<Indexer, 'index'>,
  generation: GenerationName,
  writes: readonly IndexWrite[],
  { signal, patience = PATIENCE }: PutOptions,
): Promise<DeadLetter[]> {
  const refused: DeadLetter[] = [];
  const backoff = createBackoff({ most: 5_000 });
  let left = writes;
  let deadline = Date.now() + patience;
  while (left.length > 0) {
    const fates = await attempt(() => writeToAll(index, [generation], left), left);
    refused.push(...fates.refused);
    if (fates.retry.length === 0) break;
    if (fates.retry.length < left.length) {
      backoff.reset();
      deadline = Date.now() + patience;
    }
    if (signal.aborted || Date.now() >= deadline)
      throw new EngineUnavailable('the search engine takes no more writes');
    const again = new Set(fates.retry);
    left = left.filter((write) => again.has(sakIdOf(write)));
    await pause(backoff.next(), signal);
  }
  return refused;
}

async function attempt(write: () => Promise<Fates>, writes: readonly IndexWrite[]): Promise<Fates> {
  try {
    return await write();
  } catch (error) {
    if (!(error instanceof EngineUnavailable)) throw error;
    return { done: [], retry: writes.map(sakIdOf), refused: [] };
  }
}
