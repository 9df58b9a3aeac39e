import type { Knex } from 'knex';
import { osloDay } from '#domain/time.ts';

/**
 * domain/access.ts' `accessState` in SQL, over the columns of `pressebruker` at `now`, for lists that are
 * filtered and sorted by it: the same conditions in the same order, and what is unknown (null) holds nowhere.
 */
export function accessStateSql(db: Knex, now: Date): Knex.Raw {
  const today = osloDay(now);
  return db.raw(
    `(case
        when tilgang_fra is null or tilgang_fra > ?::timestamptz then 'applicant'
        when sluttdato <= ?::date then 'ended'
        when suspendert_til > ?::date then 'suspended'
        when tilgang_til <= ?::timestamptz then 'lapsed'
        else 'valid'
      end)`,
    [now, today, today, now],
  );
}
