import type { Clause, Term } from '../../query.ts';
import { anyOf, sql, type Sql } from '../sql.ts';

/** At least one term matches; with `negated`, none does. No condition here is ever null. */
export function clauseCondition({ anyOf: terms, negated }: Clause, matches: (t: Term) => Sql): Sql {
  const found = anyOf(terms.map(matches));
  return negated ? sql`not ${found}` : found;
}
