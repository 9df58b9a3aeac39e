import { type Sql, raw, sql } from '#db/sql.ts';

/** The first number of the advisory locks of imports under way; the second is the import's. Different from those of other work. */
export const IMPORTFIL_LOCK = 0x7265_7403;

/** The result of `importfil i`: one without a result is under way while its session has the lock, and was killed otherwise. */
export const RESULTAT: Sql = sql`coalesce(i.resultat, case when exists (
    select from pg_locks l where l.locktype = 'advisory' and l.objsubid = 2 and l.classid = ${raw(String(IMPORTFIL_LOCK))}
      and l.objid = i.id::oid and l.database = (select oid from pg_database where datname = current_database()))
    then 'paagaar' else 'avbrutt' end)`;
