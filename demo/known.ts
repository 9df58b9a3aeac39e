import type { Knex } from 'knex';
import { run, sql } from '#db/sql.ts';

/**
 * Notes when the hearings of these cases became known, for /dekning/varsling: with the case, and of some that are over shortly before,
 * on the day, or afterwards. The same hearing has the same luck each time.
 */
export async function noteDemoKnown(
  trx: Knex,
  sakIds: readonly string[],
  now: Date,
): Promise<void> {
  await run(
    trx,
    sql`insert into rettsmoete_kjent (sak_id, start, foerst_sett, flyttet)
      select sak_id, start,
        case when start > ${now} or lykke >= 180 then least(foerst_sett, start - interval '30 hours')
          when lykke < 15 then start + interval '20 hours' else start - interval '15 hours' end,
        start <= ${now} and lykke between 15 and 49
      from (select distinct s.sak_id, r.start, s.foerst_sett, abs(hashtext(s.sak_id || r.start::date)::bigint) % 1000 as lykke
        from sak s join rettsmoete r using (sak_id) where s.sak_id = any(${sakIds}::text[])) moete
      on conflict (sak_id, start) do nothing`,
  );
}
