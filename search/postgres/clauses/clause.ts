import type { Clause, Term } from '#search/query.ts';
import { anyOf, sql, type Sql } from '#search/postgres/sql.ts';

/** At least one term matches; with `negated`, none does. No condition here is ever null. */
export function clauseCondition({ anyOf: terms, negated }: Clause, matches: (t: Term) => Sql): Sql {
  const found = anyOf(terms.map(matches));
  return negated ? sql`not ${found}` : found;
}
