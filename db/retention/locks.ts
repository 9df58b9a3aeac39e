import type { Knex } from 'knex';
import { firstRowOf, raw, run, sql } from '#db/sql.ts';

/** Advisory locks; the numbers are only different from each other and from that of the migrations. */
const RUN_LOCK = 0x7265_7401;
const IMPORT_LOCK = 0x7265_7402;

/** ms for which a batch waits for imports under way before it leaves the rest to the next run. */
const PATIENCE = 3_000;
/** ms that a statement of the job may take, so that nobody waits for it for long. */
const STATEMENT_LIMIT = 20_000;

/**
 * To be called first in each transaction of an import: what the job removes stays as it is until the transaction ends.
 * Imports do not wait for each other, and for the job no longer than one of its small batches takes.
 */
export async function shareWithRetention(trx: Knex): Promise<void> {
  await run(trx, sql`select pg_advisory_xact_lock_shared(${IMPORT_LOCK})`);
}

/** One batch of the job: a transaction that gives up rather than keep others waiting. */
export async function inBatch<T>(db: Knex, work: (trx: Knex) => Promise<T>): Promise<T> {
  return db.transaction(async (trx: Knex) => {
    await run(trx, raw(`set local lock_timeout = ${PATIENCE}`));
    await run(trx, raw(`set local statement_timeout = ${STATEMENT_LIMIT}`));
    return work(trx);
  });
}

/** As `inBatch`, while no import is in the middle of a transaction. */
export async function apartFromImports<T>(db: Knex, work: (trx: Knex) => Promise<T>): Promise<T> {
  return inBatch(db, async (trx) => {
    await run(trx, sql`select pg_advisory_xact_lock(${IMPORT_LOCK})`);
    return work(trx);
  });
}

/** Lets one process at a time run the job; null when another one does. However this process ends, the lock ends with it. */
export async function withRunLock<T>(
  db: Knex,
  work: () => Promise<T>,
  lock = RUN_LOCK,
): Promise<T | null> {
  return db.transaction(async (trx: Knex) => {
    const row = await firstRowOf<{ mine: boolean }>(
      trx,
      sql`select pg_try_advisory_xact_lock(${lock}) as mine`,
    );
    return row?.mine ? work() : null;
  });
}
