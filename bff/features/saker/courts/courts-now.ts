import type { Knex } from 'knex';
import { listDomstoler } from '#db/domstol/domstoler.ts';
import { ALL_COURTS } from '#domain/search-rules.ts';
import { osloDay } from '#domain/time.ts';
import { everyMinute } from './every-minute.ts';

/** Courts are opened and closed by a new version of the service, or when the last case is gone. */
const courtIds = everyMinute(
  async (db: Knex, now: Date) =>
    new Set([ALL_COURTS, ...(await listDomstoler(db, osloDay(now))).map(({ id }) => id)]),
);

/** Whether a court can be chosen now, or all of them. */
export async function courtsNow(db: Knex, now: Date): Promise<(domstolid: string) => boolean> {
  const ids = await courtIds(db, now);
  return (domstolid) => ids.has(domstolid);
}
