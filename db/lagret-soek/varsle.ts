import type { Knex } from 'knex';
import { firstRowOf, run, sql } from '#db/sql.ts';
import type { Varsle } from '#domain/nyheter.ts';

/** How soon its owner is told what the search finds, from `now` on; false when this person has none of that id. */
export async function setLagretSoekVarsle(
  db: Knex,
  { pressebrukerId, id }: { readonly pressebrukerId: string; readonly id: number },
  { varsle, now }: { readonly varsle: Varsle; readonly now: Date },
): Promise<boolean> {
  const before = await firstRowOf<{ varsle: Varsle }>(
    db,
    sql`select varsle from lagret_soek where id = ${id} and pressebruker_id = ${pressebrukerId} for update`,
  );
  if (!before) return false;
  if (before.varsle === varsle) return true;
  const fra = varsle === 'aldri' ? null : now;
  await run(
    db,
    sql`update lagret_soek set varsle = ${varsle}, varsler_fra = case when ${fra}::timestamptz is null then null
        else coalesce(varsler_fra, ${fra}) end where id = ${id}`,
  );
  if (varsle !== 'aldri' && before.varsle !== 'aldri') return true;
  await run(
    db,
    sql`update nyhet set sendt = ${now} where pressebruker_id = ${pressebrukerId}
      and lagret_soek_id = ${id} and sendt is null`,
  );
  return true;
}
