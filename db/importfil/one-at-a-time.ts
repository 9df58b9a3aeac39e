import type { Knex } from 'knex';
import { firstRowOf, run, sql } from '#db/sql.ts';
import { RESULTAT } from './running.ts';

/** An upload is one transaction, a file of the command many small ones: neither may stand in the middle of the other's. */
export const UPLOAD_LOCK = 0x7265_7404;

/** To be called in each transaction of a command: it waits for an upload, which takes seconds. */
export async function shareWithUploads(trx: Knex): Promise<void> {
  await run(trx, sql`select pg_advisory_xact_lock_shared(${UPLOAD_LOCK})`);
}

/** Whether nothing else is read in now; then nothing begins to be until the transaction ends. */
export async function isAlone(trx: Knex): Promise<boolean> {
  const row = await firstRowOf<{ mine: boolean }>(
    trx,
    sql`select pg_try_advisory_xact_lock(${UPLOAD_LOCK}) as mine`,
  );
  if (!row?.mine) return false;
  const busy = await firstRowOf(
    trx,
    sql`select from importfil i where i.resultat is null and ${RESULTAT} = 'paagaar' limit 1`,
  );
  return busy === undefined;
}

/**
 * Ends an upload that is being looked at or read in; nothing of it stays. It holds what hiding waits for, for seconds, and whoever
 * uploads can press again.
 */
export async function endUploads(trx: Knex): Promise<void> {
  await run(
    trx,
    sql`select pg_terminate_backend(l.pid) from pg_locks l join pg_stat_activity a using (pid)
      where l.locktype = 'advisory' and l.objsubid = 1 and l.classid = 0 and l.objid = ${UPLOAD_LOCK}::oid
        and l.mode = 'ExclusiveLock' and l.granted and a.datname = current_database() and a.usename = current_user`,
  );
}
