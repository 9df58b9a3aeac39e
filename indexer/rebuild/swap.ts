import type { GenerationName } from '#search/port.ts';
import { changeRegistry, markActive } from '#indexer/generations.ts';
import type { Indexer } from '#indexer/indexer.ts';
import { COMMITTED_AT } from '#indexer/outbox.ts';
import { changedBy, rowsOf } from '#indexer/sql.ts';
import { RebuildRefused } from './refused.ts';

/**
 * From now on the generation is the one that is searched. The engine changes at once; killed between that and the
 * registry, both generations are still written to, and the next rebuild swaps again.
 */
export async function swap(indexer: Indexer, navn: GenerationName): Promise<void> {
  const { db, index, motor } = indexer;
  await changeRegistry(db, async (trx) => {
    if (!(await markActive(trx, motor, navn)))
      throw new RebuildRefused(
        'forkastet',
        'the generation was given up while it was built; is the follower of another engine running?',
      );
    await index.activate(navn);
  });
}

/** Removes the dead letters from before the comparison, which every one of those cases has passed. */
export async function forgetOldLetters(indexer: Indexer, before: Date): Promise<void> {
  await indexer.db.raw('delete from doedbrev where sist_feilet < ?', [before]);
}

const AT_ONCE = 10_000;

/**
 * Removes the outbox rows of changes that were committed before the rebuild read its first case: they are in the
 * index. Rows that a follower holds are its own business, and all stay while another engine needs them.
 */
export async function forgetCoveredRows(indexer: Indexer, snapshot: string): Promise<number> {
  const { db, motor } = indexer;
  const others = await rowsOf(db, 'select 1 from indeksgenerasjon where motor <> ?', [motor]);
  if (others.length > 0) return 0;
  let removed = 0;
  for (;;) {
    const now = await changedBy(
      db,
      `delete from sak_utboks where id in (
         select id from sak_utboks where ${COMMITTED_AT} limit ? for update skip locked)`,
      [snapshot, AT_ONCE],
    );
    removed += now;
    if (now === 0) return removed;
  }
}
