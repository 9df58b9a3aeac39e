import type { Gate } from '#search/port.ts';
import { allOf, ALWAYS, NEVER, sql, type Sql } from '#search/postgres/sql.ts';

/** The case's names may be looked at; elsewhere the field is as good as empty (DESIGN §3). */
export function namesAreOpen({ now, stale }: Gate): Sql {
  if (stale.parter === 'all') return NEVER;
  return allOf([sql`s.parter_skjules_fra > ${now}`, notIn(stale.parter)]);
}

/** The case is none of `sakIds`. */
export function notIn(sakIds: readonly string[]): Sql {
  return sakIds.length === 0 ? ALWAYS : sql`s.sak_id <> all(${sakIds}::text[])`;
}
