import type { Knex } from 'knex';
import { enqueueSaker } from '#db/queues/sak-outbox.ts';
import { run, sql } from '#db/sql.ts';
import type { SakEndring } from '#domain/endringer.ts';
import { followHearings } from './spor.ts';

/** Changes that are kept of a case: the newest. */
export const MOST_KEPT = 50;

/** Adds the changes, in their order, in the transaction in which the cases are changed and locked; the oldest give way. */
export async function addEndringer(
  trx: Knex,
  endringer: readonly SakEndring[],
  now: Date,
): Promise<void> {
  if (endringer.length === 0) return;
  const rows = endringer.map(({ sakId, endring }, rad) => ({
    ...{ rad, sak_id: sakId, slag: endring.slag },
    fra: 'fra' in endring ? endring.fra : null,
    til: 'til' in endring ? endring.til : null,
    ...('fil' in endring && endring.fil),
  }));
  await run(
    trx,
    sql`insert into sak_endring (sak_id, nr, tidspunkt, slag, fra, til, dokument_id)
      select ny.sak_id,
        coalesce((select max(nr) from sak_endring e where e.sak_id = ny.sak_id), 0)
          + row_number() over (partition by ny.sak_id order by ny.rad),
        ${now}::timestamptz(3), ny.slag, ny.fra, ny.til,
        (select id from dokument k where k.filtype = ny.filtype
          and k.domstol_initialer = ny."domstolInitialer" and k.fil_navn = ny."filNavn")
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as ny (rad int, sak_id text, slag text,
        fra jsonb, til jsonb, filtype text, "domstolInitialer" text, "filNavn" text)`,
  );
  const sakIds = [...new Set(endringer.map(({ sakId }) => sakId))];
  await run(
    trx,
    sql`delete from sak_endring e where e.sak_id = any(${sakIds})
      and e.nr <= (select max(nr) from sak_endring n where n.sak_id = e.sak_id) - ${MOST_KEPT}::int`,
  );
  await followHearings(trx, endringer, now);
  // Who follows the case is told by the follower; that a hearing is cancelled changes nothing else of it.
  await enqueueSaker(trx, sakIds);
}
