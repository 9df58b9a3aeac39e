import type { Knex } from 'knex';
import { firstRowOf, run, sql } from '#db/sql.ts';
import { type Day, osloDay, shiftDay } from '#domain/time.ts';
import { lockChain, readLastLink, type Link } from './segl.ts';

/** The end of the chain when a day was over. Whoever has it elsewhere can prove what was in the log by then. */
export interface Anchor extends Link {
  readonly dag: Day;
}

/** Notes the end of the chain for the day before `now`, in the caller's transaction; null when that has been done. */
export async function addAnchor(trx: Knex, now: Date): Promise<Anchor | null> {
  const dag = shiftDay(osloDay(now), { days: -1 });
  if (await firstRowOf(trx, sql`select from revisjon_anker where dag = ${dag}::date`)) return null;
  await lockChain(trx);
  const { nr, hash } = await readLastLink(trx);
  const added = await firstRowOf(
    trx,
    sql`insert into revisjon_anker (dag, nr, hash, laget) values (${dag}::date, ${nr}, ${hash}, ${now})
      on conflict do nothing returning 1`,
  );
  return added ? { dag, nr, hash } : null;
}

/**
 * Lets go of the seals whose rows retention has removed, up to an anchor: the chain then begins there. `cutoff` is that of the rows, so
 * that what somebody else has removed keeps its seals, and is noticed.
 */
export async function dropSeals(trx: Knex, cutoff: Date): Promise<void> {
  await lockChain(trx);
  await run(trx, sql`select set_config('presse.revisjon_fjern', 'on', true)`);
  await run(
    trx,
    sql`delete from revisjon_segl where nr <= (select max(nr) from revisjon_anker
      where nr < coalesce((select nr from revisjon_segl s
        where tidspunkt > ${cutoff} or exists (select from revisjon r where r.id = s.revisjon_id)
        order by nr limit 1), 9223372036854775807))`,
  );
  await run(trx, sql`select set_config('presse.revisjon_fjern', 'off', true)`);
}

export interface ChainState {
  /** When the oldest row was written that waits for its seal; null without any. */
  readonly oldestUnsealed: Date | null;
  /** The last anchor; null before the first. */
  readonly last: { readonly dag: Day; readonly laget: Date } | null;
}

/** Whether the chain keeps up with the log. */
export async function readChainState(db: Knex): Promise<ChainState> {
  const [oldest, last] = await Promise.all([
    firstRowOf<{ tidspunkt: Date }>(
      db,
      sql`select tidspunkt from revisjon where id = (select min(revisjon_id) from revisjon_uforseglet)`,
    ),
    firstRowOf<{ dag: Day; laget: Date }>(
      db,
      sql`select dag, laget from revisjon_anker order by dag desc limit 1`,
    ),
  ]);
  return { oldestUnsealed: oldest?.tidspunkt ?? null, last: last ?? null };
}
