import type { Knex } from 'knex';
import { rowsOf } from './sql.ts';

/** What was known of a case when it was written: at its version, the next instant at which something is hidden. */
export interface Transition {
  readonly sakId: string;
  readonly versjon: number;
  readonly neste: Date | null;
}

const PENDING = `with ny as (
    select * from unnest(?::text[], ?::bigint[], ?::timestamptz[]) as ny (sak_id, versjon, neste)),
  aapen as (
    select sak.sak_id, ny.neste from sak join ny using (sak_id)
    where sak.versjon = ny.versjon and sak.neste_overgang is distinct from ny.neste`;

/**
 * Stores the transitions of cases that have just been written, unless they have changed since (their own outbox
 * row then brings them here again). A transition that `now` has already passed means that the written document
 * was out of date on arrival, perhaps over a newer one of the same version: such a case gets a new version.
 *
 * Never waits for a lock, so it can take part in no deadlock; gives the ids it could not get at.
 */
export async function storeTransitions(
  db: Knex,
  transitions: readonly Transition[],
  now: Date,
): Promise<string[]> {
  if (transitions.length === 0) return [];
  const bindings = [
    transitions.map((transition) => transition.sakId),
    transitions.map((transition) => transition.versjon),
    transitions.map((transition) => transition.neste),
  ];
  await db.raw(
    `${PENDING} order by sak.sak_id for no key update of sak skip locked)
     update sak set neste_overgang = aapen.neste,
       versjon = case when aapen.neste <= ? then sak.versjon + 1 else sak.versjon end
     from aapen where sak.sak_id = aapen.sak_id`,
    [...bindings, now] as Knex.RawBinding[],
  );
  const held = await rowsOf<{ sak_id: string }>(
    db,
    `${PENDING}) select sak_id from aapen`,
    bindings,
  );
  return held.map((row) => row.sak_id);
}

/**
 * Gives a new version to cases of which something is hidden from `now` on, at most `limit`; the trigger enqueues
 * them. Those that someone is changing at this moment are left for the next time. Returns how many.
 */
export async function sweepDue(db: Knex, now: Date, limit: number): Promise<number> {
  const due = await rowsOf(
    db,
    `with forfalt as materialized (
       select sak_id from sak where neste_overgang <= ?
       order by neste_overgang limit ? for no key update skip locked)
     update sak set versjon = sak.versjon + 1 from forfalt where sak.sak_id = forfalt.sak_id
     returning 1`,
    [now, limit],
  );
  return due.length;
}

/** The earliest transition that is stored, due or ahead. */
export async function nextDue(db: Knex): Promise<Date | null> {
  const [row] = await rowsOf<{ neste: Date | null }>(
    db,
    'select min(neste_overgang) as neste from sak',
  );
  return row?.neste ?? null;
}
