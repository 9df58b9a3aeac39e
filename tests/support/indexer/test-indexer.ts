import type { Knex } from 'knex';
import pino from 'pino';
import { expect } from 'vitest';
import { readGenerations } from '#db/queues/generations.ts';
import type { EngineName, Indexer } from '#indexer/indexer.ts';
import { createNotices } from '#indexer/notices/notices.ts';
import { buildDocument } from '#search/document.ts';
import type { SearchIndex } from '#search/port.ts';
import { analysisVersion } from '#search/version.ts';
import { createTestDatabase } from '#tests/support/servers/database.ts';
import { type MemoryIndex, createMemoryIndex } from './memory-index.ts';

export interface TestIndexer<I extends SearchIndex = SearchIndex> {
  readonly indexer: Indexer & { readonly index: I };
  /** Set to travel in time. */
  readonly time: { now: Date };
  readonly close: () => Promise<void>;
}

/** Noon on 10 March 2026 in Oslo: the time at the start of every test. */
export const NOON = new Date('2026-03-10T12:00:00+01:00');

/** An indexer on a database of its own and the index that `open` gives. */
export async function createTestIndexer<I extends SearchIndex>(
  engine: EngineName,
  open: (db: Knex) => I,
): Promise<TestIndexer<I>> {
  const { db, url, close } = await createTestDatabase();
  const time = { now: NOON };
  const index = open(db);
  const indexer = {
    db,
    databaseUrl: url,
    engine,
    index,
    build: buildDocument,
    notices: createNotices(),
    analysis: analysisVersion(),
    clock: () => new Date(time.now),
    log: pino({ level: 'silent' }),
  };
  return {
    indexer,
    time,
    close: async () => {
      await index.close();
      await close();
    },
  };
}

/** For tests about the indexer alone, with an engine that fails on demand. */
export async function createMemoryIndexer(): Promise<TestIndexer<MemoryIndex>> {
  return createTestIndexer('postgres', createMemoryIndex);
}

/** All entries of a generation, as `sakId → hash`. */
export async function contentsOf(
  index: SearchIndex,
  generation: string,
): Promise<Map<string, string>> {
  await index.refresh(generation);
  const contents = new Map<string, string>();
  for await (const { sakId, hash } of index.entries(generation)) contents.set(sakId, hash);
  return contents;
}

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
