import type { Knex } from 'knex';
import pg from 'pg';
import { endConnection, SESSION_SETTINGS } from '#db/connection.ts';
import { codeOf, isDatabaseUnavailable } from '#db/errors.ts';
import { changedBy, firstRowOf, run, sql } from '#db/sql.ts';
import type { Lane } from '#db/lane.ts';
import { OwnWords } from '#domain/own-words.ts';

/**
 * `indeksspor`: which engine and layout has which lane (docs/decisions/0039). Lane a is the tables of the schema public, lane b those
 * of spor_b; a program finds the tables of its lane by its search path (db/lane.ts).
 */

/** Whoever has a lane: an engine, and how it stores documents (search/version.ts). */
export interface LaneOwner {
  readonly engine: string;
  readonly layout: string;
}

/** Programs of two other layouts are running: an upgrade is finished before the next one begins. */
export class LanesInUse extends OwnWords {
  override readonly name = 'LanesInUse';
  constructor() {
    super(
      'two other versions use the index: stop the programs of one of them; this one then takes its place',
    );
  }
}

/** The lane of this owner; takes one when it has none yet. Throws `LanesInUse`. */
export async function laneOf(databaseUrl: string, { engine, layout }: LaneOwner): Promise<Lane> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: CONNECTING,
    query_timeout: TAKING,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query(SESSION_SETTINGS);
    const { rows } = await client.query<{ lane: Lane }>('select spor_for($1, $2) as lane', [
      engine,
      layout,
    ]);
    return rows[0]!.lane;
  } catch (error) {
    // Not migrated: then there is one lane, and the program meets that by itself.
    if (codeOf(error) === '42883') return 'a';
    throw codeOf(error) === '55006' ? new LanesInUse() : error;
  } finally {
    await endConnection(client);
  }
}

/** The lane of this owner; null when it has none yet. Takes none. */
export async function findLane(db: Knex, { engine, layout }: LaneOwner): Promise<Lane | null> {
  const row = await firstRowOf<{ lane: Lane }>(
    db,
    sql`select spor as lane from indeksspor where motor = ${engine} and oppsett = ${layout}`,
  );
  return row?.lane ?? null;
}

/** ms. Taking a lane waits for imports to end their batches. */
const CONNECTING = 10_000;
const TAKING = 60_000;
/** ms between two tries. */
const AGAIN = 1_000;

/** As `laneOf`, and waits for the database and for a lane until the signal. */
export async function waitForLane(
  databaseUrl: string,
  owner: LaneOwner,
  onWait: (reason: Error) => void,
  signal?: AbortSignal,
): Promise<Lane> {
  for (;;) {
    try {
      return await laneOf(databaseUrl, owner);
    } catch (error) {
      const isPassing = error instanceof LanesInUse || isDatabaseUnavailable(error);
      if (!isPassing || signal?.aborted) throw error;
      onWait(error as Error);
      await new Promise((resolve) => setTimeout(resolve, AGAIN));
    }
  }
}

/**
 * Whether an index of another layout is searched, and none of the lane that `db` uses: this version has been started beside an
 * older one, and its index is still to be built.
 */
export async function isBesideOther(db: Knex, engine: string): Promise<boolean> {
  const row = await firstRowOf<{ own: boolean; other: boolean }>(
    db,
    sql`with alle as (
        select motor, status, 'a' as spor from public.indeksgenerasjon
        union all select motor, status, 'b' from spor_b.indeksgenerasjon),
      mitt as (select case when current_schema() = 'spor_b' then 'b' else 'a' end as spor)
      select bool_or(alle.spor = mitt.spor) is true as own, bool_or(alle.spor <> mitt.spor) is true as other
      from alle, mitt where status = 'aktiv' and motor = ${engine}`,
  );
  return row !== undefined && row.other && !row.own;
}

/** Seconds after which an untaken change means that no follower of the lane is left. */
const ABANDONED = 24 * 3_600;

/**
 * Empties the other lane: what it had is no longer kept true. Unless `force`, only when nothing has been taken from its queue for a
 * day. Not while a program is connected that uses it. Returns whether it did.
 */
export async function retireLane(db: Knex, lane: Lane, force: boolean): Promise<boolean> {
  return db.transaction(async (trx) => {
    await run(trx, sql`select pg_advisory_xact_lock(spor_laas(), 0)`);
    const row = await firstRowOf<{ free: boolean }>(
      trx,
      sql`select pg_try_advisory_xact_lock(spor_laas(), ${lane === 'a' ? 1 : 2}::int) as free
        from indeksspor where spor = ${lane} and motor is not null
          and (${force}::boolean or exists (select from (
              select min(opprettet) as eldst from public.sak_utboks where ${lane} = 'a'
              union all select min(opprettet) from spor_b.sak_utboks where ${lane} = 'b') koe
            where eldst < clock_timestamp() - ${ABANDONED} * interval '1 s'))`,
    );
    if (!row?.free) return false;
    await run(trx, sql`select spor_toem(${lane})`);
    return true;
  });
}

const REMOVED_AT_ONCE = 10_000;

/** Triggers write changes into the queue of lane a also while nobody has that lane. Removes them; returns how many. */
export async function removeUnowned(db: Knex): Promise<number> {
  return db.transaction(async (trx) => {
    await run(trx, sql`select pg_advisory_xact_lock(spor_laas(), 0)`);
    return changedBy(
      trx,
      sql`delete from public.sak_utboks where id in (
         select id from public.sak_utboks
         where (select motor is null from indeksspor where spor = 'a')
           and not exists (select from public.indeksgenerasjon)
         limit ${REMOVED_AT_ONCE} for update skip locked)`,
    );
  });
}
