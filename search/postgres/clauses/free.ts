import type { Gate } from '#search/port.ts';
import type { Clause, Term } from '#search/query.ts';
import { FIELD_KEY, OPEN_FIELDS, phraseOf } from '#search/postgres/fields.ts';
import { allOf, anyOf, sql, type Sql } from '#search/postgres/sql.ts';
import type { Tables } from '#search/postgres/tables.ts';
import { clauseCondition } from './clause.ts';
import { namesAreOpen } from './parter.ts';
import { inOrder, isPhrase, tsquery } from './term.ts';

/** The free text: each clause somewhere in the case. */
export function freeConditions(clauses: readonly Clause[], tables: Tables, gate: Gate): Sql[] {
  const matches = (term: Term) =>
    isPhrase(term) ? phraseInCase(term, tables, gate) : wordInCase(term, gate);
  return clauses.map((clause) => clauseCondition(clause, matches));
}

/**
 * One look into the index for the open fields and the names together; then, where the names are closed, whether
 * the open fields alone would do. The same as `open or (names and the gate)`, at half the price.
 */
function wordInCase(term: Term, gate: Gate): Sql {
  const [open, names] = queriesOf(term);
  const inOpen = sql`s.tokens @@ ${open}::tsquery`;
  if (names === null || gate.stale.parter === 'all') return inOpen;
  const anywhere = sql`s.tokens @@ ${`(${open}) | (${names})`}::tsquery`;
  return allOf([anywhere, anyOf([namesAreOpen(gate), inOpen])]);
}

function phraseInCase(term: Extract<Term, { kind: 'phrase' }>, { tekst }: Tables, gate: Gate): Sql {
  const [open, names] = queriesOf(term);
  const inOrderIn = (columns: readonly Sql[]) =>
    sql`exists (select from ${tekst} t where t.sak_id = s.sak_id and ${inOrder(term.tokens, columns)})`;
  return anyOf([
    allOf([sql`s.tokens @@ ${open}::tsquery`, inOrderIn(OPEN_FIELDS.map(phraseOf))]),
    allOf([
      sql`s.tokens @@ ${names}::tsquery`,
      namesAreOpen(gate),
      inOrderIn([phraseOf('parter')]),
    ]),
  ]);
}

function queriesOf(term: Term): readonly [open: string | null, names: string | null] {
  return [tsquery(term, ''), tsquery(term, FIELD_KEY.parter)];
}
