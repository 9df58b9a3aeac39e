import type { DeadLetter } from '#db/queues/dead-letters.ts';
import type { Indexer } from '#indexer/indexer.ts';
import { createBackoff, pause } from '#indexer/wait.ts';
import { writeToAll, type WriteResult } from '#indexer/writes.ts';
import { EngineUnavailable, type GenerationName, type IndexWrite, sakIdOf } from '#search/port.ts';

/** Bytes of one bulk, about: Elasticsearch works best with a few megabytes. */
const BULK_BYTES = 4_000_000;

/** Cuts a page into bulks of at most `most` bytes, about; a larger document is a bulk of its own. */
export function splitBulks<Write extends IndexWrite>(
  writes: readonly Write[],
  most = BULK_BYTES,
): Write[][] {
  const bulks: Write[][] = [];
  let size = Infinity;
  for (const write of writes) {
    const bytes = sizeOf(write);
    if (size + bytes > most) {
      bulks.push([]);
      size = 0;
    }
    bulks.at(-1)!.push(write);
    size += bytes;
  }
  return bulks;
}

function sizeOf(write: IndexWrite): number {
  return write.kind === 'put' ? write.json.length : 0;
}

/** How long an engine may take nothing at all before a rebuild gives up, ms. */
const PATIENCE = 120_000;

export interface WriteOptions {
  readonly signal: AbortSignal;
  readonly patience?: number;
}

/**
 * Writes until every case is written or refused, however busy the engine is, and returns the refused ones. Throws
 * `EngineUnavailable` when nothing gets through for too long, or when the signal is aborted meanwhile; it says what the engine said last.
 */
export async function writeWithRetries(
  { index }: Pick<Indexer, 'index'>,
  generation: GenerationName,
  writes: readonly IndexWrite[],
  { signal, patience = PATIENCE }: WriteOptions,
): Promise<DeadLetter[]> {
  const refused: DeadLetter[] = [];
  const backoff = createBackoff({ most: 5_000 });
  let left = writes;
  let deadline = Date.now() + patience;
  while (left.length > 0) {
    const result = await attempt(() => writeToAll(index, [generation], left), left);
    refused.push(...result.refused);
    if (result.retry.length === 0) break;
    if (result.retry.length < left.length) {
      backoff.reset();
      deadline = Date.now() + patience;
    }
    if (signal.aborted || Date.now() >= deadline)
      throw new EngineUnavailable(noMoreWrites(result.reason));
    const again = new Set(result.retry);
    left = left.filter((write) => again.has(sakIdOf(write)));
    await pause(backoff.next(), signal);
  }
  return refused;
}

async function attempt(
  write: () => Promise<WriteResult>,
  writes: readonly IndexWrite[],
): Promise<WriteResult> {
  try {
    return await write();
  } catch (error) {
    if (!(error instanceof EngineUnavailable)) throw error;
    return { done: [], retry: writes.map(sakIdOf), reason: error.message, refused: [] };
  }
}

function noMoreWrites(reason: string | null): string {
  return `the search engine takes no more writes${reason === null ? '' : `: ${reason}`}`;
}
