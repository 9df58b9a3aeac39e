import type { GenerationName, IndexWrite, SearchIndex, WriteOutcome } from '#search/port.ts';
import { sakIdOf } from './build-writes.ts';
import { refusedByEngine, type DeadLetter } from './dead-letters.ts';

export interface Fates {
  /** In every generation as Postgres had it, or newer. */
  readonly done: readonly string[];
  /** The engine was busy for at least one generation. */
  readonly retry: readonly string[];
  readonly refused: readonly DeadLetter[];
}

/** Writes the same to every generation at once; the worst outcome of a case is its fate. */
export async function writeToAll(
  index: SearchIndex,
  generations: readonly GenerationName[],
  writes: readonly IndexWrite[],
): Promise<Fates> {
  if (writes.length === 0) return { done: [], retry: [], refused: [] };
  const answers = await Promise.all(
    generations.map((generation) => index.write(generation, writes)),
  );
  return judge(writes.map(sakIdOf), answers.flat());
}

export function judge(sakIds: readonly string[], outcomes: readonly WriteOutcome[]): Fates {
  const refused = new Map<string, DeadLetter>();
  const retry = new Set<string>();
  for (const outcome of outcomes) {
    if (outcome.kind !== 'failed') continue;
    const { sakId } = outcome;
    if (outcome.retry) retry.add(sakId);
    else refused.set(sakId, { sakId, grunn: refusedByEngine(outcome.reason) });
  }
  return {
    done: sakIds.filter((sakId) => !refused.has(sakId) && !retry.has(sakId)),
    retry: [...retry].filter((sakId) => !refused.has(sakId)),
    refused: [...refused.values()],
  };
}
