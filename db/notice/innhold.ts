import { sql, type Sql } from '#db/sql.ts';

/**
 * For a larger statement: what the search looks for, as a short text. Another name, or how often it tells, leaves it as it is. What
 * was found for one content is never written as a hit of another one.
 */
export function innholdAv(): Sql {
  return sql`hashtextextended(soek || ' ' || coalesce(periode, ''), 0)::text`;
}
