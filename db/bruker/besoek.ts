import type { Knex } from 'knex';
import { isDatabaseUnavailable } from '#db/errors.ts';
import { run, sql } from '#db/sql.ts';
import type { Visits } from '#domain/visit.ts';

/** The columns of `pressebruker` that visits depend on. */
export interface VisitColumns {
  readonly besoek_sist: Date | null;
  readonly besoek_forrige: Date | null;
}

export function visitsOf({ besoek_sist, besoek_forrige }: VisitColumns): Visits {
  return { lastCall: besoek_sist, before: besoek_forrige };
}

/**
 * Notes a call. Of several at once the first counts, and a row that somebody is changing is left for the next time. Where Postgres
 * can't write, nothing is noted: what was asked for is answered as far as it can be.
 */
export async function noteVisit(
  db: Knex,
  pressebrukerId: string,
  known: Visits,
  { lastCall, before }: Visits,
): Promise<void> {
  try {
    await run(
      db,
      sql`update pressebruker set besoek_sist = ${lastCall}, besoek_forrige = ${before}
        where id = (select id from pressebruker where id = ${pressebrukerId}
          and besoek_sist is not distinct from ${known.lastCall} for no key update skip locked)`,
    );
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error;
  }
}
