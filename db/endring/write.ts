import type { Knex } from 'knex';
import { noteMoved } from '#db/domstol/kjent.ts';
import { run, sql } from '#db/sql.ts';
import type { SakEndring } from '#domain/endringer.ts';
import { mayBeHidden, MOST_SHOWN } from './read.ts';
import { followHearings } from './spor.ts';

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
    // What may be hidden, apart: it must not be seen by what gives way to it. One more than is shown says that there are older ones.
    sql`delete from sak_endring e using (
        select sak_id, nr, row_number() over (partition by sak_id, ${mayBeHidden} order by nr desc) as plass
          from sak_endring where sak_id = any(${sakIds})) r
      where e.sak_id = r.sak_id and e.nr = r.nr and r.plass > ${MOST_SHOWN + 1}::int`,
  );
  await followHearings(trx, endringer, now);
  await noteMoved(trx, endringer, now);
  // The follower tells who follows the case, and writes anew what is indexed of it: what has become of a hearing is a word there.
  await run(trx, sql`select sak_hev_versjon(${sakIds}::text[])`);
}
