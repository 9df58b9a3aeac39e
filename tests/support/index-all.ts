import type { Knex } from 'knex';
import { readSakerAfter } from '#db/sak/saker.ts';
import { generationName } from '#indexer/generations.ts';
import { buildDocument } from '#search/build-document.ts';
import type { SearchAdapter } from '#search/port.ts';

/** Indexes what Postgres holds as it is at `now`, as a rebuild would, and leaves nothing waiting. */
export async function indexAll({ index }: SearchAdapter, db: Knex, now: Date): Promise<void> {
  const generation = generationName(now);
  await index.create(generation);
  const saker = await readSakerAfter(db, null, 10_000);
  const writes = saker.map((sak) => ({ kind: 'put', ...buildDocument(sak, now) }) as const);
  if (writes.length > 0) await index.write(generation, writes);
  await index.finish(generation);
  await index.activate(generation);
  await db('sak_utboks').delete();
}
