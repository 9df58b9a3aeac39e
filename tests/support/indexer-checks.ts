import { expect } from 'vitest';
import { readGenerations } from '#db/queues/generations.ts';
import type { Indexer } from '#indexer/indexer.ts';
import type { MemoryIndex } from './memory-index.ts';

/** Only the searched generation is left, in the engine and in the registry. */
export async function expectNoOrphan(
  { index, db, engine }: Indexer,
  message?: string,
): Promise<void> {
  const searched = await index.active();
  expect(await index.list(), message).toEqual([searched]);
  expect(await readGenerations(db, engine), message).toMatchObject([
    { navn: searched, status: 'aktiv' },
  ]);
}

/** Runs `meanwhile` once, in the middle of the writing of the bulk that begins with this case. */
export function whileWriting(
  index: MemoryIndex,
  sakId: string,
  meanwhile: () => Promise<void>,
): void {
  index.onWrite = async (_, writes) => {
    const [first] = writes;
    if (first?.kind !== 'put' || first.document.sakId !== sakId) return;
    index.onWrite = () => undefined;
    await meanwhile();
  };
}
