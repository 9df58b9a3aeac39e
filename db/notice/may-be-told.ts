import { sql, type Sql } from '#db/sql.ts';

/**
 * For a larger statement: whether somebody may have to be told of the case that `sakId` names: it came or was changed after
 * `since`, and there is a saved search that tells, or it is somebody's favourite.
 */
export function mayBeTold(sakId: Sql, since: Date): Sql {
  return sql`exists (select from sak where sak.sak_id = ${sakId}
    and greatest(sak.foerst_sett, sak.endret) > ${since}
    and (exists (select from lagret_soek where varsle <> 'aldri')
      or exists (select from favoritt where favoritt.sak_id = sak.sak_id)))`;
}
