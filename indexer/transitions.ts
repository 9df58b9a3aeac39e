import type { Knex } from 'knex';
import { changedBy, firstRowOf, rowsOf, run, type Sql, sql } from '#db/sql.ts';

/** The next instant at which something of a case is to be hidden, as of the version that was written; null: none. */
export interface Transition {
  readonly sakId: string;
  readonly versjon: number;
  readonly neste: Date | null;
}

/**
 * Stores the transitions of cases that have just been written. A case that has changed since is left out: its own
 * outbox row brings it here again. If `now` has passed a transition, the document was out of date when it was
 * written, perhaps over a newer one of the same version; such a case gets a new version.
 *
 * Never waits for a lock, so it can't take part in a deadlock. Returns the ids that were locked.
 */
export async function storeTransitions(
  db: Knex,
  transitions: readonly Transition[],
  now: Date,
): Promise<string[]> {
  if (transitions.length === 0) return [];
  const open = notStored(transitions);
  await run(
    db,
    sql`with aapen as (${open} order by sak.sak_id for no key update of sak skip locked)
     update sak set neste_overgang = aapen.neste,
       versjon = case when aapen.neste <= ${now} then sak.versjon + 1 else sak.versjon end
     from aapen where sak.sak_id = aapen.sak_id`,
  );
  const locked = await rowsOf<{ sak_id: string }>(db, open);
  return locked.map((row) => row.sak_id);
}

/** The cases that still have the version that was written, and another transition stored. */
function notStored(transitions: readonly Transition[]): Sql {
  return sql`select sak.sak_id, ny.neste from sak join unnest(
      ${transitions.map(({ sakId }) => sakId)}::text[],
      ${transitions.map(({ versjon }) => versjon)}::bigint[],
      ${transitions.map(({ neste }) => neste)}::timestamptz[]) as ny (sak_id, versjon, neste)
    using (sak_id)
    where sak.versjon = ny.versjon and sak.neste_overgang is distinct from ny.neste`;
}

/** Due cases that are put into the outbox at a time. */
export const SWEEP_BATCH = 1_000;

/**
 * Gives a new version to at most `limit` cases whose transition is due at `now`; a trigger then puts them into the
 * outbox. Cases that somebody is changing at this moment are left for the next time. Returns how many there were.
 */
export async function sweepDue(db: Knex, now: Date, limit: number): Promise<number> {
  return changedBy(
    db,
    sql`with forfalt as materialized (
       select sak_id from sak where neste_overgang <= ${now}
       order by neste_overgang limit ${limit} for no key update skip locked)
     update sak set versjon = sak.versjon + 1 from forfalt where sak.sak_id = forfalt.sak_id`,
  );
}

/** The earliest transition that is stored, due or not. */
export async function nextDue(db: Knex): Promise<Date | null> {
  const row = await firstRowOf<{ neste: Date | null }>(
    db,
    sql`select min(neste_overgang) as neste from sak`,
  );
  return row?.neste ?? null;
}
